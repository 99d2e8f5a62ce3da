interface ImportMeta {
  glob<T>(pattern: string): Record<string, () => Promise<T>>;
  glob<T>(pattern: string, how: { query: string; import: string; eager: true }): Record<string, T>;
}
declare module '*?worker' {
  const worker: new () => Worker;
  export default worker;
}
