/** What axe has to say about the page as it stands, a line for each fault; none when all is well. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface Part {
  /** A part of the page only. */
  readonly within?: string;
  /** Some rules only. */
  readonly rules?: string[];
}

async function faults(page: Page, { within, rules }: Part): Promise<string[]> {
  // In the page itself: the other way opens a second tab each time, and takes the first one's focus and time.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  if (within !== undefined) builder.include(within);
  if (rules !== undefined) builder.withRules(rules);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join()} ${nodes[0]?.failureSummary ?? ''}`);
}

/** `within` looks at a part only. */
export const axe = (page: Page, within?: string): Promise<string[]> => faults(page, within === undefined ? {} : { within });

/** The only rules that a change of colours can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The whole in the theme of the page; then in the other theme the rules that depend on colours. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const all = await axe(page);
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'bridge' ? 'keep' : 'bridge';
    });
  await turn();
  const other = await faults(page, { rules: COLOURS });
  await turn();
  return [...all, ...other.map((line) => `in the other theme: ${line}`)];
}
