/** A player in the drawer of small screens: leader, crew, sections, cards. */
import type { Seat } from '@bridgehead/kernel';
import { useTable } from '@bridgehead/ui';
import { nameOf } from '../cards/index.ts';
import type { BridgeView } from '../view.ts';

export function SeatFacts({ seat }: { seat: Seat }) {
  const { view, say } = useTable<BridgeView>();
  const party = view.parties[seat];
  if (party === undefined) return null;
  const held = view.sections.filter((section) => section.owner === seat).map((section) => nameOf(section.card));
  const words = [
    ...(party.leader === null ? [] : [nameOf(party.leader.card)]),
    say({ key: 'stb.ui.crew-count', params: { n: party.crew.length } }),
    say({ key: 'stb.ui.hand-of', params: { n: party.handCount } }),
    ...held,
  ];
  return (
    <>
      <p>{words.join(' · ')}</p>
      {party.known.length > 0 && <p>{say({ key: 'stb.ui.known', params: { cards: party.known.length } })}</p>}
    </>
  );
}
