/** Notices as people set them up. */
import { expect, test } from 'vitest';
import { Receiver } from '../../server/test/receivers.ts';
import { axe, axeInBothThemes } from './axe.ts';
import { sideways } from './browser.ts';
import { openHouse } from './house.ts';
import { onStage } from './stage.ts';

const stage = onStage(() => openHouse(['--private-hooks', '1', '--notice-pause', '0']));

test.each([
  { width: 1440, height: 900, dark: false },
  { width: 390, height: 844, dark: true },
])('places, wishes and quiet hours are set on one page ($width, dark: $dark)', async (look) => {
  const receiver = await Receiver.open();
  const { page, context, complaints } = await stage.visit({ ...look, touch: look.width < 500 });
  await page.goto('/settings');
  // Letters that arrive late may push the button away from under the finger.
  const begin = page.getByTestId('notices-begin');
  await begin.waitFor();
  await expect
    .poll(async () => {
      if ((await begin.count()) > 0) await begin.click({ timeout: 2_000 }).catch(() => undefined);
      return page.getByTestId('hook').count();
    })
    .toBe(1);
  await page.getByTestId('hook').fill(`${receiver.url}/hook`);
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await page.getByTestId('notices-said').filter({ hasText: 'signed with' }).waitFor();
  await page.getByTestId('wish-chat-hook').click();
  await page.getByTestId('quiet').click();
  await page.getByLabel('from').fill('23:30');
  await page.getByTestId('notices-said').filter({ hasText: 'Saved.' }).waitFor();
  await page.reload();
  await page.getByText(new URL(receiver.url).host).waitFor();
  await expect.poll(() => page.getByTestId('wish-chat-hook').isChecked()).toBe(true);
  await expect.poll(() => page.getByTestId('wish-chat-mail').isChecked()).toBe(false);
  await expect.poll(() => page.getByLabel('from').inputValue()).toBe('23:30');
  await expect.poll(() => axe(page)).toEqual([]);
  await expect.poll(() => sideways(page)).toBe(0);
  await page.getByRole('button', { name: /^Remove 127/ }).click();
  await page.getByText('Nowhere yet.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  receiver.close();
});

test('a link of a mail that is no longer good says so', async () => {
  const { page, context } = await stage.visit();
  await page.goto('/notices/stop/no-such-token');
  await page.getByTestId('notice-link').filter({ hasText: 'no longer good' }).waitFor();
  await expect.poll(() => axeInBothThemes(page)).toEqual([]);
  await context.close();
});
