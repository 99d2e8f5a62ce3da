/** What axe has to say about a page, one line for each violation. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The only rules that a change of colours can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

async function violations(builder: AxeBuilder): Promise<string[]> {
  const found = await builder.analyze();
  return found.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target} ${nodes[0]?.failureSummary ?? ''}`);
}

export const axe = (page: Page): Promise<string[]> => violations(new AxeBuilder({ page }));

/** The whole in the theme of the page; then in the other theme whatever depends on colours. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const all = await axe(page);
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'bridge' ? 'keep' : 'bridge';
    });
  await turn();
  const other = await violations(new AxeBuilder({ page }).withRules(COLOURS));
  await turn();
  return [...all, ...other.map((line) => `in the other theme: ${line}`)];
}
