/** Where notices may go, and when not. */
import { expect, test } from 'vitest';
import { isPublic, makePost } from '../notices/post.ts';
import { afterQuiet } from '../notices/wishes.ts';
import { Receiver } from './receivers.ts';

test.each([
  ['https://10.0.0.1/', 'not a public one'],
  ['https://127.0.0.1:8080/', 'not a public one'],
  ['https://[::1]/', 'not a public one'],
  ['https://[::ffff:127.0.0.1]/', 'not a public one'],
  ['https://169.254.169.254/latest', 'not a public one'],
  ['https://localhost/', 'not a public one'],
  ['http://example.com/', 'https://'],
  ['https://user:word@example.com/', 'password'],
  ['ftp://example.com/', 'https://'],
  ['https://name.that-does-not-exist.invalid/', 'no such address'],
])('%s is not posted to', async (url, sentence) => {
  expect(await makePost(false).objection(url)).toContain(sentence);
});

test('a name that turns private between the look and the letter is not followed', async () => {
  const receiver = await Receiver.open();
  const post = makePost(false);
  await expect(post.send(receiver.url.replace('127.0.0.1', 'localhost'), { headers: {}, body: '' })).rejects.toThrow('not a public one');
  await expect(post.send(receiver.url, { headers: {}, body: '' })).rejects.toThrow('not a public one');
  expect(receiver.received).toEqual([]);
  receiver.close();
});

test('public is what the world can reach', () => {
  for (const address of ['8.8.8.8', '2a00:1450::1', '172.32.0.1']) expect(`${address} ${isPublic(address)}`).toBe(`${address} true`);
  for (const address of [
    '172.31.255.255',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    'fe80::1',
    'fd00::1',
    '::',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'x',
  ])
    expect(`${address} ${isPublic(address)}`).toBe(`${address} false`);
});

test('quiet hours go past midnight, in the time zone of the person who set them', () => {
  const at = (time: string) => Date.parse(`2026-11-16T${time}Z`);
  const quiet = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin' };
  expect(afterQuiet(quiet, at('20:59:59'))).toBe(at('20:59:59'));
  expect(afterQuiet(quiet, at('21:00:00'))).toBe(at('21:00:00') + 9 * 3_600_000);
  expect(afterQuiet(quiet, at('05:59:30'))).toBe(at('06:00:00'));
  expect(afterQuiet(quiet, at('06:00:00'))).toBe(at('06:00:00'));
  expect(afterQuiet(null, at('03:00:00'))).toBe(at('03:00:00'));
});
