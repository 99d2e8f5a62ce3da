/** What the lab measures in this game. */

import {
  EarlyDraws,
  type Laboratory,
  type Measure,
  type Probe,
  type Result,
  type Sample,
  type Seat,
  type Tries,
  tried,
  Uses,
} from '@bridgehead/kernel';
import { designNumber, nameOf } from './cards/index.ts';
import { STARTERS } from './decks/starters.ts';
import { nth } from './entries.ts';
import type { BlazeEvent } from './events.ts';
import { hasBattleBridge } from './rules/things.ts';
import type { Blaze } from './state.ts';

/** Every two different starters, once. */
function pairs(): [string, string][] {
  const names = STARTERS.map(({ affiliation }) => affiliation);
  return names.flatMap((a, i) => names.slice(i + 1).map((b): [string, string] => [a, b]));
}

export const laboratory: Laboratory<Blaze, BlazeEvent> = {
  probe: () => new BlazeProbe(),
  byChance: ['drawn early'],
  firstShare: { 2: [0.48, 0.53] },
  measures: [
    { key: 'rounds', title: 'Rounds, median', figure: 'median', target: [7, 20] },
    { key: 'battles', title: 'Battles a match', figure: 'mean', target: [2, 6] },
    { key: 'withBattle', title: 'Matches with a battle', figure: 'share' },
    { key: 'captures', title: 'Captures a match', figure: 'mean' },
    { key: 'byCaptors', title: 'Captures a match with a Romulan or Cardassian starter', figure: 'mean', target: [0.8, 2.5] },
    { key: 'withCapture', title: 'Matches with a capture', figure: 'share' },
    { key: 'freed', title: 'Captives freed a match', figure: 'mean' },
    { key: 'hits', title: 'Shots that hit', figure: 'share' },
    { key: 'direct', title: 'Direct hits of all hits', figure: 'share' },
    { key: 'markers', title: 'Markers placed a match', figure: 'mean' },
    { key: 'hitsToKill', title: 'Hits for each ship lost', figure: 'mean', target: [1.8, 3] },
    { key: 'shipsLost', title: 'Ships lost a match', figure: 'mean' },
    { key: 'solved', title: 'Missions solved a match', figure: 'mean' },
    { key: 'byGoal', title: 'Wins by reaching the goal', figure: 'share', target: [0.85, 1] },
    { key: 'noTactic', title: 'No tactic although a side deck was open', figure: 'share', target: [0, 0.1] },
    { key: 'dilemmaStops', title: 'Dilemmas that stopped a team', figure: 'share' },
    { key: 'apart', title: 'Matches of two different starters with a battle', figure: 'share' },
    ...STARTERS.map(
      ({ affiliation }): Measure => ({
        key: `field ${affiliation}`,
        title: `${affiliation} against the other starters`,
        figure: 'share',
        target: affiliation === 'Borg' ? [0.38, 0.6] : [0.42, 0.58],
      }),
    ),
    ...pairs().map(([a, b]): Measure => ({ key: `pair ${a} ${b}`, title: `${a} against ${b}`, figure: 'share' })),
  ],
};

const EARLY = 8;
const SEATS = 2;

class BlazeProbe implements Probe<Blaze, BlazeEvent> {
  #first: Seat = 0;
  #round = 1;
  #battles = 0;
  #captures = 0;
  #freed = 0;
  #shots: Tries = [0, 0];
  #direct: Tries = [0, 0];
  #markers = 0;
  #lost = 0;
  #solved = 0;
  #noTactic: Tries = [0, 0];
  #stops: Tries = [0, 0];
  readonly #early = new EarlyDraws(SEATS, EARLY);
  readonly #played = new Uses(SEATS);
  readonly #tactics = new Uses(SEATS);

