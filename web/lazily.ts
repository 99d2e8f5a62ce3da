import { type ComponentType, lazy } from 'react';
import { moreWords } from './i18n.ts';

/** A chunk that is gone was replaced by a newer release; the page says so and offers to load it. */
export class OldClient extends Error {}

type Loading<P> = Promise<{ default: ComponentType<P> }>;

/** A page that somebody may see first: it is fetched by itself. */
export const atFirst = <P>(load: () => Loading<P>) =>
  lazy(() =>
    load().catch((error: unknown) => {
      throw new OldClient(String(error));
    }),
  );

/** A page, or a part of one, that is opened later, with its words. */
export const lazily = <P>(load: () => Loading<P>) => atFirst(async () => (await Promise.all([load(), moreWords()]))[0]);
