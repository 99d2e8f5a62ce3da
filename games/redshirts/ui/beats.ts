/** What each event is on the stage: shots with their die, boarding, deeds in rooms, the loss of a ship. */
import { type Beats, type Before, type Row, rowsOf, type Verdict } from '@bridgehead/ui';
import type { RedEvent } from '../events.ts';
import { cardWords, officerRef, sectionRef, sectionWords, shipRef } from '../names.ts';
import { CRITICAL, type Section, SHIELD } from '../ship.ts';
import type { OfficerView, RedView, ShipView } from '../view.ts';
import { officerTitle, shipTitle, teamTitle } from './words.ts';

type Looks = Before<RedView>;
type EventOf<T extends RedEvent['type']> = Extract<RedEvent, { readonly type: T }>;

const QUIET: Row = { as: 'quiet' };
const PLACED: Row = { as: 'quiet', cues: { consequence: 'place' } };

// —— one thing after the other ——

const withShip = (view: RedView, ship: number, part: (one: ShipView) => Partial<ShipView>): RedView => ({
  ...view,
  ships: view.ships.map((one, i) => (i === ship ? { ...one, ...part(one) } : one)),
});
const withOfficer = (view: RedView, officer: number, part: Partial<OfficerView>): RedView => ({
  ...view,
  officers: view.officers.map((one, i) => (i === officer ? { ...one, ...part } : one)),
});
const levelled = (ship: number, section: Section, level: number | null) => (view: RedView) =>
  level === null ? view : withShip(view, ship, ({ levels }) => ({ levels: levels.with(section, level) }));

// —— shots ——

/** What it strikes is told with the shot: the beam is drawn in one piece. */
function struckBy({ after }: Looks): { readonly ship: number; readonly section: Section } | null {
  for (const event of after) {
    if (event.type === 'fired' || event.type === 'rolled') return null;
    if (event.type === 'absorbed') return { ship: event.ship as number, section: SHIELD };
    if (event.type === 'damaged') return { ship: event.ship as number, section: event.section as Section };
  }
  return null;
}

function shot(event: EventOf<'fired'> | EventOf<'rolled'>, before: Looks): Row {
  const { ship, target, roll, hit } = event;
  const gun = event.type === 'fired' ? sectionRef(ship, event.laser) : shipRef(ship);
  const room = hit ? struckBy(before) : null;
  const name =
    event.type === 'fired'
      ? { key: 'red.ui.beat.laser', params: { gun: sectionWords(event.laser), ship: shipTitle(before.view, target) } }
      : { key: 'red.ui.beat.at', params: { card: cardWords(event.card), ship: shipTitle(before.view, target) } };
  return {
    as: 'strikes',
    kind: 'shot',
    cues: { suspense: 'dice', verdict: hit ? 'laser' : 'lampOut' },
    picture: { striker: gun, struck: shipRef(target), title: name, dice: { sides: 8, count: 1 }, more: { gun, target } },
    verdict: {
      ...(roll === null ? {} : { faces: [roll] }),
      word: { key: hit ? 'red.ui.beat.hit' : 'red.ui.beat.miss' },
      tone: hit ? 'good' : 'plain',
      more: { hit, room: room === null ? null : sectionRef(room.ship, room.section) },
    },
  };
}

/** A room is struck; where nothing was fired at it, it is a blow of its own. */
function damaged({ ship, section, level }: EventOf<'damaged'>, { view }: Looks): Row<RedView> {
  const was = view.ships[ship]?.levels[section] ?? null;
  const note: Verdict =
    level === null
      ? {}
      : {
          line: {
            key: level >= CRITICAL ? 'red.ui.beat.critical' : 'red.ui.beat.level',
            params: { section: sectionWords(section), was: was ?? level - 1, level },
          },
        };
  return {
    as: 'follows',
    lengths: { consequence: level !== null && level >= CRITICAL ? 300 : 160 },
    cues: { consequence: 'blast' },
    verdict: { ...note, more: { hit: true, room: sectionRef(ship, section), blast: sectionRef(ship, section) } },
    view: levelled(ship, section, level),
  };
}

// —— people ——

function boards(event: EventOf<'beamed'> | EventOf<'boarded'>, before: Looks): Row {
  const { officer, ship, section } = event;
  const isEnemy = before.view.ships[ship]?.team !== before.view.officers[officer]?.team;
  return {
    as: 'strikes',
    class: 'great',
    great: 'boarding',
    kind: event.type,
    lengths: { announce: 300, suspense: event.type === 'boarded' ? 300 : 900, verdict: 200, consequence: 270 },
    cues: { announce: 'teleport', verdict: 'land' },
    picture: {
      striker: officerRef(officer),
      struck: null,
      title: { key: 'red.ui.beat.beams', params: { officer: officerTitle(before.view, officer), ship: shipTitle(before.view, ship) } },
      more: { hops: event.type === 'beamed' ? ship : null },
    },
    verdict: {
      word: { key: isEnemy ? 'red.ui.beat.boarded' : 'red.ui.beat.landed', params: { section: sectionWords(section) } },
      tone: 'plain',
      more: { land: sectionRef(ship, section) },
    },
  };
}

