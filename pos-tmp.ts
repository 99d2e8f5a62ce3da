// @ts-nocheck
// args: out w h theme(bridge|keep) selector
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { launch, visit } from './e2e/browser/browser.ts';
import { ensureBuilt } from './e2e/browser/built.ts';
import { serveFiles } from './e2e/browser/static.ts';
import { positionOf } from './e2e/browser/blaze-of-glory.ts';
import { openSaved } from './e2e/browser/saved.ts';
const [out, selector, ...shots] = process.argv.slice(2) as string[];
const cache = '/tmp/rooms/blazelook-tmp/pos.json';
if (!existsSync(cache)) {
  const record = await positionOf(['klingon','federation'], (view: any) => view.seats[0].score >= 60 && view.seats[1].score >= 30 && view.vessels.filter((v:any)=>v.controller===0).length>=3 && view.vessels.filter((v:any)=>v.controller===1).length>=2);
  writeFileSync(cache, JSON.stringify(record));
}
const record = JSON.parse(readFileSync(cache,'utf8'));
ensureBuilt();
const [browser, files] = await Promise.all([launch(), serveFiles()]);
try {
for (const shot of shots) {
  const [size, theme] = shot.split(',');
  const [width, height] = size.split('x').map(Number);
  const v = await visit(browser, { baseURL: files.url, width, height, touch: width < 900, dark: theme==='bridge', settings: { theme, motion: 'off' } } as any);
  const page = v.page;
  await openSaved(page, record);
  await page.waitForTimeout(1500);
  if (selector) { const l = page.locator(selector).first(); if (await l.count()) await l.click({timeout:3000}).catch((e:any)=>console.log(String(e).slice(0,200))); }
  await page.waitForTimeout(600);
  await page.screenshot({ path: out.replace('.png', `-${size}-${theme}.png`) });
  await v.context.close();
}
} finally { await browser.close(); await (files as any).close(); }
