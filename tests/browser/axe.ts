import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds, a line each: the rule and the elements. None of our pages holds a frame of another origin while it is
 * looked at, and so axe may finish in the page itself; otherwise it opens an empty page for each look.
 */
export async function axeFindings(page: Page, { within }: { within?: string } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
