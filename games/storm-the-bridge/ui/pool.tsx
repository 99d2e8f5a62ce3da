/** Crew Stack and pool: spot 1 touches the stack and is the oldest. */
import { Card, Icon, useBox, useTable, Zone } from '@bridgehead/ui';
import { type Card as CardNumber, crewFace, NONE, nameOf } from '../cards/index.ts';
import type { BridgeView } from '../view.ts';
import { faceOf, footOf } from './faces.ts';
import { glyphOf } from './glyphs.ts';
import { crewLine } from './key-lines.ts';
import { shortName } from './names.ts';
import { useCard } from './piece.tsx';
import styles from './pool.module.css';

/** Lower places show chips instead of cards; wide chips and narrow cards have the short name. In rem. */
const CARD_HEIGHT = 7.5;
const NAMED_CHIP = 4.9;
const FULL_NAME = 6.8;

export function Pool() {
  const { view, say } = useTable<BridgeView>();
  const [ref, box] = useBox<HTMLDivElement>();
  const whole = box !== null && box.h >= CARD_HEIGHT;
  const cell = box === null ? 0 : whole ? Math.min((box.w - 4.25) / 3, ((box.h - 0.8) * 63) / 88) : (box.w - 3.05) / 3;
  const large = box !== null && box.h >= 4;
  const name = whole ? (cell >= FULL_NAME ? nameOf : shortName) : cell >= NAMED_CHIP ? shortName : null;
  return (
    <Zone name="pool" label={say({ key: 'stb.zone.pool' })} className={styles.zone}>
      <div ref={ref} className={styles.pool} data-form={whole ? 'card' : 'chip'}>
        <div className={styles.stack} role="img" aria-label={say({ key: 'stb.ui.crew-stack', params: { n: view.crewStack } })}>
          <b>{view.crewStack}</b>
          <span>{say({ key: 'stb.ui.crew' })}</span>
        </div>
        {box !== null &&
          view.pool.map(({ card, cost }, spot) =>
            card === NONE ? (
              <div key={`open-${spot}`} className={styles.open} role="img" aria-label={say({ key: 'stb.ui.open-spot' })}>
                {whole && <span aria-hidden="true">{say({ key: 'stb.ui.until-reset' })}</span>}
              </div>
            ) : (
              <Candidate
                key={card}
                card={card}
                cost={cost}
                age={view.pool.length - spot}
                whole={whole}
                large={large}
                name={name?.(card) ?? null}
              />
            ),
          )}
      </div>
    </Zone>
  );
}

interface CandidateProps {
  readonly card: CardNumber;
  readonly cost: number;
  readonly age: number;
  readonly whole: boolean;
  /** High enough for a larger picture. */
  readonly large: boolean;
  readonly name: string | null;
}

function Candidate({ card, cost, age, whole, large, name }: CandidateProps) {
  const { say } = useTable<BridgeView>();
  const face = crewFace(card);
  const words = `${nameOf(card)}, ${footOf(card)}, ${say({ key: 'stb.fact.cost', params: { n: cost } })}, ${say({
    key: 'stb.ui.numbers',
    params: { combat: face.combat, influence: face.influence },
  })}`;
  const piece = useCard(card, words);
  const selected = piece.selected || piece.picked;
  const coin = `${cost}${cost < face.toRecruit ? '▾' : cost > face.toRecruit ? '▴' : ''}`;
  return (
    <button {...piece.props} className={styles.candidate} data-piece="">
      <span className="visually-hidden">{piece.words}</span>
      {whole ? (
        <span aria-hidden="true" className={styles.card}>
          <Card
            face={{ ...faceOf(card, null, cost), title: name ?? nameOf(card), cost: coin }}
            size="board"
            state={{ playable: piece.lit !== null && !selected, selected, target: piece.aimedAt }}
          />
          <span className={styles.age}>{'●'.repeat(age)}</span>
          <span className={styles.line}>{crewLine(card)}</span>
        </span>
      ) : (
        <span aria-hidden="true" className={styles.chip} data-named={name !== null || undefined}>
          <b className={styles.coin}>{coin}</b>
          <Icon glyph={glyphOf(card)} size={large ? 34 : 18} />
          <span>
            {face.combat}·{face.influence}
          </span>
          {name !== null && <b className={styles.name}>{name}</b>}
        </span>
      )}
    </button>
  );
}
