/** A mission attempt as a walk along a path: each dilemma with what came of it, the mission at the end, those who went. */

import { Button, Icon, useTable, Zone } from '@bridgehead/ui';
import { useState } from 'react';
import { designNumber, face } from '../cards/index.ts';
import type { BlazeEvent } from '../events.ts';
import { cardName } from '../table-help.ts';
import type { BlazeView } from '../view.ts';
import { termsOf, wordsOf } from './advice.ts';
import { fullText, shortName, toneOf } from './faces.ts';
import { emblemOf } from './glyphs.ts';
import { World } from './mission.tsx';
import type { EventOf, Moment } from './moments.ts';
import { Person } from './person.tsx';
import { vars } from './vars.ts';
import styles from './walk.module.css';

interface Station {
  readonly card: string;
  readonly result: EventOf<'dilemmaMet'>['result'];
  /** What followed, in words of the log. */
  readonly after: readonly BlazeEvent[];
}
function stationsOf(events: readonly BlazeEvent[]): { before: BlazeEvent[]; stations: Station[] } {
  const stations: { card: string; result: Station['result']; after: BlazeEvent[] }[] = [];
  const before: BlazeEvent[] = [];
  for (const event of events.slice(1)) {
    // What comes of the mission itself belongs to nothing on the way.
    if (event.type === 'solved' || event.type === 'unsolved' || event.type === 'scoutingDone') break;
    if (event.type === 'dilemmaMet') stations.push({ card: event.card, result: event.result, after: [] });
    else (stations.at(-1)?.after ?? before).push(event);
  }
  return { before, stations };
}
const TOLD: readonly BlazeEvent['type'][] = [
  'killed',
  'stopped',
  'captured',
  'scored',
  'marked',
  'rotated',
  'hull',
  'destroyed',
  'discarded',
  'flashed',
];

export function Walk({ moment, onClose }: { moment: Moment; onClose: () => void }) {
  const { view, viewer, say, nameOf, game } = useTable<BlazeView>();
  const first = moment.events[0] as EventOf<'attempted' | 'scouted'>;
  const { stations } = stationsOf(moment.events);
  // Those that nobody has met yet lie ahead from the beginning: the mission stays where it is, however many are met.
  const ahead = (view.locations[first.location]?.stack ?? []).filter(({ open }) => !open);
  const [slots, setSlots] = useState({ at: moment.at, n: 0 });
  const met = stations.length + ahead.length;
  if (slots.at !== moment.at || slots.n < met) setSlots({ at: moment.at, n: met });
  const unmet = Array.from({ length: Math.max(0, slots.n - stations.length) }, (_, i) => ahead[i]?.card ?? '');
  const solved = moment.events.find((event): event is EventOf<'solved'> => event.type === 'solved');
  const failed = moment.events.some(({ type }) => type === 'unsolved');
  const d = designNumber(first.card);
  const killed = moment.events.filter((event): event is EventOf<'killed'> => event.type === 'killed').map(({ card }) => card);
  const captured = moment.events.filter((event): event is EventOf<'captured'> => event.type === 'captured').map(({ card }) => card);
  const tested = moment.events.find(
    (event): event is EventOf<'solved' | 'unsolved'> => event.type === 'solved' || event.type === 'unsolved',
  );
  const terms = d < 0 ? [] : termsOf(face(d).need);
  const tell = (event: BlazeEvent) => say(game.describe.event(event as never, viewer));
  const verdict = solved !== undefined ? 'solved' : failed ? 'unsolved' : 'stopped';
  return (
    <Zone name="attempt" label={say({ key: 'bog.ui.attempt' })} className={styles.walk}>
      <header className={styles.head}>
        <strong>
          {say({
            key: 'bog.ui.attempt-of',
            params: { name: first.seat === viewer ? say({ key: 'bog.ui.you' }) : nameOf(first.seat), card: cardName(first.card) },
          })}
        </strong>
        <Button look="main" onClick={onClose} data-testid="to-line">
          {say({ key: 'bog.ui.to-line' })}
        </Button>
      </header>
      <ol className={styles.path} data-scrolls="">
        {stations.map((station, i) => (
          <li key={`${i}.${station.card}`} className={styles.station} data-result={station.result} style={vars({ '--at': i })}>
            <span className={styles.number}>{station.result === 'overcome' || station.result === 'own' ? '✓' : i + 1}</span>
            <article className={styles.card} data-tone={toneOf(designNumber(station.card))}>
              <strong>{shortName(cardName(station.card))}</strong>
              <span className={styles.emblem}>
                <Icon glyph={emblemOf(designNumber(station.card))} size={30} />
              </span>
              <p className={styles.text}>{fullText(designNumber(station.card))}</p>
            </article>
            <p className={styles.result}>{say({ key: `bog.ui.met.${station.result}` })}</p>
            <ul className={styles.after}>
              {station.after
                .filter(({ type }) => TOLD.includes(type))
                .slice(0, 4)
                .map((event, n) => (
                  <li key={`${n}`}>{tell(event)}</li>
                ))}
            </ul>
          </li>
        ))}
        {unmet.map((card, i) => (
          <li key={`ahead ${i}`} className={styles.station} data-result="ahead">
            <span className={styles.number}>{stations.length + i + 1}</span>
            <article className={styles.back}>
              <strong>{card === '' ? say({ key: 'bog.ui.met.ahead' }) : shortName(cardName(card))}</strong>
            </article>
          </li>
        ))}
        <li className={styles.goal} data-verdict={verdict} style={vars({ '--at': stations.length })}>
          <span className={styles.number}>⚑</span>
          <article className={styles.mission}>
            <strong>{cardName(first.card)}</strong>
            <span className={styles.sky} data-behind="">
              <World card={first.card} />
            </span>
            <ul className={styles.checks}>
              {terms.map((term, i) => (
                <li key={wordsOf(term)} data-met={tested?.met[i] || undefined} data-tested={tested !== undefined || undefined}>
                  {tested === undefined ? '' : tested.met[i] ? '✓ ' : '✕ '}
                  {wordsOf(term)}
                </li>
              ))}
            </ul>
            <b className={styles.verdict}>
              {say({ key: `bog.ui.verdict.${verdict}`, params: { n: solved?.points ?? face(d).row.points ?? 0 } })}
            </b>
          </article>
        </li>
      </ol>
      <div className={styles.team} data-scrolls="">
        {first.cards.map((card, i) => (
          <Person
            key={`${i}.${card}`}
            card={card}
            state={killed.includes(card) ? say({ key: 'bog.ui.dead' }) : captured.includes(card) ? say({ key: 'bog.ui.captured' }) : ''}
            words={`${cardName(card)}${killed.includes(card) ? `, ${say({ key: 'bog.ui.dead' })}` : ''}`}
          />
        ))}
      </div>
    </Zone>
  );
}
