/** A deck on its way from its page to a table in this browser. */
const KEY = 'bridgehead.brought';

export const bring = (text: string): void => sessionStorage.setItem(KEY, text);

/** Taken once, and only where the address says that something is brought. */
export function takeBrought(query: URLSearchParams): string | null {
  const text = query.has('brought') ? sessionStorage.getItem(KEY) : null;
  sessionStorage.removeItem(KEY);
  return text;
}
