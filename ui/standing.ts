import type { Standing } from '@bridgehead/kernel';

export const isLike = (a: Pick<Standing, 'ask' | 'stopFor'>, b: Pick<Standing, 'ask' | 'stopFor'>): boolean =>
  a.ask === b.ask && a.stopFor.length === b.stopFor.length && b.stopFor.every((tag) => a.stopFor.includes(tag));
