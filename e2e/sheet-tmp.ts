import { readFileSync } from 'node:fs';
import { launch } from './browser/browser.ts';

const [out, w, ...files] = process.argv.slice(2) as [string, string, ...string[]];
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
await page.setContent(
  `<body style="margin:0;display:flex;flex-wrap:wrap;background:#888;gap:4px">${files.map((f) => `<img style="width:${w}px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')}</body>`,
);
await page.waitForTimeout(200);
await page.screenshot({ path: out, fullPage: true });
await browser.close();
