/** What axe has to say about the page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** A line for each fault, none when all is well; `within` looks at a part only. */
export async function axe(page: Page, within?: string): Promise<string[]> {
  // In the page itself: the other way opens a second tab each time, and takes the first one's focus and time.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  if (within !== undefined) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join()} ${nodes[0]?.failureSummary ?? ''}`);
}
