/** The book's pages: two side by side where there is room, turned by arrows, keys and swipes; elsewhere one long page that scrolls. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** From this width on there is room for a spread. */
const SPREAD = '(min-width: 1200px) and (min-height: 560px)';

export interface Pages {
  readonly isSpread: boolean;
  /** How many pages there are, an even number; 0 until they are counted. */
  readonly count: number;
  /** The left page of what is open, counted from 0. */
  readonly at: number;
  readonly turn: (by: number) => void;
  readonly open: (id: string) => void;
  /** On which page something begins. */
  readonly pageOf: (id: string) => number;
}

function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const update = () => setFits(media.matches);
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, [query]);
  return fits;
}

/** `book` is a row of columns that goes on to the right; `of` is what it is made of. */
export function usePages(book: RefObject<HTMLElement | null>, of: readonly unknown[]): Pages {
  const isSpread = useMedia(SPREAD);
  const [count, setCount] = useState(0);
  const [at, setAt] = useState(0);
  const [places, setPlaces] = useState<ReadonlyMap<string, number>>(new Map());

  useLayoutEffect(() => {
    const element = book.current;
    if (element === null || !isSpread) return;
    const measure = () => {
      const page = element.clientWidth / 2;
      const left = element.getBoundingClientRect().left - element.scrollLeft;
      const pageAt = (one: Element): number => Math.max(0, Math.floor((one.getBoundingClientRect().left - left) / page));
      const end = element.querySelector('[data-end]');
      const last = end === null ? 0 : pageAt(end);
      setCount(last + 1 + ((last + 1) % 2));
      setPlaces(new Map([...element.querySelectorAll('[id]')].map((one) => [one.id, pageAt(one)])));
    };
    measure();
    // Letters that come later take other room.
    void document.fonts.ready.then(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSpread, ...of]);

  const show = (page: number) => {
    const element = book.current;
    if (element === null || count === 0) return;
    const even = Math.min(Math.max(0, page - (page % 2)), count - 2);
    element.scrollTo({ left: (even * element.clientWidth) / 2 });
    setAt(even);
  };
  const turn = (by: number) => show(at + 2 * by);
  useEffect(() => {
    if (!isSpread) return;
    const press = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(by);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  useEffect(() => {
    if (isSpread && at > Math.max(0, count - 2)) show(count - 2);
  }, [count]);
  return {
    isSpread,
    count,
    at,
    turn,
    open: (id) => (isSpread ? show(places.get(id) ?? 0) : document.getElementById(id)?.scrollIntoView()),
    pageOf: (id) => places.get(id) ?? -1,
  };
}
const KEYS: Readonly<Record<string, number>> = { PageDown: 1, ArrowRight: 1, PageUp: -1, ArrowLeft: -1 };
