import { launch, visit } from '/work/main/e2e/browser/browser.ts';
import { serveFiles } from '/work/main/e2e/browser/static.ts';
import { middleGame, openSaved } from '/work/main/e2e/browser/saved.ts';
const what = process.argv[2] ?? 'hint';
const b = await launch(); const f = await serveFiles('/tmp/dist-ui');
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844, touch: true } };
const themes = { light: 'keep', dark: 'bridge' };
const combos = what.startsWith('one-') ? [['desktop','light']] : [['desktop','light'],['phone','dark'],['desktop','dark'],['phone','light']];
for (const [s, th] of combos) {
  const { page, context, complaints } = await visit(b, { baseURL: f.url, ...sizes[s], settings: { theme: themes[th], motion: 'off', confirmEnd: false, guided: ['storm-the-castle'] } });
  try {
    const name = what.replace('one-', '');
    if (name === 'hint') {
      await openSaved(page, middleGame(90));
      const t0 = Date.now();
      await page.keyboard.press('h');
      await page.getByTestId('hint').waitFor();
      console.log(s, th, 'hint after', Date.now() - t0, await page.getByTestId('hint').textContent());
    } else if (name === 'table') { await openSaved(page, middleGame(90)); }
    else if (name === 'start') { await page.goto('/play/storm-the-castle?guided=0&options=%7B%22first%22%3A%22south%22%7D'); await page.locator('[data-playable="true"]').first().waitFor(); }
    else if (name === 'dispatch') { await openSaved(page, middleGame(60, 'stc.dispatch')); }
    else if (name === 'annotate') {
      await openSaved(page, middleGame(10000), true);
      await page.getByTestId('annotate').click();
      await page.waitForTimeout(700);
      if (s === 'desktop' && th === 'light') await page.screenshot({ path: `/tmp/ui-shots/${name}-progress.png` });
      const t0 = Date.now();
      await page.getByTestId('annotation').locator('ol, svg[role=img]').first().waitFor({ timeout: 120000 });
      console.log('annotated', Date.now() - t0);
      const pts = page.getByTestId('annotation').locator('ol button');
      console.log(await pts.allTextContents());
      if (await pts.count()) await pts.first().click();
    } else if (name === 'lab') {
      await page.goto('/lab');
      await page.getByLabel('Matches').selectOption('100');
      await page.getByRole('button', { name: 'Run the experiment' }).click();
      await page.getByTestId('lab-report').waitFor({ timeout: 60000 });
      await page.getByRole('button', { name: 'Run the experiment' }).waitFor({ timeout: 90000 });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/ui-shots/${name}-${s}-${th}-full.png`, fullPage: true });
    } else if (name === 'settings') { await page.goto('/settings'); await page.waitForTimeout(500); }
    await page.waitForTimeout(200);
    await page.screenshot({ path: `/tmp/ui-shots/${name}-${s}-${th}.png` });
  } catch (e) { console.log(String(e).slice(0, 800)); await page.screenshot({ path: `/tmp/ui-shots/fail-${what}-${s}-${th}.png` }); }
  if (complaints.length) console.log(s, th, 'complaints', complaints.slice(0, 5));
  await context.close();
}
await b.close(); await f.close();
