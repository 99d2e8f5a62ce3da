/** The rulebook as data: what people read, what refusals cite, what the tests are counted against. */
export interface Clause {
  /** 'STC-14', 'STC-R9'. */
  readonly id: string;
  readonly text: string;
  /** For rulings: why it was decided so. */
  readonly why?: string;
  /** Ids of cards, spaces, options or prompts that the clause governs, for links both ways. */
  readonly about?: readonly string[];
}
export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}
export interface Rulebook {
  /** Where the rules come from, in a sentence or two. */
  readonly source: string;
  readonly notice?: string;
  readonly chapters: readonly Chapter[];
}

export const clausesOf = (book: Rulebook): readonly Clause[] => book.chapters.flatMap((chapter) => chapter.clauses);
