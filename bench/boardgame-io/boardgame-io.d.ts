declare module 'boardgame.io/dist/cjs/internal.js' {
  // biome-ignore lint/suspicious/noExplicitAny: the package's own types do not resolve under node's module rules
  const internal: any;
  export default internal;
}
declare module 'boardgame.io/dist/cjs/ai.js' {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const ai: any;
  export default ai;
}
