/** Three hundred texts that would be code in a careless page, through every field that others see. None runs, none becomes markup. */
import { catalogue } from '@bridgehead/games';
import { readOptions, seedFrom, visible } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Visitor, visit } from '../../server/test/visitor.ts';
import { wrapped } from '../../web/session/parcel.ts';
import { openHouse } from './house.ts';
import { onStage } from './stage.ts';

const stage = onStage(() => openHouse(['--message-rate', '100000', '--request-rate', '1000000']));

const CODE = 'globalThis.ran=1';
/** What makes a page run something, in the ways that are known. */
const WAYS: readonly string[] = [
  `<script>${CODE}</script>`,
  `<img src=x onerror=${CODE}>`,
  `<svg onload=${CODE}>`,
  `<svg><script>${CODE}</script></svg>`,
  `<svg><animate onbegin=${CODE} attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>parent.ran=1</script>">`,
  `<iframe src=javascript:parent.ran=1>`,
  `<a href=javascript:${CODE}>go</a>`,
  `<body onpageshow=${CODE}>`,
  `<details open ontoggle=${CODE}>`,
  `<input autofocus onfocus=${CODE}>`,
  `<video><source onerror=${CODE}>`,
  `<audio src=x onerror=${CODE}>`,
  `<object data=javascript:${CODE}>`,
  `<embed src=javascript:${CODE}>`,
  `<math><mtext><style><img src=x onerror=${CODE}></style></mtext></math>`,
  `<template><img src=x onerror=${CODE}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${CODE}>">`,
  `<form action=javascript:${CODE}><button>ok</button></form>`,
  `<link rel=stylesheet href=javascript:${CODE}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${CODE}">`,
  `<style>@import 'javascript:${CODE}';</style>`,
  `<x onclick=${CODE} style=position:fixed;inset:0>`,
  `javascript:${CODE}`,
  `data:text/html,<script>${CODE}</script>`,
  `{{constructor.constructor('${CODE}')()}}`,
  `\${${CODE}}`,
  `</script><script>${CODE}</script>`,
  `--><img src=x onerror=${CODE}>`,
  `]]><img src=x onerror=${CODE}>`,
];
/** How they are smuggled past a filter that looks for them. */
const DISGUISES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `">${text}`,
  (text) => `'>${text}`,
  (text) => `\`>${text}`,
  (text) => `${text.replaceAll('<', '<\u200b')}\u200b`,
  (text) => `\u0000${text.replaceAll('script', 'scr\u0000ipt').replaceAll('onerror', 'OnErRoR')}`,
  (text) => `&lt;${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`,
  (text) => `\uff1c${text.replaceAll('<', '\uff1c')}`,
  (text) => `\u202e${text}\u202c`,
  (text) => `<!--${text}`,
];
const CORPUS = WAYS.flatMap((way) => DISGUISES.map((disguise) => disguise(way)));
/** What turns a line around, hides in it or fills it with nothing. */
const UNSEEN = '\u202e\u2066\u200b\u2060\u{e0041}\u{e0100}\u034f\u3164\u2800\u00ad';
/** All that a page says, aloud or in letters: where anything unseen is left over, this is not what is seen of it. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = [...document.querySelectorAll('[aria-label], [title], [alt], [value], [data-text]')].flatMap((one) =>
      ['aria-label', 'title', 'alt', 'value', 'data-text'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.textContent ?? '', ...attributes].join('\n').replaceAll('\r', '');
  });
/** Every script that runs is heard, however soon the page is left. */
async function heard(page: Page): Promise<{ dialogs: string[]; strange: string[] }> {
  const dialogs: string[] = [];
  const strange: string[] = [];
  await page.addInitScript(() => Object.defineProperty(globalThis, 'ran', { set: () => alert('something ran') }));
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!/^(https?|ws):\/\/127\.0\.0\.1|^blob:|^data:image/.test(request.url())) strange.push(request.url());
  });
  return { dialogs, strange };
}

