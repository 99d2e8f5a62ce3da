/** Names of things on the table, as options, events and drawings point at them: 'card:12'. */
import type { Ref } from '@bridgehead/kernel';

export const cardRef = (card: number): Ref => `card:${card}`;
export const cardOfRef = (ref: Ref | null): number | null => (ref?.startsWith('card:') ? Number(ref.slice(5)) : null);
