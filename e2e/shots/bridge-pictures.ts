/** Storm the Bridge: four seats, my attack on the Bridge, and somebody has answered it. */
import type { Json } from '@bridgehead/kernel';
import { BRIDGE } from '../../games/storm-the-bridge/cards/index.ts';
import type { BridgeView } from '../../games/storm-the-bridge/view.ts';
import { openSaved } from '../browser/saved.ts';
import { momentLike, type NextPicture } from './moment.ts';

const isBridgeView = (view: Json): view is Json & BridgeView => typeof view === 'object' && view !== null && 'parties' in view;

/** I am asked while an attack on a section is open; best on the Bridge, with people in every room. */
const attack = () =>
  momentLike('storm-the-bridge', {
    seats: 4,
    isIt: (view, prompt) =>
      prompt.key === 'stb.respond' &&
      isBridgeView(view) &&
      view.round >= 4 &&
      view.stack.some(({ kind, card, cancelled }) => kind === 'attack' && card === BRIDGE && !cancelled) &&
      view.sections.filter(({ owner }) => owner >= 0).length >= 4,
  });

const picture = (name: string, width: number, height: number, theme: NextPicture['theme'], phone = false): NextPicture => ({
  name,
  width,
  height,
  theme,
  phone,
  draw: async (page) => openSaved(page, await attack()),
});

export const BRIDGE_PICTURES: readonly NextPicture[] = [
  picture('bridge-table-1440x900-dark', 1440, 900, 'bridge'),
  picture('bridge-table-1280x720-light', 1280, 720, 'keep'),
  picture('bridge-table-390x844-dark', 390, 844, 'bridge', true),
];
