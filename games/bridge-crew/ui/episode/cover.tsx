/** The cover, drawn from the match: the Alien that the joke names, or else the last one, before its sky. */
import { GlyphPath, useBox } from '@bridgehead/ui';
import type { Episode } from '../../episode/index.ts';
import { rocket } from '../../icons/later.ts';
import styles from './cover.module.css';
import { linesOf, skyOf } from './sky.ts';

const WIDE = 568;
/** Above a page that scrolls. In a spread it is as high as the page. */
const HIGH = 673;
/** How wide a letter of the title is at most, on average, in its own size. */
const LETTER = 0.68;
/** Lines of about so many letters. */
const TITLE = 13;
const NAMES = 48;
const [EMBLEM, ROCKET] = [270, 86];

export function Cover({ episode, isPage }: { episode: Episode; isPage: boolean }) {
  const { title, ship, cast, best } = episode;
  const [ref, box] = useBox<HTMLDivElement>();
  const high = isPage && box !== null && box.w > 0 ? (WIDE * box.h) / box.w : HIGH;
  const {
    inks: [sky, deep, paper, light, red, ground],
    face,
    next,
  } = skyOf(episode);
  const lines = linesOf(title, (line) => line.length <= TITLE);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(lines.length > 4 ? 46 : 62, (WIDE - 84) / (LETTER * longest));
  const names = linesOf(cast.map(({ name }) => name).join(' · '), (line) => line.length <= NAMES, ' · ').slice(0, 3);
  const shore = high - 106;
  const below = 76 + size * (lines.length + 0.25);
  const emblem = Math.min(EMBLEM, shore - below);
  const lamp = shore - emblem * 0.52;
  const beam = emblem / EMBLEM;
  return (
    <div ref={ref} className={styles.frame}>
      <svg viewBox={`0 0 ${WIDE} ${high}`} className={styles.cover} role="img" aria-label={`${title}. A voyage of the ${ship}.`}>
        <rect width={WIDE} height={high} fill={sky} />
        {Array.from({ length: 70 }, (_, i) => ({ i, x: next() * WIDE, y: below + next() * (shore - below), r: 0.7 + next() * 1.6 })).map(
          ({ i, x, y, r }) => (
            <circle key={i} cx={x} cy={y} r={r} fill={paper} opacity={0.8} />
          ),
        )}
        <path d={`M200 ${lamp}L${WIDE} ${lamp - 210 * beam}V${lamp + 160 * beam}Z`} fill={light} />
        <circle cx={470} cy={shore - (50 + next() * 40) * beam} r={34 * beam} fill={red} />
        <path d={`M0 ${shore}q71 -26 142 0t142 0 142 0 142 0V${high}H0Z`} fill={ground} />
        <path d={`M0 ${shore + 36}q71 -22 142 0t142 0 142 0 142 0V${high}H0Z`} fill={deep} />
        <g
          transform={`translate(60 ${shore - emblem}) scale(${emblem / face.size})`}
          color={paper}
          stroke={sky}
          strokeWidth={10}
          paintOrder="stroke"
        >
          <GlyphPath glyph={face} />
        </g>
        <g transform={`translate(430 ${lamp + 6 * beam}) rotate(-90) scale(${(ROCKET * beam) / rocket.size})`} color={deep}>
          <GlyphPath glyph={rocket} />
        </g>
        {best !== null && <Ribbon text={best.text} y={shore - 62} gold={light} deep={deep} />}
        <g className={styles.small} fill={paper}>
          <text x={44} y={64}>
            BRIDGE CREW
          </text>
          <text x={WIDE - 44} y={64} textAnchor="end">
            The starship {ship.slice(0, 24)}
          </text>
          {names.map((line, i) => (
            <text key={line} x={WIDE / 2} y={high - 20 - 20 * (names.length - 1 - i)} textAnchor="middle">
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
    </div>
  );
}

/** Over the water, from edge to edge. */
export function Ribbon({ text, y, gold, deep }: { text: string; y: number; gold: string; deep: string }) {
  const lines = linesOf(/^["“]/u.test(text) ? text : `“${text}”`, (line) => line.length <= 40).slice(0, 3);
  const high = 26 + lines.length * 25;
  return (
    <g transform={`rotate(-1.5 ${WIDE / 2} ${y})`}>
      <path d={`M-30 ${y}H${WIDE + 30}L${WIDE + 6} ${y + high / 2} ${WIDE + 30} ${y + high}H-30L-6 ${y + high / 2}Z`} fill={gold} />
      <path d={`M0 ${y + 6}H${WIDE}M0 ${y + high - 6}H${WIDE}`} stroke={deep} strokeWidth={1.5} opacity={0.5} />
      {lines.map((line, i) => (
        <text key={line} x={WIDE / 2} y={y + 33 + i * 25} textAnchor="middle" className={styles.ribbon} fill={deep}>
          {line}
        </text>
      ))}
    </g>
  );
}
