/** Before the choice, the outcome: my options in rows, whatever the other side may bring in columns. Public facts and my own cards only. */
import { Icon, useTable } from '@bridgehead/ui';
import { designNumber } from '../cards/index.ts';
import type { BattleView, BlazeView } from '../view.ts';
import { ShotHead } from './account.tsx';
import { bonusesAgainst } from './bonuses.ts';
import { shortNameOf, signed } from './faces.ts';
import { BURST, emblemOf, HIT, SHIELDS } from './glyphs.ts';
import styles from './outcomes.module.css';
import { faceOfCard, kindOfCard, nearSeat, vesselById } from './position.ts';
import { attackWith, defenseWith, type Result, resultWith } from './tactics.ts';

const SIGNS = { miss: SHIELDS, hit: HIT, direct: BURST } as const;

export function Outcomes({ battle }: { battle: BattleView }) {
  const { view, viewer } = useTable<BlazeView>();
  const isMine = (id: number | undefined) => vesselById(view, id ?? -1)?.controller === viewer;
  const drawn = [...new Set(battle.drawn)];
  return battle.engagements.map((engagement, i) => {
    const { firing, target, side, attack, defense } = engagement;
    const fires = isMine(firing[0]);
    if (!fires && !isMine(target)) return null;
    return (
      <section key={`${side}.${i}`} className={styles.outcomes}>
        <header>
          <ShotHead seat={vesselById(view, firing[0] ?? -1)?.controller ?? -1} side={side} target={target} card="" />
        </header>
        <Grid
          figure={fires ? 'ATTACK' : 'DEFENSE'}
          against={fires ? `DEFENSE ${defense}` : `ATTACK ${attack}`}
          bonuses={bonusesAgainst(view, engagement, fires)}
          rows={[...drawn, ''].map((card) => ({
            card,
            total: (fires ? attackWith : defenseWith)(view, card, engagement),
            resultWith: (bonus) => resultWith(view, card, engagement, fires, bonus),
          }))}
        />
      </section>
    );
  });
}

interface GridProps {
  readonly figure: string;
  readonly against: string;
  readonly bonuses: readonly number[];
  readonly rows: readonly { readonly card: string; readonly total: number; resultWith(bonus: number): Result }[];
}
function Grid({ figure, against, bonuses, rows }: GridProps) {
  const { say } = useTable();
  return (
    <table>
      <caption>{say({ key: 'bog.ui.outcomes', params: { against } })}</caption>
      <thead>
        <tr>
          <th scope="col">{figure}</th>
          {bonuses.map((bonus) => (
            <th key={bonus} scope="col">
              {signed(bonus)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ card, total, resultWith }) => (
          <tr key={card}>
            <th scope="row">
              <b>{total}</b> {card === '' ? say({ key: 'bog.ui.no-tactic' }) : shortNameOf(card)}
            </th>
            {bonuses.map((bonus) => {
              const result = resultWith(bonus);
              return (
                <td key={bonus} data-outcome={result}>
                  <Icon glyph={SIGNS[result]} size={14} title={say({ key: `bog.ui.${result}` })} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is left to draw markers from: all of mine, and of the other side what has been seen. */
export function Bridges() {
  const { view, viewer, say } = useTable<BlazeView>();
  const near = nearSeat(viewer);
  const [mine, theirs] = [view.seats[near], view.seats[1 - near]];
  const laid = view.things.filter(({ owner, card }) => owner === 1 - near && kindOfCard(card) === 'tactic').map(({ card }) => card);
  return (
    <>
      <Bridge title={say({ key: 'bog.ui.bridge-mine', params: { n: mine?.tacticsCount ?? 0 } })} cards={mine?.tactics ?? []} own />
      <Bridge
        title={say({ key: 'bog.ui.bridge-theirs', params: { n: theirs?.tacticsCount ?? 0 } })}
        cards={[...(theirs?.tacticsUp ?? []), ...laid]}
      />
    </>
  );
}
function Bridge({ title, cards, own = false }: { title: string; cards: readonly string[]; own?: boolean }) {
  const { say, inspect } = useTable<BlazeView>();
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return (
    <section className={styles.bridge} data-testid={own ? 'own-bridge' : undefined}>
      <strong>{title}</strong>
      {cards.length === 0 && <p>{say({ key: 'bog.ui.bridge-none' })}</p>}
      <ul data-scrolls="">
        {[...counts].map(([card, n]) => {
          const { row } = faceOfCard(card) ?? {};
          return (
            <li key={card}>
              <button type="button" data-tone="tactic" onClick={() => inspect(`card:${card}`)} data-stop="" tabIndex={-1}>
                <Icon glyph={emblemOf(designNumber(card))} size={16} />
                <span>
                  {shortNameOf(card)} {n > 1 ? `×${n}` : ''}
                </span>
                <b>{signed(-(row?.hull ?? 0))}</b>
                <small>
                  {signed(row?.att ?? 0)} / {signed(row?.def ?? 0)}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the three signs mean. */
export function Legend() {
  const { say } = useTable();
  return (
    <p className={styles.legend} aria-hidden="true">
      {(['miss', 'hit', 'direct'] as const).map((result) => (
        <span key={result} data-outcome={result}>
          <Icon glyph={SIGNS[result]} size={13} /> {say({ key: `bog.ui.${result}` })}
        </span>
      ))}
    </p>
  );
}
