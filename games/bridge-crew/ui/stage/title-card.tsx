/** The title card: black, an iris on the Alien, the title line by line, the names (BRC-R65). */
import { GlyphPath, later, StageQuestion, useTable } from '@bridgehead/ui';
import type { CrewEvent } from '../../events.ts';
import type { CrewView } from '../../view.ts';
import { vars } from '../css-vars.ts';
import { taleOf } from '../facts.ts';
import { ALIEN_SIGN } from '../signs.ts';
import styles from './title-card.module.css';

const useFaces = later(() => import('../faces.ts'));
const useSky = later(() => import('../episode/sky.ts'));

export function TitleCard() {
  const { playing, view, say } = useTable<CrewView>();
  const faces = useFaces();
  const sky = useSky();
  const titled = playing?.told.find((event): event is Extract<CrewEvent, { type: 'episode.titled' }> => event.type === 'episode.titled');
  if (titled === undefined) return null;
  const face = faces?.faceOf(taleOf(view)?.alien ?? '') ?? ALIEN_SIGN;
  const lines = sky?.linesOf(titled.title, (line) => line.length <= 16) ?? [titled.title];
  return (
    <div className={styles.card} data-testid="title-card">
      <StageQuestion className={styles.all}>
        <svg viewBox="0 0 512 512" className={styles.iris} aria-hidden="true">
          <circle cx={256} cy={256} r={256} className={styles.sky} />
          <g transform="translate(86 86) scale(.664)" className={styles.face}>
            <g transform={`scale(${512 / face.size})`}>
              <GlyphPath glyph={face} />
            </g>
          </g>
        </svg>
        <h2>
          {lines.map((line, i) => (
            <span key={`${i}.${line}`} data-odd={i % 2 === 1 || undefined} style={vars({ '--line': i })}>
              {line}
            </span>
          ))}
        </h2>
        <p style={vars({ '--line': lines.length })}>{view.officers.map((_, seat) => say({ key: `seat.${seat}` })).join(' · ')}</p>
      </StageQuestion>
    </div>
  );
}
