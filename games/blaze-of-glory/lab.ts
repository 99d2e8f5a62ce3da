/** What the lab measures in this game. */
import { EarlyDraws, type Laboratory, type Probe, type Result, type Sample, type Seat, type Tries, tried, Uses } from '@bridgehead/kernel';
import { designNumber, nameOf } from './cards/index.ts';
import type { BlazeEvent } from './events.ts';
import type { Blaze } from './state.ts';

export const laboratory: Laboratory<Blaze, BlazeEvent> = {
  probe: () => new BlazeProbe(),
  byChance: ['drawn early'],
  firstShare: { 2: [0.48, 0.53] },
  measures: [
    { key: 'rounds', title: 'Rounds, median', figure: 'median', target: [7, 20] },
    { key: 'battles', title: 'Battles a match', figure: 'mean', target: [2, 6] },
    { key: 'withBattle', title: 'Matches with a battle', figure: 'share' },
    { key: 'captures', title: 'Captures a match', figure: 'mean', target: [0.8, 2.5] },
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
          if (((s.open[seat] as number) & 1) === 0) continue;
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

  end(_s: Blaze, result: Result): Sample {
    return {
      first: this.#first,
      rounds: this.#round,
      values: {
        rounds: this.#round,
        battles: this.#battles,
        captures: this.#captures,
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
      },
      things: {
        'drawn early': this.#early.uses.bySeat,
        played: this.#played.bySeat,
        tactic: this.#tactics.bySeat,
      },
    };
  }
}
const nameOfCard = (id: string): string => (designNumber(id) >= 0 ? nameOf(designNumber(id)) : id);
