/** Skills, attributes and icons of personnel after all changes, and of teams (BOG-B19, B20, B30, B40, B50). */

import type { Seat } from '@bridgehead/kernel';
import {
  type Attribute,
  COM,
  DEF,
  type Design,
  face,
  type Icon,
  K,
  NAV,
  numberOf,
  SKILL,
  SKILLS,
  type Skill,
  skillNumber,
  type TeamFacts,
} from '../cards/index.ts';
import { INSPIRES, type Inspires } from '../cards/standing.ts';
import { known, nth } from '../entries.ts';
import { type Blaze, controllerOf, countOf, designOf, NONE, type Place, placeOf, type Thing } from '../state.ts';
import { affiliationOf, faceOf, isActive, isAssimilated, isDisabled, isShipThing } from './things.ts';

/** Things at a place that change the numbers of a seat's people there. */
function inspirersAt(s: Blaze, place: Place, seat: Seat): Thing[] {
  let found: Thing[] | null = null;
  for (const c of s.inPlay) {
    if (s.at[c] !== place || s.controller[c] !== seat || INSPIRES[designOf(s, c)] === null) continue;
    if (!isWorking(s, c, place, seat)) continue;
    if (found === null) found = [];
    found.push(c);
  }
  return found ?? NOBODY;
}
const NOBODY: Thing[] = [];

/** BOG-B50: equipment bound to an affiliation needs one of its owner's personnel of that affiliation; people must not be disabled. */
function isWorking(s: Blaze, c: Thing, place: Place, seat: Seat): boolean {
  const { kind, users } = faceOf(s, c);
  if (kind === 'personnel') return !isDisabled(s, c);
  if (users.length === 0) return true;
  return s.inPlay.some(
    (x) =>
      s.at[x] === place &&
      s.controller[x] === seat &&
      users.includes(affiliationOf(s, x)) &&
      faceOf(s, x).kind === 'personnel' &&
      !isDisabled(s, x),
  );
}

function applies(s: Blaze, source: Thing, word: Inspires, c: Thing): boolean {
  if (word.whom === 'others' && source === c) return false;
  if (word.whom === 'itself' && source !== c) return false;
  const { row, tags } = faceOf(s, c);
  if (word.species !== undefined && row.species !== word.species) return false;
  if (word.tag !== undefined && !tags.includes(word.tag)) return false;
  if (word.gq === true && !row.gq) return false;
  if (word.class !== undefined && classOf(s, c) !== word.class) return false;
  const wanted = word.with;
  return (
    wanted === undefined ||
    s.inPlay.some(
      (x) =>
        s.at[x] === s.at[c] &&
        s.controller[x] === s.controller[c] &&
        faceOf(s, x).row.affiliation === wanted.affiliation &&
        classOf(s, x) === wanted.class &&
        !isDisabled(s, x),
    )
  );
}

/** BOG-B40: the assimilated have no classification. */
export const classOf = (s: Blaze, c: Thing): string => (isAssimilated(s, c) ? '' : (faceOf(s, c).row.class ?? ''));

/** What somebody who inspires does for others. */
const inspirationOf = (s: Blaze, c: Thing): Inspires => known(INSPIRES[designOf(s, c)]);
/** Those who give somebody ENGINEER, or raise all his attributes. */
export const inspirersOf = (s: Blaze, c: Thing, what: 'engineer' | 'all'): Thing[] =>
  inspirersAt(s, placeOf(s, c), controllerOf(s, c)).filter((source) => {
    const word = inspirationOf(s, source);
    return word.what === what && applies(s, source, word, c);
  });

/** After all changes; the disabled have none (BOG-B19). */
export const attributeOf = (s: Blaze, c: Thing, attribute: Attribute): number =>
  isDisabled(s, c) ? 0 : attributeAmong(s, c, attribute, inspirersAt(s, placeOf(s, c), controllerOf(s, c)));
function attributeAmong(s: Blaze, c: Thing, attribute: Attribute, inspirers: readonly Thing[]): number {
  let n = faceOf(s, c).row[attribute] ?? 0;
  for (const source of inspirers) {
    const word = inspirationOf(s, source);
    if (word.what !== 'all' && word.what !== attribute) continue;
    if (applies(s, source, word, c)) n += numberOf(designOf(s, source), word.by);
  }
  return n;
}
export const strengthOf = (s: Blaze, c: Thing): number => attributeOf(s, c, 'strength');

const CHOOSES_HONOR = K['chooses honor'];
const QUEEN = K.queen;
const ROSS_SKILLS: readonly Skill[] = [SKILL.Honor, SKILL['Section 31']];
/** What Admiral Ross or the Borg Queen may choose (PF07, PB01). */
export const choosableSkills = (design: Design): readonly Skill[] =>
  design === CHOOSES_HONOR ? ROSS_SKILLS : design === QUEEN ? SKILLS.map((_, i) => i) : [];
/** The skill chosen for them; NONE for everybody else. */
export const chosenSkill = (s: Blaze, c: Thing): Skill => {
  const d = s.design[c];
  return d === CHOOSES_HONOR || d === QUEEN ? countOf(s, c) : NONE;
};