/** A deed in a room, decided by a d6 or by nothing. */
const deed = (room: string, title: Row['picture'], verdict: Verdict, cue: string, roll: number | null): Row => ({
  as: 'strikes',
  cues: { ...(roll === null ? {} : { suspense: 'dice' }), verdict: cue },
  picture: { ...title, struck: room, ...(roll === null ? {} : { dice: { sides: 6, count: 1 } }) },
  verdict: { ...verdict, ...(roll === null ? {} : { faces: [roll] }) },
});

function phasered({ officer, ship, section, at, target, points }: EventOf<'phasered'>, { view }: Looks): Row {
  const room = sectionRef(ship, section);
  const who =
    officer === null ? { key: 'red.ui.beat.phaser' } : { key: 'red.ui.beat.fires', params: { officer: officerTitle(view, officer) } };
  const striker = officer === null ? null : officerRef(officer);
  const struck = at === 'officer' && target !== null ? officerTitle(view, target) : sectionWords(section);
  return deed(
    room,
    { striker, title: who },
    { line: { key: 'red.ui.beat.takes', params: { struck, n: points } }, tone: 'good', burst: 'spark', more: { beam: room } },
    'laser',
    null,
  );
}

function disarmed({ officer, ship, section, roll, success }: EventOf<'disarmed'>, { view }: Looks): Row {
  const title = { key: 'red.ui.beat.disarms', params: { officer: officer === null ? '' : officerTitle(view, officer) } };
  const word = { key: success ? 'red.ui.beat.safe' : 'red.ui.beat.not-safe' };
  return deed(
    sectionRef(ship, section),
    { striker: officer === null ? null : officerRef(officer), title },
    { word, tone: success ? 'good' : 'bad' },
    'settle',
    roll,
  );
}

const threw = ({ officer, card, ship, section, roll }: EventOf<'threw'>, { view }: Looks): Row =>
  deed(
    sectionRef(ship, section),
    {
      striker: officerRef(officer),
      title: { key: 'red.ui.beat.throws', params: { officer: officerTitle(view, officer), card: cardWords(card) } },
    },
    { tone: 'good', burst: 'blast' },
    'blast',
    roll,
  );

const hurt = ({ officer, fallen, redshirts, health, points }: EventOf<'hurt'>, { viewer, view }: Looks): Row<RedView> => ({
  as: 'follows',
  lengths: { consequence: 90 * Math.max(1, Math.min(points, 6)) },
  cues: { consequence: view.officers[officer]?.seat === viewer ? 'hit' : 'yelp' },
  verdict: fallen > 0 ? { more: { falls: officerRef(officer), n: fallen } } : {},
  view: (shown) => withOfficer(shown, officer, { redshirts, health }),
});

const shipLost = ({ ship }: EventOf<'shipLost'>, { view, viewer, seats }: Looks): Row => {
  const isMine = viewer !== 'spectator' && seats > 0 && view.ships[ship]?.team === view.team;
  return {
    as: 'strikes',
    class: 'great',
    great: `lost-${ship}`,
    kind: 'shipLost',
    lengths: { announce: 0, suspense: 0, verdict: 300, consequence: 1700 },
    cues: { verdict: 'shipLost', consequence: 'lampOut' },
    picture: { struck: shipRef(ship), more: { lost: ship } },
    verdict: {
      word: { key: 'red.ui.beat.lost', params: { ship: shipTitle(view, ship) } },
      tone: isMine ? 'bad' : 'plain',
      burst: 'blast',
      more: { lost: ship },
    },
  };
};

