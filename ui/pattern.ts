/** Seeded ornament: the same card always gets the same field, and different cards different ones. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Chance that is the same on every machine: numbers from 0 to 1 for a text, and numbers between two others. */
export function spread(text: string): { chance(): number; between(low: number, high: number): number } {
  let state = hashOf(text);
  const chance = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { chance, between: (low, high) => low + (high - low) * chance() };
}

export const FIELDS = ['bend', 'pale', 'chevron', 'lozenge', 'saltire', 'plates', 'barry', 'rays'] as const;
export type Field = (typeof FIELDS)[number];

/** One path of thin lines over a box of w by h. */
export function fieldPath(field: Field, w: number, h: number, turn: number): string {
  const step = 9 + (turn % 4) * 2;
  const lines: string[] = [];
  switch (field) {
    case 'bend':
      for (let x = -h; x < w; x += step) lines.push(`M${x} ${h}L${x + h} 0`);
      break;
    case 'pale':
      for (let x = step / 2; x < w; x += step) lines.push(`M${x} 0V${h}`);
      break;
    case 'barry':
      for (let y = step / 2; y < h; y += step) lines.push(`M0 ${y}H${w}`);
      break;
    case 'chevron':
      for (let y = 0; y < h + w / 2; y += step) lines.push(`M0 ${y}L${w / 2} ${y - w / 3}L${w} ${y}`);
      break;
    case 'lozenge':
      for (let x = -h; x < w; x += step * 1.4) lines.push(`M${x} ${h}L${x + h} 0M${x} 0L${x + h} ${h}`);
      break;
    case 'saltire':
      for (let i = -2; i <= 2; i++) lines.push(`M${i * 7} 0L${w + i * 7} ${h}M${w + i * 7} 0L${i * 7} ${h}`);
      break;
    case 'plates':
      for (let y = 0, row = 0; y < h; y += step, row++) {
        lines.push(`M0 ${y}H${w}`);
        for (let x = row % 2 === 0 ? 0 : step; x < w; x += step * 2) lines.push(`M${x} ${y}v${step}`);
      }
      break;
    case 'rays':
      for (let i = 0; i < 16; i++) {
        const angle = (i * Math.PI) / 8 + turn;
        lines.push(`M${w / 2} ${h / 2}L${(w / 2 + Math.cos(angle) * w).toFixed(1)} ${(h / 2 + Math.sin(angle) * w).toFixed(1)}`);
      }
      break;
  }
  return lines.join('');
}

export function fieldOf(id: string): { field: Field; turn: number } {
  const hash = hashOf(id);
  return { field: FIELDS[hash % FIELDS.length] as Field, turn: (hash >>> 8) % 16 };
}
