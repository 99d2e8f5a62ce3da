/** The cover, drawn from the match: the Alien that the joke names, or else the last one, before its sky. */
import { GlyphPath } from '@bridgehead/ui';
import type { Episode } from '../../episode/index.ts';
import { rocket } from '../../icons/later.ts';
import { faceOf } from '../faces.ts';
import styles from './cover.module.css';

const [WIDE, HIGH] = [568, 796];
/** How wide a letter of the title is at most, on average, in its own size. */
const LETTER = 0.68;
/** Six flat inks each: sky, deep, paper, light, red, ground. */
const INKS = [
  ['#13233d', '#0c1830', '#fbf3e0', '#f3b53a', '#e2593a', '#2b7a86'],
  ['#2a1840', '#190d2b', '#fbf3e0', '#f2b134', '#e2593a', '#7a4f9a'],
  ['#0f2f2c', '#08201e', '#fbf3e0', '#f3b53a', '#ff7f5e', '#2f8f6b'],
  ['#3a1a1a', '#240f10', '#fbf3e0', '#f3b53a', '#e2593a', '#9a4a3a'],
] as const;

/** The same title has the same sky. */
function numbers(of: string): () => number {
  let seed = [...of].reduce((sum, sign) => (sum * 33 + (sign.codePointAt(0) ?? 0)) >>> 0, 5381);
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** Lines of about so many letters; a longer word has one of its own. */
const TITLE = 13;
const NAMES = 48;
function linesOf(text: string, letters: number, between = ' '): string[] {
  const lines: string[] = [];
  for (const word of text.split(between)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + between.length + word.length <= letters) lines[lines.length - 1] = `${last}${between}${word}`;
    else lines.push(word);
  }
  return lines;
}

export function Cover({ episode }: { episode: Episode }) {
  const { title, ship, cast, acts, joke } = episode;
  const scenes = acts.flatMap((act) => act.scenes);
  const star = scenes.findLast(({ alien }) => joke?.text.includes(alien) ?? false) ?? scenes.at(-1);
  const next = numbers(`${title} ${ship}`);
  const [sky, deep, paper, light, red, ground] = INKS[Math.floor(next() * INKS.length)] ?? INKS[0];
  const lines = linesOf(title, TITLE);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(lines.length > 4 ? 46 : 62, (WIDE - 84) / (LETTER * longest));
  const names = linesOf(cast.map(({ name }) => name).join(' · '), NAMES, ' · ').slice(0, 3);
  const face = faceOf(star?.alien ?? '');
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} className={styles.cover} role="img" aria-label={`${title}. A voyage of the ${ship}.`}>
      <rect width={WIDE} height={HIGH} fill={sky} />
      {Array.from({ length: 70 }, (_, i) => ({ i, x: next() * WIDE, y: 330 + next() * 300, r: 0.7 + next() * 1.6 })).map(
        ({ i, x, y, r }) => (
          <circle key={i} cx={x} cy={y} r={r} fill={paper} opacity={0.8} />
        ),
      )}
      <path d={`M200 560 ${WIDE} 350V720Z`} fill={light} opacity={0.9} />
      <circle cx={470} cy={640 - next() * 40} r={34} fill={red} />
      <path d={`M0 690q71 -26 142 0t142 0 142 0 142 0V${HIGH}H0Z`} fill={ground} />
      <path d={`M0 726q71 -22 142 0t142 0 142 0 142 0V${HIGH}H0Z`} fill={deep} />
      <g transform={`translate(60 430) scale(${270 / face.size})`} color={paper} stroke={sky} strokeWidth={10} paintOrder="stroke">
        <GlyphPath glyph={face} />
      </g>
      <g transform={`translate(430 480) scale(${86 / rocket.size})`} color={deep}>
        <GlyphPath glyph={rocket} />
      </g>
      <g className={styles.small} fill={paper}>
        <text x={44} y={64}>
          BRIDGE CREW
        </text>
        <text x={WIDE - 44} y={64} textAnchor="end">
          The starship {ship.slice(0, 24)}
        </text>
        {names.map((line, i) => (
          <text key={line} x={WIDE / 2} y={HIGH - 20 - 20 * (names.length - 1 - i)} textAnchor="middle">
            {line}
          </text>
        ))}
      </g>
      <text x={42} y={size + 76} className={styles.title} fontSize={size} fill={paper}>
        {lines.map((line, i) => (
          <tspan key={line} x={42} dy={i === 0 ? 0 : size * 0.98} className={i % 2 === 1 ? styles.light : undefined}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}