  event(e: BlazeEvent, s: Blaze): void {
    switch (e.type) {
      case 'firstSeat':
        this.#first = e.seat;
        return;
      case 'turnBegan':
        this.#round = e.round;
        return;
      case 'drew':
        for (const id of e.cards) this.#early.drew(nameOfCard(id), e.seat);
        return;
      case 'played':
      case 'reported':
        this.#played.count(nameOfCard(e.card), e.seat);
        return;
      case 'attacked':
        this.#battles++;
        return;
      case 'fired':
        tried(this.#shots, e.result !== 'miss');
        if (e.result !== 'miss') tried(this.#direct, e.result === 'direct');
        return;
      case 'tacticsShown':
        for (const [seat, id] of e.cards.entries()) {
          if (!hasBattleBridge(s, seat)) continue;
          tried(this.#noTactic, id === '');
          if (id !== '') this.#tactics.count(nameOfCard(id), seat);
        }
        return;
      case 'marked':
        this.#markers++;
        return;
      case 'destroyed':
        this.#lost++;
        return;
      case 'captured':
        this.#captures++;
        return;
      case 'freed':
        this.#freed++;
        return;
      case 'solved':
        this.#solved++;
        return;
      case 'dilemmaMet':
        if (e.result !== 'own') tried(this.#stops, e.result === 'wall' || e.result === 'suffered');
        return;
    }
  }

  end(s: Blaze, result: Result): Sample {
    const meeting = starterOf(s, 0) !== starterOf(s, 1) && starterOf(s, 0) !== '' && starterOf(s, 1) !== '';
    return {
      first: this.#first,
      rounds: this.#round,
      values: {
        rounds: this.#round,
        battles: this.#battles,
        captures: this.#captures,
        ...([0, 1].some((seat) => CAPTORS.includes(starterOf(s, seat))) ? { byCaptors: this.#captures } : {}),
        freed: this.#freed,
        markers: this.#markers,
        ...(this.#lost === 0 ? {} : { hitsToKill: this.#shots[0] / this.#lost }),
        shipsLost: this.#lost,
        solved: this.#solved,
      },
      shares: {
        withBattle: [this.#battles > 0 ? 1 : 0, 1],
        withCapture: [this.#captures > 0 ? 1 : 0, 1],
        hits: this.#shots,
        direct: this.#direct,
        byGoal: [result.reason === 'bog.end.goal' ? 1 : 0, 1],
        noTactic: this.#noTactic,
        dilemmaStops: this.#stops,
        ...(meeting ? { apart: [this.#battles > 0 ? 1 : 0, 1] as Tries, ...meetingShares(s, result) } : {}),
      },
      things: {
        'drawn early': this.#early.uses.bySeat,
        played: this.#played.bySeat,
        tactic: this.#tactics.bySeat,
      },
    };
  }
}
/** Whose starters are made to take prisoners. */
const CAPTORS: readonly string[] = ['Romulan', 'Cardassian'];
/** The affiliation of a seat's starter; '' for another deck. */
function starterOf(s: Blaze, seat: Seat): string {
  const title = /^name: (.+)$/m.exec(nth(s.lists, seat))?.[1];
  return STARTERS.find((one) => one.title === title)?.affiliation ?? '';
}
/** Who of two different starters won: for the matrix, and for each against the field. Half a win each if drawn. */
function meetingShares(s: Blaze, { ranking }: Result): Record<string, Tries> {
  const won = (seat: Seat): number => (ranking[0]?.includes(seat) === true ? 1 / ranking[0].length : 0);
  const order = STARTERS.map(({ affiliation }) => affiliation);
  const [a, b] = order.indexOf(starterOf(s, 0)) < order.indexOf(starterOf(s, 1)) ? [0, 1] : [1, 0];
  return {
    [`pair ${starterOf(s, a)} ${starterOf(s, b)}`]: [won(a), 1],
    [`field ${starterOf(s, a)}`]: [won(a), 1],
    [`field ${starterOf(s, b)}`]: [won(b), 1],
  };
}
const nameOfCard = (id: string): string => (designNumber(id) >= 0 ? nameOf(designNumber(id)) : id);
