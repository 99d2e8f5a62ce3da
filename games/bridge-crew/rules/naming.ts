/** Names of the officers and of the ship (BRC-22, BRC-R65). */
import type { Rules } from '@bridgehead/kernel';
import { Ghost } from '../story/ghost.ts';
import { type CrewTable, nameAsk, text } from './texts.ts';

/** S3: answering says "I have read my cards". An empty name means the card's title (BRC-R51). */
export function* names(t: CrewTable): Rules<void> {
  const s = t.state;
  if (s.settings.narration !== 'auto') {
    s.awaits = 'names';
    const given = yield* t.all(s.names.map((_, seat) => nameAsk(t, seat)));
    given.forEach((name, seat) => {
      s.names[seat] = name;
      if (name !== '' && t.watched) t.emit({ type: 'name.given', seat, name });
    });
  }
}

/** S3b: the first player names the ship, or it is drawn. */
export function* shipName(t: CrewTable): Rules<void> {
  const s = t.state;
  const written = yield* text(t, s.first, 'ship');
  s.ship = written === '' ? new Ghost(s.memory, t.side('ship')).words('ship') : written;
  s.shipSource = written === '' ? 'ghost' : 'written';
  if (t.watched) t.emit({ type: 'ship.named', seat: s.first, ship: s.ship, source: s.shipSource });
}
