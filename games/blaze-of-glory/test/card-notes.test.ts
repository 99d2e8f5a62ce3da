/** The flags and notes of all rows, each list whole: what is not on it must not be there. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { FACES, face, type Kind, type Row } from '../cards/index.ts';
import { FORMAT_RULES } from '../decks/list.ts';

const idsWith = (fits: (row: Row) => boolean): string =>
  FACES.filter(({ row }) => fits(row))
    .map(({ id }) => id)
    .join(' ');
const rowsOf = (kind: Kind, ...fields: (keyof Row)[]): string[] =>
  FACES.filter((one) => one.kind === kind).map(({ id, row }) => [id, ...fields.map((field) => row[field])].join('|'));

ruling('BOG-73, BOG-R39: these cards are capturing-related, and no others', () => {
  expect(idsWith(({ cr }) => cr)).toBe(
    'PR05 PR07 PC01 PC02 PC04 PD06 PN01 RS1 CS3 SI4 EV03 EV08 EV16 IN1 IN2 IN3 OB1 IT08 IT10 IT11 IT13 IT14 DW4 DL12 QC1 QC2',
  );
});
ruling('BOG-R39: a card is marked if its words capture or are about captives, or if it fetches such a card', () => {
  const aboutCaptives = /captur|captive|\bBrig\b|prisoner|Interrogation|Torture/i;
  const unmarked = FACES.filter(({ row, fetches }) => !row.cr && (aboutCaptives.test(row.text) || (fetches >= 0 && face(fetches).row.cr)));
  expect(unmarked.map(({ id, row }) => `${id} ${row.text}`)).toEqual([]);
});
ruling('BOG-B32, BOG-B39, BOG-R43: hidden agendas, cards for Borg only, and those of the Gamma Quadrant', () => {
  expect(idsWith(({ ha }) => ha)).toBe('EV17 IN1 IN2 IN3 OB1 OB3 OB4 OB5 OB6');
  expect(idsWith(({ bo }) => bo)).toBe('T06 EV01 OB4 OB5 OB6 IT03');
  expect(idsWith(({ gq }) => gq)).toBe('PD05 PD06 PD07 PD08 PD09 DS2 DS3 FA7');
});
ruling('BOG-B7, BOG-R71: only these are unique', () => {
  const universal =
    'PF10 PF11 PK08 PK09 PK10 PR07 PR08 PR09 PR10 PC05 PC06 PC07 PC08 PD04 PD06 PD08 PB02 PB03 PB04 PB05 PB06 PB07 PB08 PB09 ' +
    'FS4 FS5 KS4 KS5 RS3 RS4 CS1 DS1 DS2 DS3 BS1 BS2 BS3 NS1 M19 M20 M21 M22 M23 M24 M25 FA1 FA2 FA3 FA4 FA5 FA6 FA7 FA8 FA9 SI4';
  const kinds: readonly Kind[] = ['personnel', 'ship', 'mission', 'facility', 'site'];
  expect(idsWith((row) => kinds.includes(row.kind) && !row.unique)).toBe(universal);
  expect(idsWith((row) => !kinds.includes(row.kind) && row.unique)).toBe('');
});
ruling('BOG-21, BOG-22, BOG-29, BOG-30: what a Tactic adds and when, and what its marker does', () => {
  expect(rowsOf('tactic', 'attMore', 'attIf', 'defMore', 'defIf', 'hitThen', 'hitIf', 'result', 'site', 'rule')).toEqual([
    "T01|1|ship|1|Jem'Hadar attack ship|||sickbay|SI3|",
    'T02|1|Dominion|0||||range-off||',
    'T03|0||0||||shields-off||aimed-miss',
    'T04|0||0||DFF|weak|fluctuate||',
    'T05|1|Dominion|0||||weapons-off||',
    'T06|0||0||||||cutting-beam',
    'T07|0||0||||cloak-off||crimson',
    'T08|0||2|no staffing|||leak|SI6|',
    'T09|1|Galaxy|0||||science|SI5|',
    'T10|0||0||FFF|future|transporters-off||',
    'T11|2|Dominion|0||||casualty||',
    'T12|2|Federation|0||||casualty||',
    'T13|1|Akira|0||||tactical|SI2|',
    'T14|0||0||||overload||picard',
    'T15|2|Romulan|0||||casualty||',
    'T16|2|Borg|0||||casualty||',
    'T17|2|Klingon|0||||casualty||',
    'T18|1|Defiant|0||||tractor-off||',
    'T19|1|Sovereign|0||||sensors-off||',
    'T20|2|Cardassian|0||||casualty||',
    'T21|1|Hideki|0||||bridge|SI1|',
  ]);
});
ruling('BOG-B38, BOG-R83: bounties, keywords and what ships fetch', () => {
  const noted = rowsOf('ship', 'bounty', 'tags', 'fetches').filter((line) => !line.endsWith('|0||'));
  expect(noted).toEqual([
    'RS1|0||IT13',
    'RS2|0|future|',
    "DS1|0|Jem'Hadar attack ship|",
    "DS2|0|Jem'Hadar attack ship|",
    'BS1|45|borg reports|',
    'BS2|10|inside|',
    'BS3|5||',
  ]);
});
ruling('BOG-B38, BOG-B33: commanders, personas, and what people fetch', () => {
  const noted = rowsOf('personnel', 'persona', 'commander', 'fetches').filter((line) => !line.endsWith('|||'));
  expect(noted).toEqual([
    'PF01||FS1|',
    'PF06||FS2|',
    'PF08|||EV07',
    'PK01||KS2|',
    'PK02|||EQ2',
    'PK05|Worf|KS3|',
    'PK06||KS1|EQ4',
    'PK07|||OB2',
    'PR01||RS1|',
    'PR02||RS2|',
    'PR03|||IT02',
    'PR05|||IT10',
    'PR07|||EV03',
    'PC01|Madred||EV16',
    'PC02|||EV08',
    'PC03||CS2|',
    'PD01||FS2|OB2',
    'PD06|||IT10',
  ]);
});
ruling('BOG-B50, BOG-B10: who uses an item, what is a hand weapon, what reports free, which people a site admits', () => {
  expect(rowsOf('equipment', 'users', 'weapon', 'free', 'wearers')).toEqual([
    'EQ1|Federation|true|true|',
    'EQ2||true|false|Klingon',
    'EQ3||true|false|Klingon',
    'EQ4|Klingon|true|true|',
    'EQ5|Klingon, Non-Aligned|true|false|',
    'EQ6|Romulan, Non-Aligned|true|false|',
    "EQ7||true|false|Jem'Hadar",
    'EQ8||false|false|',
    'EQ9||false|false|',
  ]);
  expect(rowsOf('site', 'admits')).toEqual([
    'SI1|OFFICER',
    'SI2|SECURITY',
    'SI3|MEDICAL',
    'SI4|',
    'SI5|SCIENCE',
    'SI6|ENGINEER',
    'SI7|',
    'SI8|',
  ]);
});
ruling('BOG-B44, BOG-R50, BOG-R54, BOG-R89: what each format asks for', () => {
  expect(Object.values(FORMAT_RULES).map((rules) => Object.values(rules).join(' '))).toEqual([
    '6 30 30 100 3 true hand 40',
    '3 15 20 60 3 true automatic 20',
    '6 30 30 100 0 false hand 40',
  ]);
});
