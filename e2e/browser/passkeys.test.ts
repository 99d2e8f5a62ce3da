/** A name kept with a passkey comes back in another browser; without one nothing is lost; and one can be forgotten. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { onStage } from './stage.ts';

const stage = onStage(() => openHouse());

/** Passkeys belong to names, not to bare addresses. */
const person = () => stage.visit({ baseURL: stage.place.url.replace('127.0.0.1', 'localhost') });
const said = (page: Page) => page.getByTestId('account-said');

async function authenticator(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { line, authenticatorId };
}

test('a name is kept with a passkey, comes back with it in another browser, and can be deleted', async () => {
  const first = await person();
  const own = await authenticator(first.page);
  await first.page.goto('/settings');
  await first.page.getByTestId('keep-name').click();
  await said(first.page).filter({ hasText: 'a passkey keeps your name' }).waitFor();
  await first.page.getByLabel('Your name at every table').fill('Ada of the Keep');
  await first.page.getByRole('button', { name: 'Save the name' }).click();
  await said(first.page).filter({ hasText: 'Saved.' }).waitFor();

  const second = await person();
  const other = await authenticator(second.page);
  const { credentials } = await own.line.send('WebAuthn.getCredentials', { authenticatorId: own.authenticatorId });
  for (const credential of credentials)
    await other.line.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential });
  await second.page.goto('/settings');
  await second.page.getByTestId('come-back').click();
  await said(second.page).filter({ hasText: 'Welcome back.' }).waitFor();
  await expect.poll(() => second.page.getByLabel('Your name at every table').inputValue()).toBe('Ada of the Keep');

  // Where she is signed in: the other browser is signed out from here.
  const doors = second.page.getByTestId('doors');
  await expect.poll(() => doors.getByRole('listitem').count()).toBe(3);
  await second.page.getByTestId('end-others').click();
  await expect.poll(() => doors.getByRole('listitem').count()).toBe(2);
  await first.page.reload();
  await first.page.getByTestId('come-back').waitFor();

  await second.page.getByRole('button', { name: 'Delete my data' }).click();
  await second.page.getByTestId('delete-me').click();
  await said(second.page).filter({ hasText: 'Deleted' }).waitFor();
  await expect.poll(() => second.page.getByLabel('Your name at every table').inputValue()).not.toBe('Ada of the Keep');
  await first.page.reload();
  await first.page.getByTestId('come-back').waitFor();
  await expect.poll(() => first.page.getByRole('button', { name: 'Delete my data' }).count()).toBe(0);
  await Promise.all([first, second].map(({ context }) => context.close()));
});

test('a name can be chosen before anything else, and is the one at the table', async () => {
  const { page, context } = await person();
  const written = Promise.withResolvers<void>();
  await page.route('**/api/me', async (route) => {
    await written.promise;
    await route.continue();
  });
  const heard = page.waitForResponse('**/api/me');
  await page.goto('/settings');
  await page.getByLabel('Your name at every table').fill('Grace');
  written.resolve();
  await heard;
  await page.getByRole('button', { name: 'Save the name' }).click();
  await said(page).filter({ hasText: 'Saved.' }).waitFor();
  await page.goto('/play/storm-the-castle?guided=0');
  await page.getByTestId('table').getByText('Grace').first().waitFor();
  await context.close();
});

test('a person without a passkey is told, and stays who they are', async () => {
  const { page, context } = await person();
  const { line, authenticatorId } = await authenticator(page);
  await line.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto('/settings');
  await page.getByTestId('come-back').click();
  await said(page).filter({ hasText: 'Nothing has changed.' }).waitFor();
  await context.close();
});
