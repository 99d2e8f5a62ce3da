/**
 * The page names the chunks of its first screen in its head, so that a slow line fetches them together with the shell and not
 * after it. The page of the hall is index.html; each game's "play now" link has a page of its own, play/<game>/index.html.
 * Behind the service worker everything is at hand already: it serves shell.html, which asks for nothing in advance (what a page asks
 * for in advance is not always used there, and the browser complains).
 */
import type { Plugin } from 'vite';

export function preloads(): Plugin {
  return {
    name: 'bridgehead-preloads',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const html = bundle['index.html'];
      if (html?.type !== 'asset') return;
      const shell = String(html.source);
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const holding = (part: string) => chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(part)));
      const withPreloads = (parts: readonly string[]): string => {
        const scripts = new Set<string>();
        const styles = new Set<string>();
        const gather = (name: string) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || scripts.has(name)) return;
          scripts.add(name);
          for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css);
          for (const imported of chunk.imports) gather(imported);
        };
        for (const part of parts) gather(holding(part)?.fileName ?? '');
        const links = [
          ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
          ...[...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
        ].filter((link) => !shell.includes(link.slice(link.indexOf('/'), -2)));
        return shell.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
      };
      const games = chunks.flatMap((chunk) => chunk.moduleIds).flatMap((id) => id.match(/\/games\/([\w-]+)\/index\.ts$/)?.[1] ?? []);
      /** The whole game, or what its first question needs of it. */
      const first = (game: string) =>
        holding(`/games/${game}/opening.ts`) === undefined ? `/games/${game}/index.ts` : `/games/${game}/opening.ts`;
      for (const game of new Set(games))
        this.emitFile({
          type: 'asset',
          fileName: `play/${game}/index.html`,
          source: withPreloads([first(game), `/games/${game}/ui/index.tsx`, '/web/pages/solo.tsx']),
        });
      this.emitFile({ type: 'asset', fileName: 'shell.html', source: shell });
      html.source = withPreloads(['/web/pages/home.tsx']);
    },
  };
}
