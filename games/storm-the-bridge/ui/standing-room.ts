/** How people stand in a place: as figures on their bases, as bases alone, as heads with a number; what is left over is counted. In rem. */

export const FORMS = ['figure', 'tag', 'chip'] as const;
export type Form = (typeof FORMS)[number];

export interface Size {
  readonly w: number;
  readonly h: number;
}
/** The least of each form; figures grow to the most. */
const LEAST: Readonly<Record<Form, Size>> = { figure: { w: 4.2, h: 2.4 }, tag: { w: 4.3, h: 1.5 }, chip: { w: 2.7, h: 1.5 } };
const MOST: Size = { w: 6.6, h: 6.6 };
const GAP = 0.2;

export interface Crowd {
  readonly form: Form;
  readonly size: Size;
  /** How many stand in each of the places. */
  readonly counts: readonly number[];
  /** How many are drawn; the others are counted in one more piece. */
  readonly shown: number;
}

const across = (w: number, one: number): number => Math.max(0, Math.floor((w + GAP) / (one + GAP)));

export function crowdIn(places: readonly Size[], people: number, from: Form = 'figure'): Crowd {
  for (const form of FORMS.slice(FORMS.indexOf(from))) {
    const { w, h } = LEAST[form];
    for (const rows of form === 'figure' ? [1, 2] : [99]) {
      const capacities = places.map((place) => across(place.w, w) * Math.min(rows, across(place.h, h)));
      if (capacities.reduce((sum, n) => sum + n, 0) >= people) return arranged(form, places, capacities, rows, people);
    }
  }
  const { w, h } = LEAST.chip;
  const capacities = places.map((place) => across(place.w, w) * across(place.h, h));
  const room = capacities.reduce((sum, n) => sum + n, 0);
  return { form: 'chip', size: LEAST.chip, counts: capacities, shown: Math.max(0, room - 1) };
}

function arranged(form: Form, places: readonly Size[], capacities: readonly number[], rows: number, people: number): Crowd {
  let left = people;
  const counts = capacities.map((most) => {
    const here = Math.min(most, left);
    left -= here;
    return here;
  });
  const used = places.map((place, i) => ({ place, count: counts[i] ?? 0 })).filter(({ count }) => count > 0);
  if (form !== 'figure' || used.length === 0) return { form, size: LEAST[form], counts, shown: people };
  const lines = (count: number, place: Size) => Math.min(rows, Math.ceil(count / across(place.w, LEAST.figure.w)));
  const w = Math.min(MOST.w, ...used.map(({ place, count }) => (place.w + GAP) / Math.ceil(count / lines(count, place)) - GAP));
  const h = Math.min(MOST.h, ...used.map(({ place, count }) => (place.h + GAP) / lines(count, place) - GAP));
  return { form, size: { w, h }, counts, shown: people };
}
