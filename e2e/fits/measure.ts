/**
 * Runs in the page: what is cut, covered by more than a fifth, or outside the window. Looked at are the pieces, names, numbers,
 * sections and buttons of the stage; not what is meant for screen readers alone, nor what may give way (`data-spare`). Of a list that
 * scrolls (`data-scrolls`) the part that is not scrolled out.
 */
export interface Finding {
  readonly kind: 'cut' | 'covered' | 'outside';
  readonly what: string;
  readonly by: string;
}

export function measure(): Finding[] {
  const found: Finding[] = [];
  const frame = document.querySelector('[data-testid="table"]');
  if (frame === null) return [{ kind: 'outside', what: 'the table', by: 'nothing is there' }];
  const name = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
    return `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0] ?? ''} "${words}"`;
  };
  const isShown = (element: Element): boolean => {
    if (element.closest('.visually-hidden, .skip-link, dialog, [data-spare], [role="log"], [role="tabpanel"]') !== null) return false;
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0' || style.clipPath !== 'none') return false;
    }
    return true;
  };

  /** The words of an element that are its own, as boxes of its lines. */
  const textBoxes = (element: Element): DOMRect[] => {
    const boxes: DOMRect[] = [];
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    return boxes.filter((box) => box.width > 1 && box.height > 1);
  };
  /** How far letters may look out of an element: the box of a line has air above its capitals and a little below its tails. */
  const SLACK = 1.5;
  const outOf = (box: DOMRect, by: DOMRect): boolean =>
    box.left < by.left - SLACK ||
    box.right > by.right + SLACK ||
    box.top < by.top - SLACK - box.height * 0.16 ||
    box.bottom > by.bottom + SLACK + box.height * 0.08;

  const everything = [...frame.querySelectorAll('*')].filter((element) => !(element instanceof SVGElement) || element.tagName === 'text');
  const window_ = new DOMRect(0, 0, innerWidth, innerHeight);
  const clippers = new Map<Element, boolean>();
  const clips = (element: Element): boolean => {
    const known = clippers.get(element);
    if (known !== undefined) return known;
    const { overflowX, overflowY } = getComputedStyle(element);
    const does = overflowX !== 'visible' || overflowY !== 'visible';
    clippers.set(element, does);
    return does;
  };
  /** A list that is longer than its place: what is scrolled out of it is not lost, but what is seen of it is seen whole. */
  const scrolls = (list: Element): boolean => list.scrollHeight > list.clientHeight + 1 || list.scrollWidth > list.clientWidth + 1;
  const isScrolledOut = (box: DOMRect, element: Element): boolean => {
    for (let list = element.closest('[data-scrolls]'); list !== null; list = list.parentElement?.closest('[data-scrolls]') ?? null)
      if (scrolls(list) && outOf(box, list.getBoundingClientRect())) return true;
    return false;
  };
  const report = (kind: Finding['kind'], element: Element, by: string) => found.push({ kind, what: name(element), by });

  const written: { readonly element: Element; readonly box: DOMRect }[] = [];
  // Letters: inside the window, and inside everything that cuts them off.
  for (const element of everything) {
    const boxes = element instanceof SVGElement ? [element.getBoundingClientRect()] : textBoxes(element);
    if (boxes.length === 0 || !isShown(element)) continue;
    if (boxes.some((box) => isScrolledOut(box, element))) continue;
    written.push(...boxes.map((box) => ({ element, box })));
    if (boxes.some((box) => outOf(box, window_))) {
      report('outside', element, 'the window');
      continue;
    }
    for (let at = element.parentElement; at !== null && frame.contains(at); at = at.parentElement) {
      if (!clips(at) || !boxes.some((box) => outOf(box, at.getBoundingClientRect()))) continue;
      report('cut', element, name(at));
      break;
    }
    // A flag stands out of its card.
    const button = element.closest('[data-flag]') === null ? element.closest('button') : null;
    if (button !== null && boxes.some((box) => outOf(box, button.getBoundingClientRect()))) report('cut', element, 'its own button');
    if (clips(element) && boxes.some((box) => outOf(box, element.getBoundingClientRect()))) report('cut', element, 'itself');
  }

  // Words across words.
  const across = (a: DOMRect, b: DOMRect): number => {
    // The air of a line does not count.
    const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    const [low, least] = [Math.min(a.height, b.height), Math.min(a.width, b.width)];
    return x <= 0 || y <= low * 0.3 ? 0 : (x * y) / (low * least);
  };
  for (const [i, one] of written.entries())
    for (const other of written.slice(i + 1)) {
      if (across(one.box, other.box) <= 0.2 || isOneThing(one.element, other.element)) continue;
      report('covered', one.element, name(other.element));
      break;
    }

  const LARGEST_SIGN = 64;
  // Signs: inside the window, by two thirds inside the button they belong to, and not across words (what is drawn behind them is `data-behind`).
  const inside = (box: DOMRect, by: DOMRect): number =>
    (Math.max(0, Math.min(box.right, by.right) - Math.max(box.left, by.left)) *
      Math.max(0, Math.min(box.bottom, by.bottom) - Math.max(box.top, by.top))) /
    (box.width * box.height);
  for (const sign of frame.querySelectorAll('svg')) {
    const box = sign.getBoundingClientRect();
    if (box.width < 8 || sign.parentElement?.closest('svg') != null || !isShown(sign) || isScrolledOut(box, sign)) continue;
    const button = sign.closest('button');
    if (outOf(box, window_)) report('outside', sign.parentElement ?? sign, 'the window');
    else if (button !== null && inside(box, button.getBoundingClientRect()) < 0.67)
      report('cut', sign.parentElement ?? sign, 'its own button');
    // Frames and grounds are larger; letters of a drawing are its own.
    if (Math.max(box.width, box.height) > LARGEST_SIGN || sign.closest('[data-behind]') !== null) continue;
    const under = written.find(
      ({ element, box: words }) =>
        !(element instanceof SVGElement) && across(box, words) > 0.2 && !isOneThing(element, sign) && !hasPlate(element, sign),
    );
    if (under !== undefined) report('covered', under.element, name(sign.parentElement ?? sign));
  }

  // A list that scrolls shows at least a line of what it holds.
  const LINE = 36;
  for (const list of frame.querySelectorAll('[data-scrolls]'))
    if (scrolls(list) && isShown(list) && list.clientHeight < LINE) report('cut', list, 'a place too low to scroll in');

  // Pieces and buttons: inside the window, not covered by others.
  const things = [...frame.querySelectorAll('button, [data-piece], [data-space], a[href]')].filter(isShown);
  for (const thing of things) {
    const box = thing.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || isScrolledOut(box, thing)) continue;
    if (outOf(box, window_)) {
      report('outside', thing, 'the window');
      continue;
    }
    const [columns, rows] = [5, 4];
    let covered = 0;
    let by: Element | null = null;
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        const top = document.elementFromPoint(box.left + ((i + 0.5) * box.width) / columns, box.top + ((j + 0.5) * box.height) / rows);
        if (top === null || thing.contains(top) || top.contains(thing) || isPartOf(thing, top)) continue;
        // In a drawing earlier elements lie below: the corner of a turned token is air.
        const isBelow = top instanceof SVGElement && (thing.compareDocumentPosition(top) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
        if (isBelow && thing instanceof SVGElement && top.ownerSVGElement === thing.ownerSVGElement) continue;
        // What is opened to choose from may lie over the rest.
        if (top.closest('[data-overlay]') !== null && thing.closest('[data-overlay]') === null) continue;
        covered++;
        by = top;
      }
    if (covered > (columns * rows) / 5) report('covered', thing, by === null ? '' : name(by));
  }
  return found;

  /** Of one card or token, or the one lies in a panel that is open over the other. */
  function isOneThing(a: Element, b: Element): boolean {
    const isOver = (top: Element, below: Element) => {
      const over = top.closest('[data-overlay]');
      return over !== null && !over.contains(below);
    };
    // The box of letters on a turned token is larger than the letters.
    const isToken = a instanceof SVGElement && a.closest('[data-piece]')?.contains(b) === true;
    return a.contains(b) || b.contains(a) || isOver(a, b) || isOver(b, a) || isToken;
  }

  /** Words on a plate of their own, which lies over the sign: they are read, and the sign is seen next to it. */
  function hasPlate(words: Element, sign: Element): boolean {
    for (let at: Element | null = words; at !== null && !at.contains(sign); at = at.parentElement)
      if (getComputedStyle(at).backgroundColor !== 'rgba(0, 0, 0, 0)')
        return (sign.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return false;
  }

  /** A plate of a board or a room lies under those who stand in it (`data-ground`), and a token under its own badge. */
  function isPartOf(thing: Element, top: Element): boolean {
    if (thing.hasAttribute('data-space') || thing.hasAttribute('data-ground')) return true;
    const [a, b] = [thing.closest('[data-card]'), top.closest('[data-card]')];
    return a !== null && a === b;
  }
}
