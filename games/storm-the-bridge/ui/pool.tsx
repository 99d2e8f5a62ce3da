/** Crew Stack and pool: spot 1 touches the stack and is the oldest. */
import { Card, useTable } from '@bridgehead/ui';
import { type Card as CardNumber, crewFace, NONE, nameOf } from '../cards/index.ts';
import type { BridgeView } from '../view.ts';
import { faceOf, footOf } from './faces.ts';
import { usePiece, Zone } from './piece.tsx';
import styles from './pool.module.css';

export function Pool() {
  const { view, say } = useTable<BridgeView>();
  return (
    <Zone name="pool" label={say({ key: 'stb.zone.pool' })} className={styles.pool}>
      <div className={styles.stack} role="img" aria-label={say({ key: 'stb.ui.crew-stack', params: { n: view.crewStack } })}>
        <b>{view.crewStack}</b>
        <span>{say({ key: 'stb.ui.crew' })}</span>
      </div>
      {view.pool.map(({ card, cost }, spot) =>
        card === NONE ? (
          <div key={spot} className={styles.open} role="img" aria-label={say({ key: 'stb.ui.open-spot' })} />
        ) : (
          <Candidate key={card} card={card} cost={cost} age={view.pool.length - spot} />
        ),
      )}
    </Zone>
  );
}

function Candidate({ card, cost, age }: { card: CardNumber; cost: number; age: number }) {
  const { say } = useTable<BridgeView>();
  const face = crewFace(card);
  const words = `${nameOf(card)}, ${footOf(card)}, ${say({ key: 'stb.fact.cost', params: { n: cost } })}, ${say({
    key: 'stb.ui.numbers',
    params: { combat: face.combat, influence: face.influence },
  })}`;
  const piece = usePiece(card, words);
  return (
    <button {...piece.props} className={styles.candidate}>
      <span className="visually-hidden">{piece.words}</span>
      <span aria-hidden="true">
        <Card
          face={faceOf(card, null, cost)}
          size="board"
          state={{ playable: piece.lit !== null && !piece.selected, selected: piece.selected || piece.picked, target: piece.aimedAt }}
        />
      </span>
      <span className={styles.age} aria-hidden="true">
        {'●'.repeat(age)}
        {cost !== face.toRecruit && <s>{face.toRecruit}</s>}
      </span>
    </button>
  );
}
