/** The reading place: the card that resolves now in full, with who plays it on what; otherwise what is picked up, or what was played last. */
import { cardOfRef, Reading as Place, useTable } from '@bridgehead/ui';
import { type Card, isCard, NONE, nameOf } from '../cards/index.ts';
import type { BridgeView, DeclarationView } from '../view.ts';
import { faceOf } from './faces.ts';
import { personOf, playerOf } from './intent.ts';
import { sentenceOf } from './person.tsx';
import { usePictures } from './pictures.ts';
import styles from './reading.module.css';
import { TallyBar } from './tally.tsx';

export const resolving = (view: BridgeView): DeclarationView | null =>
  view.stack.findLast((declaration) => declaration.card !== NONE && !declaration.cancelled) ?? null;

export function Reading() {
  const { stage } = useTable<BridgeView>();
  return (
    <div className={styles.reading} data-stage={stage}>
      {stage === 'lying' && (
        <div className={styles.tally}>
          <TallyBar />
        </div>
      )}
      <div className={styles.place} data-line={stage === 'upright' ? '' : undefined}>
        <Shown />
      </div>
    </div>
  );
}

function Shown() {
  usePictures();
  const table = useTable<BridgeView>();
  const { view, say, viewer, prompt, selection, looked, log, stage } = table;
  // Next to a rail its inspector shows what is picked up or pointed at: no card is there twice.
  const railed = stage === 'full';
  const picked = cardOfRef(selection);
  if (picked !== null && !railed) return <Plain card={picked} />;
  // What is about to be played, while its target is chosen.
  const chosenFor = prompt?.key.startsWith('stb.target') ? (prompt.params?.card ?? null) : null;
  if (isCard(chosenFor)) return <Plain card={chosenFor} />;
  const declaration = resolving(view);
  if (declaration !== null) {
    const lead = say({
      key: `stb.ui.declaration.${declaration.kind}${declaration.seat === viewer ? '.mine' : ''}`,
      params: { name: playerOf(table, declaration.seat), card: '' },
    });
    const on = declaration.targets.length > 0 ? ` → ${declaration.targets.map(nameOf).join(', ')}` : '';
    const below = view.stack.slice(0, view.stack.indexOf(declaration)).filter((one) => one.card !== NONE);
    return (
      <Place
        face={faceOf(declaration.card, personOf(view, declaration.card))}
        by={declaration.seat}
        lead={`${lead}${on}`}
        below={below.toReversed().map((one, i) => ({ key: String(i), seat: one.seat, title: nameOf(one.card) }))}
      />
    );
  }
  const pointed = cardOfRef(looked);
  if (pointed !== null && !railed) return <Plain card={pointed} />;
  const last = log.findLast(({ event }) => event.type === 'declared' && event.kind === 'card' && isCard(event.card));
  if (last === undefined) return <p className={styles.tip}>{say({ key: 'stb.ui.tip' })}</p>;
  const seat = last.event.seat as number;
  return (
    <Place
      face={faceOf(last.event.card as Card)}
      by={seat}
      lead={say({ key: `stb.ui.played${seat === viewer ? '.mine' : ''}`, params: { name: playerOf(table, seat) } })}
    />
  );
}

function Plain({ card }: { card: Card }) {
  const { view, say } = useTable<BridgeView>();
  const person = personOf(view, card);
  return (
    <Place face={faceOf(card, person)}>
      {person !== null && person.attached.length > 0 && <p className={styles.facts}>{sentenceOf(say, person)}</p>}
    </Place>
  );
}
