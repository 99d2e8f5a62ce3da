import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { catalogues } from './plugins/catalogues.ts';
import { gameChunk, tableChunk } from './plugins/chunks.ts';
import { preloads } from './plugins/preloads.ts';
import { rulebooks } from './plugins/rulebooks.ts';
import { withoutBots } from './plugins/without-bots.ts';
import { withoutRulebooks } from './plugins/without-rulebooks.ts';
import { withoutTables } from './plugins/without-tables.ts';

const SERVER = process.env.BRIDGEHEAD_SERVER ?? 'http://127.0.0.1:3000';
/** What every page needs: the view library, the pieces, the kernel, the shell. */
const BASE_PARTS = [
  /node_modules\/(preact|wouter|zustand|@lingui|@noble|canonicalize|regexparam|use-sync|mitt)/,
  // The house's pieces; a game's own `ui/` comes with the game.
  /(?<!\/games\/[\w-]+)\/ui\/(?!director\/|faces\/|typed\/(?!words)|pieces\/standing-|icons\/(?!verbs|hall))/,
  /\/kernel\//,
  /\/match\/(guest|terms)\.ts/,
  /\/web\/(main|app|boundary|lazily|later|fetched|trouble|i18n|settings\.ts|shell|me|faces\.tsx|games\.ts|api|names|hash|waiting)/,
  /\/web\/(annotate\/readings|pages\/loading|locales\/en\.json|session\/saves)/,
  /\/games\/(catalogue|shelf|[\w-]+\/(shelf|icons\/emblem))\.ts/,
];
const isBase = (id: string): boolean => BASE_PARTS.some((part) => part.test(id));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // Preact speaks React's language at a tenth of the size; everything we use works with it.
  resolve: {
    alias: [
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  plugins: [
    catalogues(),
    withoutBots(),
    withoutRulebooks(),
    rulebooks(),
    preloads(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Bridgehead',
        short_name: 'Bridgehead',
        description: 'Tabletop games, ready to play.',
        display: 'standalone',
        start_url: '/',
        background_color: '#0b1220',
        theme_color: '#0b1220',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,webp,woff2}'],
        // Letters that hardly any name has are fetched when one has them.
        globIgnores: ['**/index.html', 'push-worker.js', '**/literata-{cyrillic,greek,vietnamese}*'],
        directoryIndex: null,
        navigateFallback: '/shell.html',
        navigateFallbackDenylist: [/^\/(api|metrics|healthz)/],
        cleanupOutdatedCaches: true,
        // A page keeps to the network it began with: claimed in the middle of loading, it would fetch what it has preloaded once more.
        clientsClaim: false,
        skipWaiting: true,
        importScripts: ['/push-worker.js'],
      },
    }),
  ],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    reportCompressedSize: false,
    // Pictures are files of their own: inside a script they would come before the first move.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'card-faces', priority: 1.5, test: /(?<!\/games\/[\w-]+)\/ui\/faces\// },
            { name: 'base', priority: 2, test: isBase },
            { name: tableChunk, debugName: 'table', priority: 1, test: /\/web\// },
            { name: gameChunk, debugName: 'game', test: /\/games\/[\w-]+\// },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [withoutTables(), rulebooks()] },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
