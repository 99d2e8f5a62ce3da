/** What a viewer may know, built up from nothing. The eyes of a seat are its team's; after the end they see everything. */

import type { Seat, Viewer } from '@bridgehead/kernel';
import type { Card } from './cards.ts';
import { nth } from './lists.ts';
import type { Mode } from './options.ts';
import { hitModifier, isSure } from './rules/hits.ts';
import { isFalse, isVeiled, knowsOf, shownSection, shownShip } from './rules/seen.ts';
import { CRITICAL, LASER_L, LASER_R, SECTION_COUNT, type Section } from './ship.ts';
import { CHARGE, eyesOf, isAlive, type Match, type Officer, OUTSIDE, officerOf, type Ship, type Step, TRUTH } from './state.ts';

export type DummyView = {
  readonly ship: number;
  readonly section: Section;
  readonly health: number;
  readonly redshirts: number;
};
/** What only the own team knows of an officer. */
export type OwnView = {
  readonly hand: readonly Card[];
  readonly xo: readonly Card[];
  readonly halt: number;
  readonly phaser: boolean;
  readonly helm: boolean;
  readonly acted: boolean;
  readonly takes: boolean;
  readonly tried: boolean;
  readonly turnIns: number;
  readonly offers: number;
  readonly cloak: number;
  readonly dummy: DummyView | null;
  readonly lost: number;
};
export type OfficerView = {
  readonly officer: number;
  readonly seat: Seat;
  readonly team: number;
  readonly rank: number;
  readonly chair: number;
  readonly order: number;
  readonly alive: boolean;
  /** NONE: dead, or cloaked without a dummy. */
  readonly ship: number;
  readonly section: Section;
  readonly health: number | null;
  readonly redshirts: number | null;
  readonly steps: number | null;
  readonly ended: boolean;
  readonly own: OwnView | null;
};
export type ShipView = {
  readonly ship: number;
  readonly name: string;
  /** NONE: derelict. */
  readonly team: number;
  readonly place: number;
  readonly pod: boolean;
  readonly gone: boolean;
  /** The display lies to this viewer: every section is shown critical, nothing else is known. */
  readonly false: boolean;
  readonly levels: readonly number[];
  readonly heavy: readonly number[];
  readonly fresh: readonly boolean[];
  readonly evasive: boolean;
  readonly gas: number;
  readonly virus: number;
  readonly lockOn: number;
  readonly overcharge: boolean;
  readonly aimed: boolean;
  readonly calibrated: boolean;
  readonly strafing: boolean;
  readonly commanded: boolean;
  readonly fired: readonly [number, number];
};
export type TokenView = { readonly ship: number; readonly section: Section; readonly team: number | null };
export type FieldView = TokenView & { readonly points: number };
export type BlastView = TokenView & { readonly what: 'fire' | 'charge'; readonly count: number; readonly secret: boolean };
export type BotView = { readonly owner: number | null; readonly ship: number; readonly section: Section; readonly steps: number | null };
export type TeamView = { readonly team: number; readonly emp: number; readonly out: number };
export type OfferView = { readonly from: number; readonly to: number; readonly mine: Card; readonly his: Card };
/** Chances of one laser against one ship, in eighths; null where a display lies. */
export type OddsView = { readonly ship: number; readonly laser: Section; readonly target: number; readonly eighths: number | null };

export type RedView = {
  readonly you: Seat | null;
  readonly team: number | null;
  readonly mode: Mode;
  readonly storm: number;
  readonly defection: boolean;
  readonly opening: 'seed' | 'balanced';
  readonly first: number;
  readonly round: number;
  readonly place: number;
  readonly step: Step;
  readonly ships: readonly ShipView[];
  readonly officers: readonly OfficerView[];
  readonly teams: readonly TeamView[];
  readonly fields: readonly FieldView[];
  readonly blasts: readonly BlastView[];
  readonly bots: readonly BotView[];
  /** Redshirts lost, as far as the viewer knows: those of cloaked officers are their team's secret. */
  readonly fallen: number;
  readonly offers: readonly OfferView[];
  readonly petition: { readonly officer: number; readonly team: number } | null;
  readonly petitioned: boolean;
  /** Seats of the own team that wish to give up. */
  readonly wishes: readonly Seat[];
  /** Options that gave no response this turn. */
  readonly mute: readonly number[];
  /** The ship that the viewer's team has the helm of, and its lasers' chances. */
  readonly odds: readonly OddsView[];
};

export function view(s: Match, viewer: Viewer, over: boolean): RedView {
  const team = viewer === 'spectator' ? OUTSIDE : eyesOf(s, viewer);
  const eyes = over ? TRUTH : team;
  return {
    you: viewer === 'spectator' ? null : viewer,
    team: team === OUTSIDE ? null : team,
    mode: s.mode,
    storm: s.storm,
    defection: s.defection,
    opening: s.balanced ? 'balanced' : 'seed',
    first: s.first,
    round: s.round,
    place: s.place,
    step: s.step,
    ships: s.ships.map((ship, i) => shipView(ship, i, eyes)),
    officers: s.officers.map((o, i) => officerView(s, o, i, eyes)),
    teams: s.teams.map(({ emp, out }, i) => ({ team: i, emp, out })),
    fields: s.fields.map(({ ship, section, points, unnamed, team: owner }) => ({
      ship,
      section,
      team: unnamed && !isOwn(owner, eyes) ? null : owner,
      points,
    })),
    blasts: s.blasts.filter((one) => knowsOf(one, eyes)).map((one) => blastView(one, eyes)),
    bots: s.bots.map((bot) => botView(s, bot, eyes)),
    fallen: s.officers.reduce((sum, o) => (isOwn(o.team, eyes) ? sum + o.lost : sum), s.fallen),
    offers: s.offers
      .filter(({ from, gone }) => !gone && isOwn(officerOf(s, from).team, eyes))
      .map(({ from, to, mine, his }) => ({ from, to, mine, his })),
    petition: petitionView(s, eyes),
    petitioned: team !== OUTSIDE && (s.teams[team]?.petitioned ?? false),
    wishes: s.wish.flatMap((wish, seat) => (wish && isOwn(eyesOf(s, seat), eyes) ? [seat] : [])),
    mute: team === OUTSIDE ? [] : (s.teams[team]?.mute.slice() ?? []),
    odds: team === OUTSIDE ? [] : oddsView(s, team),
  };
}

