/** What a browser test stands on: the built client, a browser, and a server or a folder of files for as long as the file runs. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, type VisitOptions, type Visitor, visit } from './browser.ts';
import { ensureBuilt } from './built.ts';

interface Place {
  readonly url: string;
  close(): Promise<unknown>;
}
export interface Stage<P extends Place> {
  /** Open from the first test on. */
  readonly place: P;
  readonly browser: Browser;
  visit(options?: Partial<VisitOptions>): Promise<Visitor>;
}

export function onStage<P extends Place>(open: () => Promise<P>): Stage<P> {
  let browser: Browser | undefined;
  let place: P | undefined;
  beforeAll(async () => {
    ensureBuilt();
    [browser, place] = await Promise.all([launch(), open()]);
  });
  afterAll(async () => {
    await browser?.close();
    await place?.close();
  });
  return {
    get place() {
      return place as P;
    },
    get browser() {
      return browser as Browser;
    },
    visit: (options = {}) => visit(browser as Browser, { baseURL: (place as P).url, ...options }),
  };
}
