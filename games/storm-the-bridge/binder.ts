/** Every leader, section, crew and action card as it is printed, for the card catalogue. */
import { fact, type Leaf } from '@bridgehead/kernel';
import { ACTIONS, type ActionFace, CREW, type CrewFace, LEADERS, type LeaderFace, SECTIONS, type SectionFace } from './cards/index.ts';
import { AFFILIATION_NAMES, type Affiliation } from './cards/vocabulary.ts';

const affiliationFact = (affiliation: Affiliation): string[] => (affiliation === '–' ? [] : [AFFILIATION_NAMES[affiliation]]);

const leaderLeaf = ({ id, name, title, affiliation, combat, influence, text }: LeaderFace): Leaf => ({
  id,
  title: name,
  group: 'Leaders',
  text,
  facts: [title, ...affiliationFact(affiliation), `Combat ${combat}`, `Influence ${influence}`],
  clauses: ['STB-22', 'STB-23'],
});

const sectionLeaf = ({ id, name, affiliation, toTake, defense, text }: SectionFace): Leaf => ({
  id,
  title: name,
  group: 'Ship sections',
  text,
  facts: [...affiliationFact(affiliation), `To Take ${toTake}`, ...fact('Defense bonus', defense || null)],
  clauses: ['STB-24', 'STB-25'],
});

const crewLeaf = ({ id, name, title, affiliation, toRecruit, combat, influence, text }: CrewFace): Leaf => ({
  id,
  title: name,
  group: 'Crew',
  text,
  facts: [title, ...affiliationFact(affiliation), `To Recruit ${toRecruit}`, `Combat ${combat}`, `Influence ${influence}`],
  clauses: ['STB-26', 'STB-27', 'STB-28'],
});

const HOSTS = { crew: 'on crew', leader: 'on a leader', 'own-leader': 'on your own leader', section: 'on a section' } as const;
const actionLeaf = (face: ActionFace): Leaf => ({
  id: face.id,
  title: face.title,
  group: face.kind === 'instant' ? 'Instants' : 'Passives',
  text: face.text,
  facts: [face.kind === 'instant' ? 'Instant' : `Passive, ${HOSTS[face.host]}`, `${face.copies} in the deck`],
  clauses: [face.kind === 'instant' ? 'STB-30' : 'STB-31'],
});

export const binder: readonly Leaf[] = [
  ...LEADERS.map(leaderLeaf),
  ...SECTIONS.map(sectionLeaf),
  ...CREW.map(crewLeaf),
  ...ACTIONS.map(actionLeaf),
];
