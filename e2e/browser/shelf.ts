/** The shelf of solo matches in the visitor's browser, read and written past the page. */
import type { Page } from 'playwright-core';

interface Errand {
  /** The match to be put there. */
  readonly put?: Record<string, unknown>;
  /** The match to be looked up. */
  readonly get?: string;
}

export function onShelf(page: Page, errand: Errand): Promise<unknown> {
  return page.evaluate(
    async ({ put, get }) => {
      const result = <T>(asked: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => reject(asked.error);
        });
      const open = (): Promise<IDBDatabase> => {
        const opening = indexedDB.open('bridgehead');
        // The page itself makes the shelf. If we come before that we leave nothing behind, or there would be one without boards.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        return result(opening);
      };
      let shelf: IDBDatabase | null = null;
      for (let tries = 0; shelf === null; tries++) {
        if (tries === 1000) throw new Error('the page makes no shelf');
        shelf = await open().catch(() => null);
        if (shelf === null) await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const solo = shelf.transaction('solo', 'readwrite').objectStore('solo');
      const found = put === undefined ? await result(solo.get(get ?? '')) : await result(solo.put(put));
      shelf.close();
      return found;
    },
    errand as { put?: Record<string, string>; get?: string },
  );
}
