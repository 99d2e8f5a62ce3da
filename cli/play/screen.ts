/** The table drawn with Ink: board and hand, the log to its right, prompt, choices and the line being typed below. */
import { Box, render, Text, useApp, useInput, useWindowSize } from 'ink';
import { createElement as h, type ReactElement, useState } from 'react';
import { HELP, type Scene, type Talk } from './talk.ts';

const LOG_LINES = 14;
const MOST_CHOICES = 16;
const LOG_BESIDE_FROM = 124;

export async function playOnScreen(
  talk: Talk,
  streams: { readonly stdin?: NodeJS.ReadStream; readonly stdout?: NodeJS.WriteStream } = {},
): Promise<void> {
  // With several people nothing that was shown may be scrolled back to.
  const hidesHands = talk.session.people.length > 1;
  await render(h(TalkScreen, { talk }), {
    ...streams,
    exitOnCtrlC: true,
    interactive: true,
    patchConsole: false,
    alternateScreen: hidesHands,
  }).waitUntilExit();
}

function TalkScreen({ talk }: { readonly talk: Talk }): ReactElement {
  const { exit } = useApp();
  const { columns } = useWindowSize();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  // The talk changes in place: every line entered asks for a new drawing.
  const [, setEntered] = useState(0);
  // Words filter while they are typed; numbers and commands wait for Enter.
  const filter =
    /^[a-z]{2}/i.test(typed) && !/^(why|who|where|find|rule|undo|back|help|look|log|hint|concede|quit)/i.test(typed) ? typed : undefined;
  const scene = talk.scene(filter);
  const enter = (line: string) => {
    talk.enter(line);
    setTyped('');
    setMarked(0);
    setEntered((lines) => lines + 1);
  };
  const submit = () => {
    enter(typed === '' && scene.isPick ? String(marked + 1) : typed);
    if (talk.isFinished) exit();
  };
  useInput((input, key) => {
    if (key.return) submit();
    else if (key.escape && !talk.isPassing) enter('back');
    else if (key.backspace || key.delete) setTyped((text) => text.slice(0, -1));
    else if (key.downArrow) setMarked(Math.min(scene.choices.length - 1, marked + 1));
    else if (key.upArrow) setMarked(Math.max(0, marked - 1));
    else if (/[\r\n]/.test(input)) {
      // Pasted, or typed faster than the screen is drawn: the line ends within it.
      enter(typed + (input.split(/[\r\n]/)[0] ?? ''));
      if (talk.isFinished) exit();
    } else if (!key.ctrl && !key.meta && input !== '') setTyped((text) => text + input.replace(/\p{Cc}/gu, ''));
  });
  const isWide = columns >= LOG_BESIDE_FROM;
  return h(
    Box,
    { flexDirection: 'column' },
    h(Text, { bold: true, inverse: true }, ` ${scene.heading} `),
    h(
      Box,
      { flexDirection: isWide ? 'row' : 'column', gap: isWide ? 3 : 0 },
      h(Box, { flexDirection: 'column', flexShrink: 0 }, ...lines(scene.board)),
      h(Box, { flexDirection: 'column', marginTop: isWide ? 0 : 1 }, ...lines(scene.log.slice(-LOG_LINES), { dimColor: true })),
    ),
    h(Box, { flexDirection: 'column' }, ...lines(scene.zones)),
    h(Box, { flexDirection: 'column', marginTop: 1 }, ...lines(scene.notice, { color: 'yellow' })),
    h(Text, { bold: true }, scene.prompt),
    h(Box, { flexDirection: 'column' }, ...choices(scene, marked)),
    h(Text, null, '> ', typed, h(Text, { inverse: true }, ' ')),
    h(Text, { dimColor: true }, `${HELP[0]} "help" shows all commands.`),
  );
}

const lines = (texts: readonly string[], style: object = {}): ReactElement[] =>
  texts.map((text, i) => h(Text, { key: `${i} ${text}`, ...style }, text === '' ? ' ' : text));

/** A window of the list around the marked choice. */
function choices({ choices: all }: Scene, marked: number): ReactElement[] {
  const from = Math.max(0, Math.min(marked - MOST_CHOICES / 2, all.length - MOST_CHOICES));
  const shown = all.slice(from, from + MOST_CHOICES);
  const rows = shown.map((text, i) => h(Text, { key: text, inverse: from + i === marked }, text));
  const left = all.length - shown.length;
  return left > 0
    ? [...rows, h(Text, { key: 'more', dimColor: true }, `… ${left} more: use the arrow keys, or type words to filter`)]
    : rows;
}
