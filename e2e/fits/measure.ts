/**
 * Runs in the page: what is cut, covered by more than a fifth, or outside the window. Looked at are the pieces, names, numbers,
 * sections and buttons of the stage; not what is meant for screen readers alone, nor what may give way (`data-spare`).
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
    if (element.closest('.visually-hidden, .skip-link, dialog, [data-spare], [role="log"], [role="tabpanel"], [data-scrolls]') !== null)
      return false;
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
  /** How far a box looks out of the element: letters have air above and below, so a little is nothing. */
  const SLACK = 2.5;
  const outOf = (box: DOMRect, by: DOMRect): boolean =>
    box.left < by.left - SLACK ||
    box.right > by.right + SLACK ||
    box.top < by.top - SLACK - box.height * 0.12 ||
    box.bottom > by.bottom + SLACK + box.height * 0.12;

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
  const report = (kind: Finding['kind'], element: Element, by: string) => found.push({ kind, what: name(element), by });

  // Letters: inside the window, and inside whatever cuts them off.
  for (const element of everything) {
    const boxes = element instanceof SVGElement ? [element.getBoundingClientRect()] : textBoxes(element);
    if (boxes.length === 0 || !isShown(element)) continue;
    if (boxes.some((box) => outOf(box, window_))) {
      report('outside', element, 'the window');
      continue;
    }
    for (let at = element.parentElement; at !== null && frame.contains(at); at = at.parentElement) {
      if (!clips(at) || !boxes.some((box) => outOf(box, at.getBoundingClientRect()))) continue;
      report('cut', element, name(at));
      break;
    }
    if (clips(element) && boxes.some((box) => outOf(box, element.getBoundingClientRect()))) report('cut', element, 'itself');
  }

  // Pieces and buttons: inside the window, not covered by others.
  const things = [...frame.querySelectorAll('button, [data-piece], [data-space], a[href]')].filter(isShown);
  for (const thing of things) {
    const box = thing.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (outOf(box, window_)) {
      report('outside', thing, 'the window');
      continue;
    }
    const [across, down] = [5, 4];
    let covered = 0;
    let by: Element | null = null;
    for (let i = 0; i < across; i++)
      for (let j = 0; j < down; j++) {
        const top = document.elementFromPoint(box.left + ((i + 0.5) * box.width) / across, box.top + ((j + 0.5) * box.height) / down);
        if (top === null || thing.contains(top) || top.contains(thing) || isPartOf(thing, top)) continue;
        // What is opened to choose from may lie over the rest.
        if (top.closest('[data-overlay]') !== null && thing.closest('[data-overlay]') === null) continue;
        covered++;
        by = top;
      }
    if (covered > (across * down) / 5) report('covered', thing, by === null ? '' : name(by));
  }
  return found;

  /** A plate of a board lies under the unit that stands on it, and a token under its own badge. */
  function isPartOf(thing: Element, top: Element): boolean {
    if (thing.hasAttribute('data-space')) return true;
    const [a, b] = [thing.closest('[data-card]'), top.closest('[data-card]')];
    return a !== null && a === b;
  }
}
