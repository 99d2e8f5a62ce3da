/** Who is where and what they can do: nobody is anywhere before the decks are chosen, so it is fetched meanwhile. */
import { later } from '@bridgehead/ui';

export const useCrews = later(() => import('./aboard.ts'));
