/** The interface's own sentences. The client that embeds these pieces brings the catalogue. */
export type Params = Readonly<Record<string, string | number>>;
export type Translator = (key: string, params?: Params) => string;

let translator: Translator = (key) => key;

export function setTranslator(to: Translator): void {
  translator = to;
}
export const t: Translator = (key, params) => translator(key, params);
