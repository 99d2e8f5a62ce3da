/**
 * The people and pieces that the hall, the invitations and the link previews show, drawn from the games' own rows and looks by the
 * generator of the card faces. `npm run pictures` keeps them as files, because neither the hall nor the server needs a whole generator for them.
 */
import { cutout, face, type Kit, PEOPLE, SHIPS } from '@bridgehead/ui/faces';
import { LOOKS } from '../games/storm-the-bridge/ui/faces/lines.ts';
import { GALLERY as CASTLE } from '../games/storm-the-castle/ui/faces/gallery.ts';

const PLAIN: Kit = { icons: {}, words: { ...PEOPLE, ...SHIPS } };
const BUST = '-6 -8 132 134';
const bust = (name: string, palette: string, looks: string): string => cutout(name, palette, `straight ${looks}`, PLAIN, BUST);
const knight = (name: string, seat: number, way: string): string =>
  cutout(name, 'dusk', `figure knight ${seat} 40 92 1${way}`, CASTLE.kit, '-8 -18 104 118');
const ship = (name: string, palette: string, of: string): string => cutout(name, palette, `ship ${of} 60 60 .84 38`, PLAIN, '0 0 120 120');

/** Who invites, who comes, what stands on the game's card in the hall, and the ground behind them. */
export interface Figures {
  readonly host: string;
  readonly guest: string;
  readonly figure: string;
  readonly ground: string;
}
const ground = (name: string, line: string): string => face(name, line, PLAIN);
const RED = 'c:#d8342e';
const redshirt = `s:2 h:oval hair:crop hc:#6b3a1c wear:uni ${RED} mouth:smile`;
const captain = 's:4 h:square hair:bald beard:full hc:#f0f0ea hat:peak hatc:#f4f6f8 wear:high c:#f0ede4';

export const FIGURES: Readonly<Record<string, Figures>> = {
  'storm-the-castle': {
    host: knight('castle-host', 0, ''),
    guest: knight('castle-guest', 1, ' f'),
    figure: knight('castle-figure', 0, ''),
    ground: ground('castle-ground', 'castle dusk'),
  },
  'storm-the-bridge': {
    host: bust('bridge-host', 'SEC', LOOKS.K05 as string),
    guest: bust('bridge-guest', 'SCI', LOOKS.K08 as string),
    figure: bust('bridge-figure', 'SCI', LOOKS.K08 as string),
    ground: ground('bridge-ground', 'deck CMD'),
  },
  redshirts: {
    host: bust('redshirts-host', 'red', redshirt),
    guest: bust('redshirts-guest', 'red', `s:4 h:oval hair:afro hc:#211712 wear:uni ${RED} mouth:lips`),
    figure: cutout('redshirts-figure', 'red', 'p 60 116 108 #d8342e', PLAIN, '10 0 100 120'),
    ground: ground('redshirts-ground', 'hull red'),
  },
  'bridge-crew': {
    host: bust('crew-host', 'CMD', captain),
    guest: bust('crew-guest', 'SCI', 's:y h:long hair:bowl hc:#15131c ear:point slant:-2 wear:uni c:#1f8f8a'),
    figure: bust('crew-figure', 'CMD', captain),
    ground: ground('crew-ground', 'deck blue'),
  },
  'blaze-of-glory': {
    host: bust('blaze-host', 'Klingon', 's:3 h:square hair:mane hc:#171310 mk:ridge beard:full wear:klin c:#5a2620 eye:narrow mouth:none'),
    guest: bust('blaze-guest', 'Federation', 's:1 h:oval hair:bob hc:#7a3a1c wear:uni c:#2b6fb4 mouth:smile'),
    figure: ship('blaze-figure', 'Klingon', "K'vort"),
    ground: ground('blaze-ground', 'space Federation'),
  },
};

/** The bots, wherever one is named. */
export const BOTS: Readonly<Record<string, string>> = {
  random: bust('bot-random', 'steel', 's:m h:round hair:bald ear:none eye:visor wear:uni c:#6a7788'),
  cadet: bust('bot-cadet', 'blue', 's:3 h:round hair:wild hc:#1c1512 ear:big wear:uni c:#2b6fb4 mouth:smile'),
  officer: bust('bot-officer', 'blue', 's:1 h:oval hair:part hc:#3a2418 beard:mous wear:high c:#27405f mouth:none'),
  admiral: bust('bot-admiral', 'gold', captain),
};

const GROUNDS = ['limb CMD', 'city CIV', 'grid SCI', 'limb SEC', 'deck blue', 'cave ENG'] as const;
const GUESTS = ['K17', 'K10', 'K03', 'K11', 'K21', 'K23', 'K27', 'K26', 'K15', 'K06', 'K32', 'K19'] as const;
/** People at this house, each by the name they go by (`web/person.tsx`). */
export const PEOPLE_HERE: readonly string[] = GUESTS.map((id, i) =>
  face(`guest-${i}`, `${GROUNDS[i % GROUNDS.length]}|straight ${LOOKS[id]}`, PLAIN, 'chip'),
);