/** What a page of ours has few of, or none. */
const MARKUP = 'script, iframe, object, embed, img, video, audio, form, math, template, meta, link, style';

test('the corpus has three hundred texts', () => expect(new Set(CORPUS).size).toBe(300));

test('names, lines of chat and decks stay text, on the table and in every list', async () => {
  const { page, context, complaints } = await stage.visit({ settings: { motion: 'off', confirmEnd: false } });
  const { dialogs, strange } = await heard(page);
  await page.goto('/new/storm-the-castle');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const id = new URL(await page.getByTestId('invite-link').inputValue()).pathname.split('/').at(-1) as string;
  const hostile = await visit(stage.place.url);
  await rename(hostile, CORPUS[1] as string);
  await hostile.post(`/matches/${id}/join`, { word: 'w' });
  await page.getByTestId('table').waitFor();
  await page.getByRole('tab', { name: /Chat/ }).click();
  const tab = await hostile.tab();
  await tab.watch(id, 1);
  await page.locator('#chat-line').waitFor();
  const markup = () =>
    page
      .locator('body')
      .locator(MARKUP)
      .evaluateAll((all) => all.map((one) => one.cloneNode(false) as Element).map((one) => one.outerHTML));
  const before = await markup();
  for (const [n, text] of CORPUS.entries()) {
    expect(await tab.ask({ t: 'chat', match: id, text })).toMatchObject({ t: 'ok' });
    await rename(hostile, `${text.slice(0, 20)}${UNSEEN}${n}`);
    if (n % 50 === 49) {
      const shown = page.getByTestId('chat-line').last();
      await expect
        .poll(async () => (await shown.textContent()) ?? '')
        .toContain(WAYS[Math.floor(n / DISGUISES.length)]?.slice(4, 12) ?? '');
      await expect.poll(() => page.getByTestId('table').textContent()).toContain(`${n}`);
      const words = await said(page);
      expect(words).toBe(visible(words));
    }
  }
  expect(await markup()).toEqual(before);
  for (const [n, text] of CORPUS.entries())
    if (n % 30 === 0) await hostile.post('/games/blaze-of-glory/decks', { name: text, text: `1 ${text}` });
  await hostile.post('/matches', { game: 'storm-the-castle', seats: ['me', 'open'], listed: true });
  for (const path of ['/tables', '/watch', '/', `/t/${id}`]) {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
  }
  expect({ dialogs, strange, complaints }).toEqual({ dialogs: [], strange: [], complaints: [] });
  tab.close();
  await context.close();
});

test('a record from somewhere else stays text: its names are cleaned, and none runs', async () => {
  const { page, context, complaints } = await stage.visit({ settings: { motion: 'off' } });
  const { dialogs, strange } = await heard(page);
  const names = CORPUS.filter((_, n) => n % 3 === 0).map((text) => `${text.slice(0, 40)}${UNSEEN}`);
  for (let n = 0; names.length > 0; n++) {
    const shelf = catalogue[n % catalogue.length] as (typeof catalogue)[number];
    const game = await shelf.load();
    const read = readOptions(game.options, {});
    const record = {
      game: game.id,
      version: game.version,
      options: 'options' in read ? read.options : {},
      seats: game.seats.max,
      seed: seedFrom(n),
      entries: [],
    };
    const link = await wrapped({ record, names: names.splice(0, game.seats.max) }, Number.POSITIVE_INFINITY);
    await page.goto(`/replay/link#${link}`);
    await page.reload();
    await page.getByTestId('table').waitFor();
    const words = await said(page);
    expect(words).toBe(visible(words));
  }
  expect({ dialogs, strange, complaints }).toEqual({ dialogs: [], strange: [], complaints: [] });
  await context.close();
});

async function rename(visitor: Visitor, name: string): Promise<void> {
  expect((await visitor.call('PATCH', '/me', { name })).status).toBeLessThan(500);
}
