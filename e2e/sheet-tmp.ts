import { readFileSync } from 'node:fs';
import { launch } from './browser/browser.ts';

const [out, ...files] = process.argv.slice(2) as string[];
const b = await launch();
const p = await b.newPage({ viewport: { width: 1440, height: 100 } });
await p.setContent(
  `<body style="margin:0;display:grid;grid-template-columns:1fr 1fr;gap:4px;background:#888">${files.map((f) => `<div><img style="width:100%" src="data:image/png;base64,${readFileSync(f).toString('base64')}"><div style="font:12px sans-serif">${f.split('/').at(-1)}</div></div>`).join('')}`,
);
await p.screenshot({ path: out!, fullPage: true });
await b.close();
