/** Docking bay: the pool, oldest last, and how many wait behind it. Spot 1 touches the Crew Stack and is the oldest. */
import { Card, Face, useBox, useTable, Zone } from '@bridgehead/ui';
import { type Card as CardNumber, crewFace, NONE, nameOf } from '../cards/index.ts';
import type { BridgeView } from '../view.ts';
import { faceOf, footOf } from './faces.ts';
import { crewLine } from './key-lines.ts';
import { shortName } from './names.ts';
import { useCard } from './piece.tsx';
import styles from './pool.module.css';

/** A lower place shows strips instead of cards, a narrow strip no name. In rem. */
const CARD_HEIGHT = 6.6;
const NAMED = 5.6;

export function Pool() {
  const { view, say } = useTable<BridgeView>();
  const [ref, box] = useBox<HTMLDivElement>();
  const whole = box !== null && box.h >= CARD_HEIGHT;
  const named = box !== null && (box.w - 1) / 3 >= NAMED;
  return (
    <Zone name="pool" label={say({ key: 'stb.zone.pool' })} className={styles.zone}>
      <div ref={ref} className={styles.pool} data-form={whole ? 'card' : 'chip'}>
        <div className={styles.stack} role="img" aria-label={say({ key: 'stb.ui.crew-stack', params: { n: view.crewStack } })}>
          {whole && <strong>{say({ key: 'stb.ui.bay' })}</strong>}
          <span>{whole ? say({ key: 'stb.ui.wait', params: { n: view.crewStack } }) : view.crewStack}</span>
        </div>
        {box !== null &&
          view.pool.map(({ card, cost }, spot) =>
            card === NONE ? (
              <div key={`open-${spot}`} className={styles.open} role="img" aria-label={say({ key: 'stb.ui.open-spot' })}>
                {whole && <span aria-hidden="true">{say({ key: 'stb.ui.until-reset' })}</span>}
              </div>
            ) : (
              <Candidate key={card} card={card} cost={cost} whole={whole} named={named} />
            ),
          )}
      </div>
    </Zone>
  );
}

interface CandidateProps {
  readonly card: CardNumber;
  readonly cost: number;
  readonly whole: boolean;
  readonly named: boolean;
}

function Candidate({ card, cost, whole, named }: CandidateProps) {
  const { say } = useTable<BridgeView>();
  const { toRecruit, combat, influence } = crewFace(card);
  const words = `${nameOf(card)}, ${footOf(card)}, ${say({ key: 'stb.fact.cost', params: { n: cost } })}, ${say({
    key: 'stb.ui.numbers',
    params: { combat, influence },
  })}`;
  const piece = useCard(card, words);
  const selected = piece.selected || piece.picked;
  const coin = `${cost}${cost < toRecruit ? '▾' : cost > toRecruit ? '▴' : ''}`;
  const face = { ...faceOf(card, null, cost), title: shortName(card), cost: coin };
  return (
    <button {...piece.props} className={styles.candidate} title={crewLine(card)} data-piece="">
      <span className="visually-hidden">{piece.words}</span>
      {whole ? (
        <span aria-hidden="true" className={styles.card}>
          <Card face={face} size="board" state={{ playable: piece.lit !== null && !selected, selected, target: piece.aimedAt }} />
        </span>
      ) : (
        <span aria-hidden="true" className={styles.chip}>
          <Face face={face} className={styles.picture} />
          <b className={styles.coin}>{coin}</b>
          <span className={styles.words}>
            {named && <b>{face.title}</b>}
            <span>
              {combat}·{influence}
            </span>
          </span>
        </span>
      )}
    </button>
  );
}