const BEATS: Beats<RedEvent, RedView> = {
  firstShip: null,
  shipsNamed: QUIET,
  turnBegan: null,
  shieldMended: QUIET,
  stormStruck: ({ ship, section }) => ({
    as: 'strikes',
    cues: { verdict: 'blast' },
    picture: { struck: sectionRef(ship, section), title: { key: 'red.ui.beat.storm' } },
    verdict: { tone: 'plain', burst: 'spark' },
  }),
  tookCommand: QUIET,
  drew: { as: 'quiet', cues: { consequence: 'card' } },
  stepped: PLACED,
  played: { as: 'quiet', cues: { consequence: 'card' } },
  skipped: PLACED,
  boarded: boards,
  beamed: boards,
  botStepped: PLACED,
  phasered,
  threw,
  disarmed,
  turnedIn: QUIET,
  ended: null,
  noResponse: { as: 'quiet', cues: { consequence: 'lampOut' } },
  bumped: QUIET,
  shipPlayed: { as: 'quiet', cues: { consequence: 'card' } },
  fired: shot,
  rolled: shot,
  dodged: QUIET,
  absorbed: ({ ship, level }) => ({
    as: 'follows',
    lengths: { consequence: 240 },
    cues: { consequence: 'shield' },
    verdict: { more: { hit: true, shield: sectionRef(ship, SHIELD) } },
    view: levelled(ship, SHIELD, level),
  }),
  damaged,
  repaired: PLACED,
  decayed: { as: 'follows' },
  gassed: QUIET,
  infected: ({ ship }) => ({
    as: 'strikes',
    lengths: { announce: 0, suspense: 0, verdict: 350, consequence: 100 },
    cues: { verdict: 'borg' },
    picture: { struck: shipRef(ship) },
    verdict: { tone: 'plain', more: { wipe: ship } },
  }),
  cleared: QUIET,
  pulsed: QUIET,
  tookOver: ({ ship, team, success }, { view }) =>
    success
      ? {
          as: 'strikes',
          class: 'great',
          great: 'taken-over',
          kind: 'tookOver',
          cues: { verdict: 'bridgeTheirs' },
          picture: {
            struck: shipRef(ship),
            title: { key: 'red.ui.beat.takes-over', params: { team: teamTitle(view, team), ship: shipTitle(view, ship) } },
          },
          verdict: { word: { key: 'red.ui.beat.taken', params: { ship: shipTitle(view, ship) } }, tone: 'plain', burst: 'spark' },
        }
      : QUIET,
  shipLost,
  escaped: { as: 'follows', cues: { consequence: 'teleport' } },
  podLeft: { as: 'follows' },
  fieldSet: PLACED,
  fieldHit: { as: 'follows', cues: { consequence: 'shield' } },
  fireSet: PLACED,
  chargeSet: PLACED,
  chargeFound: PLACED,
  wentOff: ({ ship, section, what }) => ({
    as: 'strikes',
    lengths: { announce: 0, suspense: 200, verdict: 150, consequence: 400 },
    cues: { suspense: 'hop', verdict: 'blast' },
    picture: { struck: sectionRef(ship, section) },
    verdict: { word: { key: `red.ui.beat.${what}` }, tone: 'plain', burst: 'blast', more: { blast: sectionRef(ship, section) } },
  }),
  botMade: PLACED,
  botLost: { as: 'follows', cues: { consequence: 'marker' } },
  hurt,
  unharmed: { as: 'follows', cues: { consequence: 'shield' } },
  dove: ({ officer }) => ({
    as: 'follows',
    lengths: { consequence: 300 },
    cues: { consequence: 'yelp' },
    verdict: { more: { falls: officerRef(officer), n: 1 } },
    view: (shown: RedView) => shown,
  }),
  healed: PLACED,
  died: ({ officer }) => ({
    as: 'follows',
    lengths: { consequence: 400 },
    cues: { consequence: 'yelp' },
    verdict: { falls: [officerRef(officer)] },
    view: (shown: RedView) => shown,
  }),
  cloaked: QUIET,
  dummyLost: ({ officer }) => ({
    as: 'strikes',
    class: 'answer',
    cues: { verdict: 'cut' },
    picture: { struck: officerRef(officer) },
    verdict: { word: { key: 'red.ui.beat.dummy' }, tone: 'plain' },
  }),
  unveiled: ({ officer, ship, section }, { view }) => ({
    as: 'strikes',
    class: 'answer',
    lengths: { announce: 0, suspense: 100, verdict: 300, consequence: 100 },
    cues: { verdict: 'teleport' },
    picture: { struck: sectionRef(ship, section) },
    verdict: { word: { key: 'red.ui.beat.unveiled', params: { officer: officerTitle(view, officer) } }, tone: 'plain', burst: 'square' },
  }),
  eliminated: ({ team }, { view }) => ({
    as: 'ends',
    kind: 'eliminated',
    picture: { more: { lost: null } },
    verdict: { word: { key: 'red.ui.beat.out', params: { team: teamTitle(view, team) } }, tone: 'plain' },
  }),
  offered: QUIET,
  swapped: PLACED,
  offerGone: null,
  petitioned: QUIET,
  petitionGone: null,
  defected: QUIET,
  briefed: null,
  wishedToGiveUp: null,
  gaveUp: ({ team }, { view }) => ({
    as: 'ends',
    verdict: { word: { key: 'red.ui.beat.gave-up', params: { team: teamTitle(view, team) } }, tone: 'plain' },
  }),
};

export const rows = rowsOf(BEATS);
