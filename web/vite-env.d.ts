interface ImportMeta {
  glob<T>(pattern: string): Record<string, () => Promise<T>>;
}
declare module '*?worker' {
  const worker: new () => Worker;
  export default worker;
}
