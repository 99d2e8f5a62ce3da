import { nth, placeIn } from '../entries.ts';
/** The words of the rows as lists and numbers: skills, icons, affiliations, requirements. */

export const AFFILIATIONS = ['Federation', 'Klingon', 'Romulan', 'Cardassian', 'Dominion', 'Borg', 'Non-Aligned', 'Neutral'] as const;
export type AffiliationName = (typeof AFFILIATIONS)[number];
/** An affiliation by its number in the list above; the order decides ties (BOG-R75). */
export type Affiliation = number;
export const FEDERATION = 0;
export const KLINGON = 1;
export const ROMULAN = 2;
export const CARDASSIAN = 3;
export const DOMINION = 4;
export const BORG = 5;
export const NON_ALIGNED = 6;
export const NEUTRAL = 7;

/** Classifications come first; each counts as one level of the skill of its name (BOG-B30). */
export const CLASSES = ['OFFICER', 'ENGINEER', 'MEDICAL', 'SCIENCE', 'SECURITY', 'V.I.P.', 'CIVILIAN'] as const;
export type ClassName = (typeof CLASSES)[number];
export const SKILLS = [
  ...CLASSES,
  'Diplomacy',
  'Leadership',
  'Honor',
  'Archaeology',
  'Navigation',
  'Music',
  'Physics',
  'Computer Skill',
  'Biology',
  'Exobiology',
  'Empathy',
  'Anthropology',
  'Section 31',
  'Transporter Skill',
  'Geology',
  'Klingon Intelligence',
  'Astrophysics',
  'Youth',
  'Stellar Cartography',
  'Treachery',
  'Tal Shiar',
  'Greed',
  'Obsidian Order',
  'Law',
] as const;
export type SkillName = (typeof SKILLS)[number];
export type Skill = number;
export const skillNumber = (name: string): Skill => placeIn(SKILLS, name);
export const SKILL = Object.fromEntries(SKILLS.map((name, i) => [name, i])) as Record<SkillName, Skill>;

/** In the order in which a staffing team is looked for. */
export const ICONS = ['Cmd', 'Com', 'Nav', 'Def', 'Stf', 'Bor'] as const;
export type Icon = number;
export const CMD = 0;
export const COM = 1;
export const NAV = 2;
export const DEF = 3;
export const STF = 4;
export const BOR = 5;
export const iconNumber = (name: string): Icon => placeIn(ICONS, name);

export const listOf = (words: string): string[] => (words === '' ? [] : words.split(', '));
export const wordsOf = (words: string): string[] => (words === '' ? [] : words.split(' '));

/** 'Honor x2' */
function timesIn(word: string): { readonly name: string; readonly n: number } {
  const found = /^(.+?)(?: x(\d))?$/.exec(word);
  return { name: found?.[1] ?? '', n: Number(found?.[2] ?? 1) };
}
/** Skill levels by skill, from 'Honor x2, Navigation' and the classification. */
export function levelsFrom(classification: string, skills: string): number[] {
  const levels = SKILLS.map(() => 0);
  const add = (name: string, n: number) => {
    const skill = skillNumber(name);
    if (skill < 0) throw new Error(`no skill "${name}"`);
    levels[skill] = nth(levels, skill) + n;
  };
  if (classification !== '') add(classification, 1);
  for (const word of listOf(skills)) {
    const { name, n } = timesIn(word);
    add(name, n);
  }
  return levels;
}

/** What a team brings to a test; attributes and levels after all changes. */
export interface TeamFacts {
  readonly levels: readonly number[];
  readonly integrity: number;
  readonly cunning: number;
  readonly strength: number;
  /** Is somebody of this species, persona or title in the team? */
  is(name: string): boolean;
}

export const ATTRIBUTES = ['integrity', 'cunning', 'strength'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** A requirement: 'A + B' all, 'A or B' any, '+' binds closer. */
export type Need =
  | { readonly word: 'all'; readonly of: readonly Need[] }
  | { readonly word: 'any'; readonly of: readonly Need[] }
  | { readonly word: 'skill'; readonly skill: Skill; readonly levels: number }
  | { readonly word: 'sum'; readonly attribute: Attribute; readonly above: number }
  | { readonly word: 'is'; readonly name: string };

export const NOTHING_NEEDED: Need = { word: 'all', of: [] };

export function parseNeed(text: string): Need {
  if (text === '') return NOTHING_NEEDED;
  const tokens = text
    .split(/(\(|\)| \+ | or )/)
    .map((token) => token.trim())
    .filter((token) => token !== '');
  let at = 0;
  const any = (): Need => {
    const of = [all()];
    while (tokens[at] === 'or') {
      at++;
      of.push(all());
    }
    return of.length === 1 ? nth(of, 0) : { word: 'any', of };
  };
  const all = (): Need => {
    const of = [term()];
    while (tokens[at] === '+') {
      at++;
      of.push(term());
    }
    return of.length === 1 ? nth(of, 0) : { word: 'all', of };
  };
  const term = (): Need => {
    const token = tokens[at++];
    if (token === '(') {
      const inner = any();
      at++;
      return inner;
    }
    return termOf(token ?? '');
  };
  return any();
}

function termOf(token: string): Need {
  for (const attribute of ATTRIBUTES)
    if (token.startsWith(`${attribute.toUpperCase()}>`)) return { word: 'sum', attribute, above: Number(token.split('>')[1]) };
  const { name, n } = timesIn(token);
  const skill = skillNumber(name);
  return skill < 0 ? { word: 'is', name } : { word: 'skill', skill, levels: n };
}

/** BOG-B30: requirements add over the team. */
export function meets(need: Need, team: TeamFacts): boolean {
  switch (need.word) {
    case 'all':
      return need.of.every((one) => meets(one, team));
    case 'any':
      return need.of.some((one) => meets(one, team));
    case 'skill':
      return nth(team.levels, need.skill) >= need.levels;
    case 'sum':
      return team[need.attribute] > need.above;
    case 'is':
      return team.is(need.name);
  }
}

/** The share of a requirement's terms that a team meets, 0 to 1: what a mission still lacks, for checklists and bots. */
export function progress(need: Need, team: TeamFacts): number {
  switch (need.word) {
    case 'all':
      return need.of.length === 0 ? 1 : need.of.reduce((sum, one) => sum + progress(one, team), 0) / need.of.length;
    case 'any':
      return Math.max(...need.of.map((one) => progress(one, team)));
    case 'skill':
      return Math.min(1, nth(team.levels, need.skill) / need.levels);
    case 'sum':
      return Math.min(1, team[need.attribute] / (need.above + 1));
    case 'is':
      return team.is(need.name) ? 1 : 0;
  }
}