const isOwn = (team: number, eyes: number): boolean => eyes === TRUTH || eyes === team;

const ALL_CRITICAL: readonly number[] = Object.freeze(new Array<number>(SECTION_COUNT).fill(CRITICAL));
const NOTHING_COUNTED: readonly number[] = Object.freeze(new Array<number>(SECTION_COUNT).fill(0));
const NOTHING_FRESH: readonly boolean[] = Object.freeze(new Array<boolean>(SECTION_COUNT).fill(false));

function shipView(one: Ship, ship: number, eyes: number): ShipView {
  const lies = isFalse(one, eyes);
  return {
    ship,
    name: one.name,
    team: one.team,
    place: one.place,
    pod: one.pod,
    gone: one.gone,
    false: lies,
    levels: lies ? ALL_CRITICAL : one.levels.slice(),
    heavy: lies ? NOTHING_COUNTED : one.heavy.slice(),
    fresh: lies ? NOTHING_FRESH : one.fresh.slice(),
    evasive: one.evasive,
    gas: one.gas,
    virus: one.virus,
    lockOn: one.lockOn,
    overcharge: one.overcharge,
    aimed: one.aimed,
    calibrated: one.calibrated,
    strafing: one.strafing,
    commanded: one.commanded,
    fired: [one.fired[0], one.fired[1]],
  };
}

function officerView(s: Match, o: Officer, officer: number, eyes: number): OfficerView {
  const own = isOwn(o.team, eyes);
  const veiled = isVeiled(o, eyes);
  const shown = veiled ? o.dummy : o;
  return {
    officer,
    seat: s.mode === 'seats' ? officer : o.team,
    team: o.team,
    rank: o.rank,
    chair: o.chair,
    order: o.order,
    alive: isAlive(o),
    ship: shownShip(o, eyes),
    section: shownSection(o, eyes),
    health: shown?.health ?? null,
    redshirts: shown?.redshirts ?? null,
    steps: shown?.steps ?? null,
    ended: o.ended && (own || !o.leaving),
    own: own ? ownView(o) : null, // RED-R66: hands are the team's
  };
}
const ownView = (o: Officer): OwnView => ({
  hand: o.hand.slice(),
  xo: o.xo.slice(),
  halt: o.halt,
  phaser: o.phaser,
  helm: o.helm,
  acted: o.acted,
  takes: o.takes,
  tried: o.tried,
  turnIns: o.turnIns,
  offers: o.offers,
  cloak: o.cloak,
  dummy: o.dummy === null ? null : { ship: o.dummy.ship, section: o.dummy.section, health: o.dummy.health, redshirts: o.dummy.redshirts },
  lost: o.lost,
});

/** `secret`: spectators do not know of it. Whose fire it is, is one while its thrower is cloaked. */
const blastView = ({ kind, ship, section, team, count, hidden, unnamed }: Match['blasts'][number], eyes: number): BlastView => ({
  what: kind === CHARGE ? 'charge' : 'fire',
  ship,
  section,
  team: unnamed && !isOwn(team, eyes) ? null : team,
  count,
  secret: eyes !== OUTSIDE && hidden !== 0,
});

function botView(s: Match, bot: Match['bots'][number], eyes: number): BotView {
  const own = isOwn(officerOf(s, bot.owner).team, eyes);
  return { owner: bot.unnamed && !own ? null : bot.owner, ship: bot.ship, section: bot.section, steps: own ? bot.steps : null };
}

function petitionView(s: Match, eyes: number): RedView['petition'] {
  const { petition } = s;
  if (petition === null || (!isOwn(officerOf(s, petition.officer).team, eyes) && !isOwn(petition.team, eyes))) return null;
  return { officer: petition.officer, team: petition.team };
}

/** At a glance: what each laser of the team's ships can expect against each enemy ship. */
function oddsView(s: Match, team: number): OddsView[] {
  const odds: OddsView[] = [];
  s.ships.forEach((from, ship) => {
    if (from.team !== team || from.gone || from.pod) return;
    s.ships.forEach((at, target) => {
      if (at.team === team || at.gone || target === ship) return;
      for (const laser of [LASER_L, LASER_R]) {
        const hidden = isFalse(from, team) || isFalse(at, team);
        if (!hidden && nth(from.levels, laser) >= CRITICAL) continue;
        odds.push({ ship, laser, target, eighths: hidden ? null : eighths(s, ship, laser, target) });
      }
    });
  });
  return odds;
}
const eighths = (s: Match, ship: number, laser: Section, target: number): number =>
  isSure(s, ship, target) ? 8 : Math.min(8, Math.max(0, 4 + hitModifier(s, ship, laser, target)));
