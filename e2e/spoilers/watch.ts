/**
 * In the page, from its first moment: what changes between the announcement of a beat and its verdict, outside the place where the beat is
 * drawn; what a large thing covers; how soon a press shows.
 */
export interface Watched {
  /** Every kind of beat that was played, with its class. */
  readonly beats: string[];
  /** What told something before its time. */
  readonly spoiled: string[];
  readonly covered: string[];
  /** Milliseconds from a press to the next change, while something was played. */
  readonly presses: number[];
}

export function watch(): void {
  const so: Watched = { beats: [], spoiled: [], covered: [], presses: [] };
  Object.assign(window, { watched: so });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'beat') {
        const said = String((entry as PerformanceMark).detail);
        if (!so.beats.includes(said)) so.beats.push(said);
      }
  }).observe({ type: 'mark', buffered: true });

  /**
   * What may not tell anything: everything on the page but the beat's own place, the question and what runs by itself. What is read aloud are
   * lines of the log, which are told one by one, and late.
   */
  const PLACES = ['[data-zone="board"]', 'header', '[data-zone="hand"]', '[data-testid="seat"]'] as const;
  const OUTSIDE = '[data-scene], [role="timer"], [data-clock], [data-testid="window"]';
  const scene = () => document.querySelector('[data-scene]');
  const phase = () => scene()?.getAttribute('data-phase') ?? null;
  const isHeld = (now: string | null) => now === 'announce' || now === 'suspense';
  const texts = () =>
    [...PLACES.map((place) => [...document.querySelectorAll(place)].map((one) => one.textContent).join('|')), document.title].join('\n');
  let beat: { readonly id: string; readonly text: string } | null = null;

  const nameOf = (node: Node): string => {
    const element = node instanceof Element ? node : node.parentElement;
    return `${element?.tagName ?? '?'} ${element?.getAttribute('class') ?? ''} ${(element?.textContent ?? '').slice(0, 40)}`;
  };
  const isOwn = (node: Node): boolean => {
    const element = node instanceof Element ? node : node.parentElement;
    return element === null || element.closest(OUTSIDE) !== null || element.closest('[data-testid="table"]') === null;
  };
  const TELLING = ['class', 'title', 'aria-label', 'aria-valuenow', 'aria-live'];
  let before: string | null = null;
  const look = (changes: readonly MutationRecord[]) => {
    const now = phase();
    if (isHeld(now) && now === before)
      for (const { target, type, attributeName } of changes)
        if (!isOwn(target) && (type !== 'attributes' || TELLING.includes(attributeName ?? '')))
          so.spoiled.push(`${scene()?.getAttribute('data-scene')} ${now}: ${type} ${attributeName ?? ''} of ${nameOf(target)}`);
    if (isHeld(now)) {
      const id = scene()?.getAttribute('data-scene') ?? '';
      if (beat === null || before === null || !isHeld(before)) beat = { id, text: texts() };
      else if (beat.text !== texts()) {
        so.spoiled.push(`${id} ${now}: words changed from\n${beat.text}\nto\n${texts()}`);
        beat = { id, text: texts() };
      }
    } else beat = null;
    if (now === 'verdict' && before !== 'verdict') requestAnimationFrame(cover);
    before = now;
  };
  const begin = () => {
    new MutationObserver(look).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
    // Quiet minutes have changes, too: a press is measured to the first one.
    addEventListener(
      'pointerdown',
      () => {
        if (scene() === null) return;
        const at = performance.now();
        const seen = new MutationObserver(() => {
          so.presses.push(performance.now() - at);
          seen.disconnect();
        });
        seen.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
      },
      true,
    );
  };
  if (document.documentElement === null) addEventListener('DOMContentLoaded', begin);
  else begin();

  /** A stamp, a die or a large card over what is struck, a gauge, a total or the dock. */
  const cover = () => {
    const at = scene();
    if (at === null) return;
    const struck = at.getAttribute('data-struck');
    const board = document.querySelector('[data-zone="board"]');
    const target = struck === null ? null : board?.querySelector(`[data-ref="${CSS.escape(struck)}"]`);
    const area = board?.getBoundingClientRect();
    const kept = [target, document.querySelector('#prompt'), ...document.querySelectorAll('[data-gauge], [data-total]')];
    for (const stamp of at.querySelectorAll('[data-stamp] > *')) {
      const a = stamp.getBoundingClientRect();
      for (const one of kept) {
        const b = one?.getBoundingClientRect();
        if (b === undefined || area === undefined || b.width * b.height === 0 || b.width * b.height > SHARE * area.width * area.height)
          continue;
        const both =
          Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
          Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
        if (both > LEAST * Math.min(a.width * a.height, b.width * b.height))
          so.covered.push(
            `${at.getAttribute('data-scene')}: ${nameOf(stamp)} over ${one === target ? struck : nameOf(one as Element)} at ${[a, b, area].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)).join(' / ')}`,
          );
      }
    }
  };
  /** What fills a third of the board is struck as a whole: there is no place next to it. */
  const SHARE = 0.3;
  /** So much of the smaller one is touched by every shadow. */
  const LEAST = 0.08;
}
