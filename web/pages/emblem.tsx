/** A drawn scene for each game: flat inks, one glyph, seeded ornament. The game's shelf says which glyph, and whether it stands among stars or hills. */
import { fieldOf, fieldPath, GlyphAt, hashOf } from '@bridgehead/ui';
import { ringedPlanet } from '@bridgehead/ui/icons/hall';
import { shelfOf } from '../games.ts';
import styles from './emblem.module.css';

export function Emblem({ game }: { game: string }) {
  const emblem = shelfOf(game)?.emblem;
  if (emblem === undefined) return null;
  const space = emblem.ground === 'space';
  const { turn } = fieldOf(game);
  return (
    <svg
      viewBox="0 0 320 150"
      className={`${styles.emblem} ${space ? styles.space : styles.land}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width={320} height={150} className={styles.sky} />
      {space ? <Stars seed={game} /> : <path d={fieldPath('rays', 320, 150, turn)} className={styles.lines} />}
      {space ? (
        <g className={styles.far}>
          <GlyphAt glyph={ringedPlanet} x={262} y={44} size={64} />
        </g>
      ) : (
        <>
          <path d="M0 96 40 80 78 92 120 70 168 94 214 74 262 92 320 72V150H0Z" className={styles.far} />
          <path d="M0 120 60 104 130 122 200 106 262 118 320 102V150H0Z" className={styles.near} />
        </>
      )}
      <g className={styles.glyph}>
        <GlyphAt glyph={emblem.glyph} x={space ? 150 : 160} y={space ? 78 : 70} size={108} />
      </g>
      {!space && <path d="M0 134 80 124 160 132 240 122 320 130V150H0Z" className={styles.ground} />}
      {space && <path d={fieldPath('plates', 320, 22, turn)} transform="translate(0 128)" className={styles.lines} />}
    </svg>
  );
}

function Stars({ seed }: { seed: string }) {
  return (
    <g className={styles.stars}>
      {Array.from({ length: 46 }, (_, i) => {
        const hash = hashOf(`${seed}.${i}`);
        return <circle key={hash} cx={hash % 320} cy={(hash >>> 9) % 150} r={0.6 + ((hash >>> 20) % 4) * 0.35} />;
      })}
    </g>
  );
}
