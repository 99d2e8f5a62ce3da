/** The episode as a keepsake: the script as a page with a cover, and as files. */
import type { Keepsake, Kept } from '@bridgehead/ui';
import { image } from '@bridgehead/ui/icons/verbs';
import { useMemo } from 'react';
import { type Episode, episodeOf, htmlOf, markdownOf } from '../../episode/index.ts';
import type { CrewEvent } from '../../events.ts';
import type { CrewView } from '../../view.ts';
import { EpisodePage } from './page.tsx';
import { pictureOf } from './picture.ts';

export const episodeFrom = ({ view, events, marks, result, chosen }: Kept): Episode =>
  episodeOf(
    { view: view as unknown as CrewView, events: events as readonly CrewEvent[], marks, result },
    { dice: chosen.includes('dice'), colours: chosen.includes('colours') },
  );
const marksGhosts = ({ chosen }: Kept): boolean => chosen.includes('quills');

export const keepsake: Keepsake = {
  titleOf: (kept) => episodeFrom(kept).title,
  Page: ({ kept }) => {
    const episode = useMemo(() => episodeFrom(kept), [kept]);
    return <EpisodePage episode={episode} marksGhosts={marksGhosts(kept)} showsDice={kept.chosen.includes('dice')} />;
  },
  choices: [
    { id: 'dice', label: 'Show dice in the margin', isOn: true },
    { id: 'quills', label: 'Mark ghostwritten lines' },
    { id: 'colours', label: 'Colours, not names' },
  ],
  files: [
    { label: 'Picture', ending: 'png', type: 'image/png', glyph: image, make: (kept) => pictureOf(episodeFrom(kept)) },
    { label: 'Markdown', ending: 'md', type: 'text/markdown', make: (kept) => markdownOf(episodeFrom(kept), marksGhosts(kept)) },
    { label: 'HTML', ending: 'html', type: 'text/html', make: (kept) => htmlOf(episodeFrom(kept), marksGhosts(kept)) },
  ],
};
