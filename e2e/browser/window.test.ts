/** An open response window is shown to everybody alike: the same ring, from the same moment, no matter who is asked. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { give } from './player.ts';
import { onStage } from './stage.ts';

const QUICK = { confirmEnd: false, motion: 'off', guided: ['storm-the-bridge'] };
const stage = onStage(() => openHouse(['--window', '60000']));

const ring = (page: Page) => page.getByTestId('window');

test('both players and a spectator see the same ring', async () => {
  const [host, guest, third] = await Promise.all([0, 1, 2].map(() => stage.visit({ settings: QUICK })));
  if (host === undefined || guest === undefined || third === undefined) throw new Error('nobody came');
  await host.page.goto('/new/storm-the-bridge');
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await guest.page.goto(await host.page.getByTestId('invite-link').inputValue());
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([host, guest].map(({ page }) => page.getByTestId('table').waitFor()));
  await third.page.goto(new URL(host.page.url()).pathname);
  const pages = [host.page, guest.page, third.page];
  const match = new URL(host.page.url()).pathname.split('/').at(-1) as string;
  await expect.poll(() => ring(host.page).count()).toBe(0);
  for (let n = 0; n < 12 && (await ring(host.page).count()) === 0; n++) {
    const next = await stage.place.sound(match);
    if (next === null) break;
    const page = pages[next.seat] as Page;
    // A window that this seat is not asked in stays open, too.
    await page.locator(`[data-prompt="${next.prompt.id}"], [data-testid="window"]`).first().waitFor();
    if ((await ring(page).count()) > 0) break;
    await give(page, next);
    await page.waitForFunction((id) => document.querySelector(`[data-prompt="${id}"]`) === null, next.prompt.id);
  }
  for (const page of pages) await ring(page).waitFor();
  await expect.poll(() => ring(guest.page).getAttribute('aria-label')).toBe('Everybody may answer this now.');
  const lasts = await Promise.all(
    pages.map((page) =>
      ring(page)
        .locator('circle')
        .nth(1)
        .evaluate((one) => one.style.animationDuration),
    ),
  );
  expect(lasts).toEqual(['60000ms', '60000ms', '60000ms']);
  expect([...host.complaints, ...guest.complaints, ...third.complaints]).toEqual([]);
  await Promise.all([host, guest, third].map(({ context }) => context.close()));
});
