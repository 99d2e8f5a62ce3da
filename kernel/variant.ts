/**
 * Variants of a game's numbers, for designers who ask "what if". A table of cards is passed through `varied` where it is
 * declared; a lab worker sets the patches before it loads the game. Nothing else ever sets any.
 */
export interface Patch {
  /** 'cards.knight.attack': table, row by id, field. */
  readonly path: string;
  readonly value: number | string | boolean;
}

let patches: readonly Patch[] = [];
const used = new Set<string>();
const offered = new Set<string>();

/** Before the game is loaded: each worker plays one variant. Tables that were declared before it do not count. */
export function setVariant(wanted: readonly Patch[]): void {
  patches = wanted;
  used.clear();
  offered.clear();
}

/** The rows of a table with the patches of this worker applied. Only fields that are there, to values of the same type. */
export function varied<T extends { readonly id: string }>(table: string, rows: readonly T[]): readonly T[] {
  offered.add(table);
  if (patches.length === 0) return rows;
  return rows.map((row) => {
    let changed: T = row;
    for (const { path, value } of patches) {
      const [name, id, field] = path.split('.') as [string, string, string];
      if (name !== table || id !== row.id || !Object.hasOwn(row, field)) continue;
      if (typeof (row as Record<string, unknown>)[field] !== typeof value) continue;
      changed = { ...changed, [field]: value };
      used.add(path);
    }
    return changed;
  });
}

/** After the game is loaded: the patches that met nothing, as sentences. */
export function unusedPatches(): string[] {
  const tables = [...offered].join(', ') || 'none';
  return patches
    .filter(({ path }) => !used.has(path))
    .map(({ path }) => `There is nothing to set at "${path.slice(0, 80)}" (tables: ${tables}).`);
}