/** After all changes; the disabled have none (BOG-B19). */
export const levelOf = (s: Blaze, c: Thing, skill: Skill): number =>
  isDisabled(s, c) ? 0 : levelAmong(s, c, skill, inspirersAt(s, placeOf(s, c), controllerOf(s, c)));
function levelAmong(s: Blaze, c: Thing, skill: Skill, inspirers: readonly Thing[]): number {
  const { levels, row } = faceOf(s, c);
  let n = nth(levels, skill);
  if (isAssimilated(s, c) && n > 0 && skillNumber(row.class ?? '') === skill) n--;
  if (chosenSkill(s, c) === skill) n++;
  for (const source of inspirers) {
    const word = inspirationOf(s, source);
    if (word.what === 'engineer' && skill === SKILL.ENGINEER && applies(s, source, word, c)) n++;
    if (word.rough === true && skill === SKILL.Diplomacy && !isAboardOwnShip(s, c)) n -= numberOf(designOf(s, source), 'diplomacy');
  }
  return Math.max(0, n);
}
const isAboardOwnShip = (s: Blaze, c: Thing): boolean => {
  const place = placeOf(s, c);
  return place >= 0 && isShipThing(s, place) && s.controller[place] === s.controller[c];
};
export const hasSkill = (s: Blaze, c: Thing, skill: Skill): boolean => levelOf(s, c, skill) > 0;
/** BOG-B20. */
export const isLeader = (s: Blaze, c: Thing): boolean => levelOf(s, c, SKILL.OFFICER) > 0 || levelOf(s, c, SKILL.Leadership) > 0;
/** †3.6: Tal Shiar, Obsidian Order or Section 31, or both SECURITY and Treachery. */
export const isInterrogator = (s: Blaze, c: Thing): boolean =>
  isActive(s, c) &&
  (levelOf(s, c, SKILL['Tal Shiar']) > 0 ||
    levelOf(s, c, SKILL['Obsidian Order']) > 0 ||
    levelOf(s, c, SKILL['Section 31']) > 0 ||
    (levelOf(s, c, SKILL.SECURITY) > 0 && levelOf(s, c, SKILL.Treachery) > 0));

/** Skill levels without the classification: what the card lists (QC2). */
export const listedLevels = (s: Blaze, c: Thing): number => {
  const { levels, row } = faceOf(s, c);
  return levels.reduce((sum, n) => sum + n, 0) - (row.class === '' ? 0 : 1) + (chosenSkill(s, c) === NONE ? 0 : 1);
};

const ASSIMILATED_ICON: Readonly<Record<string, Icon>> = {
  OFFICER: COM,
  'V.I.P.': COM,
  CIVILIAN: COM,
  SCIENCE: NAV,
  ENGINEER: NAV,
  SECURITY: DEF,
  MEDICAL: DEF,
};
const ONE_ICON: readonly (readonly Icon[])[] = [[0], [1], [2], [3], [4], [5]];
/** BOG-B40 for the assimilated. */
export function iconsOf(s: Blaze, c: Thing): readonly Icon[] {
  const { icons, row } = faceOf(s, c);
  return isAssimilated(s, c) ? nth(ONE_ICON, ASSIMILATED_ICON[row.class ?? ''] ?? COM) : icons;
}
export const hasIcon = (s: Blaze, c: Thing, icon: Icon): boolean => iconsOf(s, c).includes(icon);

/** What active members bring together (BOG-B30). All of them stand at one place. */
export function teamFacts(s: Blaze, team: readonly Thing[]): TeamFacts {
  const levels = new Array<number>(SKILLS.length).fill(0);
  let integrity = 0;
  let cunning = 0;
  let strength = 0;
  const first = team[0];
  const inspirers = first === undefined ? NOBODY : inspirersAt(s, placeOf(s, first), controllerOf(s, first));
  for (const c of team) {
    for (let skill = 0; skill < levels.length; skill++) levels[skill] = nth(levels, skill) + levelAmong(s, c, skill, inspirers);
    integrity += attributeAmong(s, c, 'integrity', inspirers);
    cunning += attributeAmong(s, c, 'cunning', inspirers);
    strength += attributeAmong(s, c, 'strength', inspirers);
  }
  return { levels, integrity, cunning, strength, is: (name) => team.some((c) => isNamed(designOf(s, c), name)) };
}
const isNamed = (d: Design, name: string): boolean => {
  const { row, persona } = face(d);
  return row.species === name || row.name === name || persona === name;
};
/** Levels of one skill over a team. */
export const teamLevel = (s: Blaze, team: readonly Thing[], skill: Skill): number => {
  let n = 0;
  for (const c of team) n += levelOf(s, c, skill);
  return n;
};
export const attributeTotal = (s: Blaze, c: Thing): number =>
  attributeOf(s, c, 'integrity') + attributeOf(s, c, 'cunning') + attributeOf(s, c, 'strength');
