/** How it stands: the running total of an attempt against the number it needs, cut into who brings what. */
import { Icon, SeatMark, Tally, type TallyPart, useSeatColours, useTable } from '@bridgehead/ui';
import { type Card, isCard, isSection, NONE, nameOf } from '../cards/index.ts';
import { cardsIn } from '../params.ts';
import { tallyOf } from '../preview.ts';
import { sharesOf } from '../table-help.ts';
import type { BridgeView, TermView } from '../view.ts';
import { shiftParts } from './consequences.ts';
import { COMBAT, INFLUENCE } from './glyphs.ts';
import { ownerOf, playerOf, winnerOf } from './intent.ts';
import { shortName } from './names.ts';
import styles from './tally.module.css';

export function TallyBar() {
  const colourOf = useSeatColours();
  const table = useTable<BridgeView>();
  const { view, say, viewer } = table;
  const tally = tallyOf(view, table.prompt, cardsIn(table.picked));
  if (tally === null) return <Idle />;
  const { kind, seat, card, has, needs } = tally;
  const owner = ownerOf(view, card);
  const title = say({
    key: `stb.ui.tally.${kind}${seat === viewer ? '.mine' : ''}`,
    params: { card: nameOf(card), name: playerOf(table, seat) },
  });
  const shifts = tally.open ? { has: [], needs: [] } : shiftParts(view);
  const mine = {
    label: say({ key: `stb.ui.tally.has.${kind}` }),
    total: has,
    colour: colourOf(seat),
    parts: [...partsOf(say, tally.hasTerms), ...shifts.has],
  };
  const theirs = {
    label: say({ key: `stb.ui.tally.needs.${kind}` }),
    total: needs,
    colour: owner === NONE ? 'var(--rule)' : colourOf(owner),
    parts: [...partsOf(say, tally.needTerms, card), ...shifts.needs],
  };
  const gap = has - needs;
  const verdict =
    gap >= 0
      ? say({ key: gap === 0 ? 'stb.ui.tally.just' : 'stb.ui.tally.enough', params: { n: gap } })
      : say({ key: 'stb.ui.tally.short', params: { n: -gap } });
  return (
    <Tally
      title={
        <>
          <Icon glyph={kind === 'recruit' ? INFLUENCE : COMBAT} size={18} />
          <span>{title}</span>
        </>
      }
      sides={kind === 'deploy' ? [mine] : [mine, theirs]}
      verdict={verdict}
      enough={kind !== 'deploy' && gap >= 0}
      words={`${title}: ${say({ key: 'stb.fact.tally', params: { has, needs } })}. ${kind === 'deploy' ? '' : verdict}`}
    />
  );
}

/** Nothing is under way: what lasts this turn; at the end who commands the ship. */
function Idle() {
  const table = useTable<BridgeView>();
  const { view, say } = table;
  const winner = winnerOf(table);
  if (winner !== null)
    return (
      <p className={styles.captain}>
        <SeatMark seat={winner} size={30} />
        <span>{say({ key: 'stb.ui.commands', params: { name: playerOf(table, winner) } })}</span>
      </p>
    );
  const names = view.lasting.map(nameOf).join(', ');
  return <p className={styles.idle}>{names === '' ? '' : say({ key: 'stb.ui.lasting', params: { names } })}</p>;
}

/** A person's points together; what helps the side as a whole by its source. */
function partsOf(say: (phrase: { key: string }) => string, terms: readonly TermView[], section: Card = NONE): TallyPart[] {
  return sharesOf(terms).flatMap(({ of, n, terms: own }): TallyPart[] => {
    if (of !== NONE && of !== section) return [{ key: `of-${of}`, name: isSection(of) ? nameOf(of) : shortName(of), n }];
    return own.map((term, i) => ({ key: `${of}-${term.source}-${i}`, name: sourceOf(say, term), n: term.n }));
  });
}

/** "Junk", "Pulse Carbine (Junk)", "home deck (Junk)". */
export function sourceOf(say: (phrase: { key: string }) => string, { source, of }: TermView): string {
  if (source === 'printed') return of === NONE ? '' : nameOf(of);
  const name = isCard(source) ? nameOf(source) : say({ key: `stb.ui.source.${source}` });
  return of === NONE || isSection(of) ? name : `${name} (${nameOf(of)})`;
}
