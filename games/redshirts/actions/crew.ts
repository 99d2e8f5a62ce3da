/** Between officers: swaps, petitions, and the end of a turn (RED-43, RED-54, RED-55, RED-69). */
import type { Card } from '../cards.ts';
import { teamName } from '../names.ts';
import { endAll, endOfficer, whyEndAll } from '../rules/leave.ts';
import { acceptOffer, decline, offer, petition, whyDefect, whyNothingOut, whyNotOffered, whyOffer, withdraw } from '../rules/offers.ts';
import { openOfficers, whyNotUp } from '../rules/open.ts';
import { type Match, NONE, officerOf } from '../state.ts';
import { cardWords, forMate, NOTHING, number, officerRef, ownMen, type RedActions, says, up } from './row.ts';

export type CrewDeed =
  /** A card of mine for a card of a mate's. */
  | readonly ['swap', number, number, Card, Card]
  | readonly ['accept', number, number]
  | readonly ['decline', number, number]
  | readonly ['defect', number, number]
  | readonly ['withdraw', number]
  | readonly ['end', number]
  | readonly ['end-all'];

export const AMONG_CREW: RedActions<CrewDeed> = {
  accept: {
    takes: [number, number],
    tries: (s, _seat, man) => offersTo(s, man).map((from) => ['accept', man, from]),
    why: up(whyNotOffered),
    do: (t, _seat, man, from) => acceptOffer(t, man, from),
    says: (view, man, from) => {
      const found = view.offers.find((one) => one.from === from && one.to === man);
      if (found === undefined) return says(view, 'accept', man, forMate(view, from));
      return says(view, 'accept.swap', man, { ...forMate(view, from), card: cardWords(found.mine), his: cardWords(found.his) });
    },
    refs: (man, from) => [officerRef(man), officerRef(from)],
  },
  decline: {
    takes: [number, number],
    tries: (s, _seat, man) => offersTo(s, man).map((from) => ['decline', man, from]),
    why: up(whyNotOffered),
    do: (t, _seat, man, from) => decline(t, man, from),
    says: (view, man, from) => says(view, 'decline', man, forMate(view, from)),
    refs: (man, from) => [officerRef(man), officerRef(from)],
  },
  swap: {
    takes: [number, number, number, number],
    tries: (s, _seat, man) => {
      const o = officerOf(s, man);
      const mine = cardsOf(s, man);
      return s.officers.flatMap((other, mate) =>
        mate === man || other.team !== o.team || other.health <= 0
          ? []
          : mine.flatMap((card) => cardsOf(s, mate).map((his) => ['swap', man, mate, card, his] as const)),
      );
    },
    why: up(whyOffer),
    do: (t, _seat, man, mate, mine, his) => offer(t, man, mate, mine, his),
    says: (view, man, mate, mine, his) => says(view, 'swap', man, { ...forMate(view, mate), card: cardWords(mine), his: cardWords(his) }),
    refs: (man, mate) => [officerRef(man), officerRef(mate)],
    meant: (view, seat) =>
      ownMen(view, seat).flatMap(({ officer, own, team }) =>
        view.officers
          .filter((other) => other.team === team && other.alive && other.officer !== officer)
          .flatMap((other) => (own?.hand ?? []).map((card) => ['swap', officer, other.officer, card, other.own?.hand[0] ?? NONE] as const)),
      ),
  },
  defect: {
    takes: [number, number],
    tries: (s, _seat, man) => (s.defection ? s.teams.map((_, team) => ['defect', man, team]) : NOTHING),
    why: up(whyDefect),
    do: (t, _seat, man, team) => petition(t, man, team),
    says: (view, man, team) => says(view, 'defect', man, { team: teamName(view, team) }),
    refs: (man) => [officerRef(man)],
    meant: (view, seat) => ownMen(view, seat).flatMap(({ officer }) => view.teams.map(({ team }) => ['defect', officer, team] as const)),
  },
  withdraw: {
    takes: [number],
    tries: (_s, _seat, man) => [['withdraw', man]],
    why: (s, seat, man) => whyNotUp(s, seat, man, true) ?? whyNothingOut(s, man),
    do: (t, _seat, man) => withdraw(t, man, 'withdrawn'),
    says: (view, man) => says(view, 'withdraw', man),
    refs: (man) => [officerRef(man)],
    meant: (view, seat) => ownMen(view, seat).map(({ officer }) => ['withdraw', officer]),
  },
  end: {
    takes: [number],
    tries: (_s, _seat, man) => [['end', man]],
    why: (s, seat, man) => whyNotUp(s, seat, man, true),
    do: (t, _seat, man) => endOfficer(t, man),
    says: (view, man) => says(view, 'end', man),
    refs: (man) => [officerRef(man)],
    meant: (view, seat) => ownMen(view, seat).map(({ officer }) => ['end', officer]),
  },
  'end-all': {
    takes: [],
    // With the last officer, so that it stands at the end of the list.
    tries: (s, seat, man) => (s.mode === 'command' && openOfficers(s, seat).at(-1) === man ? [['end-all']] : NOTHING),
    why: whyEndAll,
    do: (t, seat) => endAll(t, seat),
    says: () => ({ key: 'red.do.end-all' }),
    refs: () => NOTHING,
  },
};

const offersTo = (s: Match, man: number): number[] => s.offers.flatMap(({ from, to }) => (to === man ? [from] : []));
/** Each different card of an officer's, XO cards included. */
const cardsOf = (s: Match, man: number): Card[] => [...new Set([...officerOf(s, man).hand, ...officerOf(s, man).xo])];
