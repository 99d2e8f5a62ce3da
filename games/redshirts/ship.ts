/** The ship: sixteen sections, all ships alike (RED-07, RED-08, RED-R3), and the escape pod's one (RED-R58). */
import { varied } from '@bridgehead/kernel';

/** The place of a section in the canonical order, which decides dice picks and ties. */
export type Section = number;

export type SectionRow = {
  readonly id: string;
  readonly name: string;
  /** Officers can stand there. */
  readonly crew: boolean;
  /** One of the four that decide the ship's survival (RED-10). */
  readonly core: boolean;
  /** Level with the teleport chamber or ahead of it (RED-R4). */
  readonly front: boolean;
  /** Neighbours, by id. */
  readonly next: string;
};

const row = (id: string, name: string, marks: string, next: string): SectionRow => ({
  id,
  name,
  crew: marks.includes('c'),
  core: marks.includes('o'),
  front: marks.includes('F'),
  next,
});

/** c: crew section, o: core, F: front (RED-R4). The hulls are the main routes, the chamber is the centre, a strut leads to its pod (RED-18, RED-20, RED-26); the shield has no neighbours (RED-R5). */
export const SECTIONS: readonly SectionRow[] = varied('sections', [
  row('bridge', 'Bridge', 'cF', 'hull_f'),
  row('hull_f', 'Front hull', 'coF', 'bridge tele strut_l strut_r sensor'),
  row('hull_l', 'Left hull', 'co', 'tele strut_l eng'),
  row('hull_r', 'Right hull', 'co', 'tele strut_r eng'),
  row('tele', 'Teleport chamber', 'coF', 'hull_f hull_l hull_r eng'),
  row('strut_l', 'Left strut', 'cF', 'hull_f hull_l pod_l'),
  row('strut_r', 'Right strut', 'cF', 'hull_f hull_r pod_r'),
  row('pod_l', 'Left pod', 'cF', 'strut_l laser_l'),
  row('pod_r', 'Right pod', 'cF', 'strut_r laser_r'),
  row('eng', 'Engineering', 'c', 'hull_l hull_r tele engine_l engine_r'),
  row('laser_l', 'Left laser', 'F', 'pod_l'),
  row('laser_r', 'Right laser', 'F', 'pod_r'),
  row('sensor', 'Sensor pod', 'F', 'hull_f'),
  row('engine_l', 'Left engine', '', 'eng'),
  row('engine_r', 'Right engine', '', 'eng'),
  row('shield', 'Shield', '', ''),
  row('capsule', 'Capsule', 'c', ''),
]);

export const BRIDGE = 0;
export const HULL_F = 1;
export const HULL_L = 2;
export const HULL_R = 3;
export const TELE = 4;
export const POD_L = 7;
export const POD_R = 8;
export const ENG = 9;
export const LASER_L = 10;
export const LASER_R = 11;
export const SENSOR = 12;
export const ENGINE_L = 13;
export const ENGINE_R = 14;
export const SHIELD = 15;
/** The only section of an escape pod ship. */
export const CAPSULE = 16;
export const SECTION_COUNT = 17;

export const sectionNamed = (id: string): Section | null => {
  const at = SECTIONS.findIndex((one) => one.id === id);
  return at < 0 ? null : at;
};
export const sectionRow = (section: Section): SectionRow => SECTIONS[section] as SectionRow;

const indices = (which: (one: SectionRow, at: Section) => boolean): readonly Section[] =>
  SECTIONS.flatMap((one, at) => (which(one, at) ? [at] : []));
const each = <T>(make: (at: Section) => T): readonly T[] => SECTIONS.map((_, at) => make(at));

/** Graph neighbours, closed systems included (RED-07, RED-R3). */
export const NEXT: readonly (readonly Section[])[] = each((at) =>
  sectionRow(at)
    .next.split(' ')
    .filter((id) => id !== '')
    .map((id) => sectionNamed(id) as Section)
    .sort((a, b) => a - b),
);
export const isCrewSection = (section: Section): boolean => SECTIONS[section]?.crew === true;
/** Where an officer can walk to. */
export const WALKS: readonly (readonly Section[])[] = each((at) => (NEXT[at] as Section[]).filter(isCrewSection));
/** Closed systems that are repaired from here (RED-19, RED-27, RED-28). */
export const SERVES: readonly (readonly Section[])[] = each((at) => (NEXT[at] as Section[]).filter((next) => !isCrewSection(next)));
/** Where a Short-Range Teleport leads: a neighbour of a neighbour (RED-87). */
export const SKIPS: readonly (readonly Section[])[] = each((at) => {
  const beyond = new Set((WALKS[at] as Section[]).flatMap((next) => WALKS[next] as Section[]));
  beyond.delete(at);
  return [...beyond].sort((a, b) => a - b);
});

/** Of an ordinary ship. */
export const CREW_SECTIONS: readonly Section[] = indices((one, at) => one.crew && at !== CAPSULE);
/** RED-10. */
export const CORE: readonly Section[] = indices((one) => one.core);
/** The fifteen that shots can strike or be aimed at: all but the shield (RED-R12, RED-R71). */
export const STRIKABLE: readonly Section[] = indices((_, at) => at < SHIELD);

/** Any three sections that form a connected piece, shield left out (RED-R37). */
export const isTriple = (picked: readonly Section[]): boolean => {
  const [a, b, c] = picked as [Section, Section, Section];
  if (picked.length !== 3 || new Set(picked).size !== 3) return false;
  const touch = (x: Section, y: Section): number => ((NEXT[x] as Section[]).includes(y) ? 1 : 0);
  return touch(a, b) + touch(b, c) + touch(a, c) >= 2;
};
export const TRIPLES: readonly (readonly [Section, Section, Section])[] = STRIKABLE.flatMap((a) =>
  STRIKABLE.flatMap((b) => STRIKABLE.flatMap((c) => (a < b && b < c && isTriple([a, b, c]) ? [[a, b, c] as const] : []))),
);

/** Damage levels (RED-09). */
export const GREEN = 0;
export const HEAVY = 2;
export const CRITICAL = 3;

/** Steps on foot between two crew sections of one ship. */
export const DISTANCE: readonly (readonly number[])[] = each((from) => {
  const far = new Array<number>(SECTION_COUNT).fill(99);
  far[from] = 0;
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const next of WALKS[at] as Section[])
      if ((far[next] as number) > (far[at] as number) + 1) {
        far[next] = (far[at] as number) + 1;
        queue.push(next);
      }
  return far;
});
