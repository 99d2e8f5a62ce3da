/**
 * Icons by name, each with its author. game-icons.net sorts its drawings by author; the package does not carry the names, and
 * the licence (CC BY 3.0) asks for them.
 */
export type Authors = Readonly<Record<string, string>>;

/** What an icon is called in the file that draws it. */
export const drawingName = (icon: string): string => icon.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
