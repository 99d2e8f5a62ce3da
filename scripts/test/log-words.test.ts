/** `npm start` speaks to people in sentences. */
import { expect, test } from 'vitest';
import { inWords } from '../log-words.ts';

test('the opening line greets, with the link', () => {
  const said = inWords(
    JSON.stringify({ level: 30, time: 0, url: 'http://127.0.0.1:3000', database: 'sqlite', msg: 'the tables are open' }),
  );
  expect(said).toMatch(/^Bridgehead is open\. Play at http:\/\/127\.0\.0\.1:3000\n.*Ctrl-C/);
});

test('a line has its time, its gravity and what belongs to it', () => {
  const said = inWords(JSON.stringify({ level: 50, time: 0, pid: 1, err: { message: 'disk full' }, msg: 'a request went wrong' }));
  expect(said).toMatch(/^\d\d:\d\d:\d\d error: a request went wrong \(err disk full\)$/);
});

test('what is no log line stays as it is', () => {
  for (const line of ['', 'hello', '{"a":', '"text"', 'null', '{"a":1}']) expect(inWords(line)).toBe(line);
});
