import { launch, visit } from './browser/browser.ts';
import { ensureBuilt } from './browser/built.ts';
import { openHouse } from './browser/house.ts';

// name:path:size:theme[:motion]
ensureBuilt();
const [browser, house] = await Promise.all([launch(), openHouse()]);
try {
  for (const arg of process.argv.slice(2)) {
    const [name, path, size = '1440x900', theme = 'bridge', wait = '600', motion = 'off'] = arg.split('|') as string[];
    const [width, height] = size!.split('x').map(Number);
    const { page, context, complaints } = await visit(browser, {
      baseURL: house.url,
      width: width!,
      height: height!,
      touch: width! < 500,
      motion: motion !== 'off',
      settings: { theme, motion, guided: [], name: 'Saffron 23' },
    });
    try {
      await page.goto(path!);
      await page.waitForTimeout(Number(wait));
      await page.screenshot({ path: `/tmp/rooms/hall-tmp/${name}.png` });
    } catch (e) {
      console.error(name, String(e).slice(0, 300));
    }
    for (const c of complaints) console.error(name, c.slice(0, 300));
    await context.close();
  }
} finally {
  await browser.close();
  await house.close();
}
