/** Which modules go into one file: few files instead of many small ones, because on a slow line every request costs a round trip. */

/** As much of the bundler as is asked here. */
interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const GAME = /\/games\/([\w-]+)\//;
/** What a seat at a table needs at once: the page, the game's rules, its drawn table. */
const PAGE = /\/web\/pages\/solo\.tsx$/;
const SEATED = /\/games\/[\w-]+\/(?:(?:index|opening)\.ts|ui\/index\.tsx)$/;
const WHOLE = /\/index\.ts$/;

/** The frame around every table; dialogs and panels that open later are in files of their own. */
export const tableChunk = (id: string, graph: Graph): string | null => (comesWith((one) => PAGE.test(one), id, graph) ? 'table' : null);

/**
 * One file for each game; what is fetched later (rulebook, keepsake, builder, lab, some drawings, and the rules after the first question
 * where a game has an opening) is in files of its own.
 */
export function gameChunk(id: string, graph: Graph): string | null {
  const hasOpening = (whole: string) => graph.getModuleInfo(whole.replace(WHOLE, '/opening.ts')) !== null;
  const isSeated = (one: string) => SEATED.test(one) && !(WHOLE.test(one) && hasOpening(one));
  return comesWith(isSeated, id, graph) ? `game-${id.match(GAME)?.[1]}` : null;
}

/** Is there a way of plain imports from the first to this one? */
function comesWith(isFirst: (id: string) => boolean, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (isFirst(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => comesWith(isFirst, importer, graph, seen)) ?? false;
}
