/** Personnel and ships: where they report, and who flies what. */
import { expect } from 'vitest';
import { designNumber, face, nameOf } from '../../cards/index.ts';
import { scene } from '../scene.ts';
import type { CardScene } from './card-scene.ts';

const HOMES: Readonly<Record<string, readonly [string, string]>> = {
  Federation: ['Federation Outpost', 'Klingon Outpost'],
  Klingon: ['Klingon Outpost', 'Romulan Outpost'],
  Romulan: ['Romulan Outpost', 'Klingon Outpost'],
  Cardassian: ['Cardassian Outpost', 'Klingon Outpost'],
  Borg: ['Borg Outpost', 'Klingon Outpost'],
  'Non-Aligned': ['Klingon Outpost', 'Borg Outpost'],
  Alpha: ['Neutral Outpost', 'Primary Supply Depot'],
  Gamma: ['Primary Supply Depot', 'Neutral Outpost'],
};
const PEOPLE =
  'PF01 PF02 PF03 PF04 PF05 PF06 PF07 PF08 PF09 PF10 PF11 PK01 PK02 PK03 PK04 PK05 PK06 PK07 PK08 PK09 PK10 PR01 PR02 PR03 PR04 PR05 PR06 PR07 PR08 PR09 PR10 PC01 PC02 PC03 PC04 PC05 PC06 PC07 PC08 PD01 PD02 PD03 PD04 PD05 PD06 PD07 PD08 PD09 PB01 PB02 PB03 PB04 PB05 PB06 PB07 PB08 PB09 PN01 PN02';
const GAMMA = ['PD05', 'PD06', 'PD07', 'PD08', 'PD09', 'DS2', 'DS3'];
const homeOf = (id: string): readonly [string, string] => {
  const { affiliation } = face(designNumber(id)).row;
  return HOMES[affiliation === 'Dominion' ? (GAMMA.includes(id) ? 'Gamma' : 'Alpha') : (affiliation as string)] as readonly [
    string,
    string,
  ];
};
const facility = (name: string): string => `${name}@${name === 'Primary Supply Depot' ? 1 : 0}`;

const reports = (id: string): CardScene => {
  const [home, wrong] = homeOf(id);
  const hand = [nameOf(designNumber(id))];
  const lines = { line: ['Nebula'], gamma: ['Rescue Founder'] };
  return {
    id: id as CardScene['id'],
    says: `reports to ${home}, not to ${wrong}`,
    does() {
      const t = scene({ ...lines, a: { facilities: [facility(home)], hand } });
      t.a.answers(['report', id, t.thing(home)]);
      if (t.asked.includes('tandro')) t.a.answers(3);
      const c = t.thing(hand[0] as string);
      expect([t.a.hand, face(designNumber(id)).kind === 'ship' ? t.state.host[c] : t.state.at[c]]).toEqual([[], t.thing(home)]);
    },
    without() {
      const t = scene({ ...lines, a: { facilities: [facility(wrong)], hand } });
      expect(t.a.refused(['report', id, t.thing(wrong)])).toMatch(/^BOG-(B9|68|71|R43): /);
    },
  };
};

/** Crews that are just enough; the last one is the one too few. */
const CREWS = [
  'FS1: Jean-Luc Picard, Enrique Muniz, Sarita Carson',
  'FS2: Jean-Luc Picard, Benjamin Sisko',
  'FS3: Jean-Luc Picard, Enrique Muniz, Sarita Carson',
  'FS4: Jean-Luc Picard, Enrique Muniz, Sarita Carson',
  'FS5: Sarita Carson',
  "KS1: Kang, N'Garen, Voktak, Divok",
  'KS2: Voktak',
  'KS3: Voktak',
  'KS4: Kang, Voktak, Divok',
  'KS5: Voktak',
  "RS1: Sela, D'Vin, Navok",
  "RS2: Sela, D'Vin, Navok",
  "RS3: Sela, D'Vin, Navok",
  "RS4: D'Vin",
  'CS1: Gul Madred, Telle, Daro',
  'CS2: Dolak, Telle',
  'CS3: Dolak, Telle',
  "DS1: Umat'Adan",
  "DS2: Limara'Son",
  "DS3: Ixtana'Rax, Limara'Son, Oken'alak",
  'BS1: Eleven of Nineteen, Four of Eleven, Eighteen of Nineteen, Three of Nineteen, Nine of Seventeen, Thirteen of Nineteen, Two of Eleven',
  'BS2: Eighteen of Nineteen, Two of Eleven',
  'BS3: Eighteen of Nineteen',
  'NS1: Voktak, Divok',
];
const flies = (line: string): CardScene => {
  const [id, names] = line.split(': ') as [string, string];
  const crew = names.split(', ');
  const ship = (people: readonly string[]) => {
    const name = nameOf(designNumber(id));
    const t = scene({
      line: ['Nebula', 'Explore Interstellar Matter'],
      a: { ships: [people.length === 0 ? `${name}@0` : `${name}@0: ${people.join(', ')}`] },
    });
    return { t, c: t.thing(name) };
  };
  return {
    id: id as CardScene['id'],
    says: `is flown by ${names}, not by one less`,
    does() {
      const { t, c } = ship(crew);
      expect(t.a.can('move')).toEqual([`${c} 1`]);
    },
    without() {
      const { t, c } = ship(crew.slice(0, -1));
      expect([t.a.can('move'), t.a.refused(['move', c, 1])]).toEqual([[], 'BOG-B4: The ship isn’t staffed.']);
    },
  };
};

export const CREW_SCENES: readonly CardScene[] = [
  ...PEOPLE.split(' ').map(reports),
  ...CREWS.map((line) => reports(line.split(':')[0] as string)),
  ...CREWS.map(flies),
];
