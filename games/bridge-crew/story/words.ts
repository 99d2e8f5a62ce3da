/** How names and sentences are put. */

export const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

/** The first letter of every sentence is a capital; what stands in braces is a name to come. */
export const raised = (text: string): string =>
  text.replace(
    /(^|[.!?]["”]? )(["“]?)(\p{Ll})/gu,
    (_whole, before: string, quote: string, letter: string) => before + quote + letter.toUpperCase(),
  );
