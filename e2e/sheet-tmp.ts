import { readFileSync } from 'node:fs';
import { launch } from './browser/browser.ts';

const [out, h, ...names] = process.argv.slice(2);
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1900, height: 900 } });
const img = (n: string) =>
  `<img style="height:${h}px;margin:3px" src="data:image/png;base64,${readFileSync(`/tmp/rooms/crew-tmp/shots/${n}.png`).toString('base64')}">`;
await page.setContent(`<body style="margin:0;background:#777">${names.map(img).join('')}</body>`);
await page.waitForTimeout(200);
await page.screenshot({ path: out!, fullPage: true });
await browser.close();
