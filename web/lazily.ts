import { type ComponentType, lazy } from 'react';

/** A chunk that is gone was replaced by a newer release; the page says so and offers to load it. */
export class OldClient extends Error {}

/** A page, or a part of one, that is fetched when it is first shown. */
export const lazily = <P>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() =>
    load().catch((error: unknown) => {
      throw new OldClient(String(error));
    }),
  );
