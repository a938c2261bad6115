import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds, a line each: the rule and the elements. It finishes in the page itself, where it would otherwise open
 * an empty page for each look; but not beside a frame that runs no scripts, where that is an error.
 */
export async function axeFindings(
  page: Page,
  { within, besides, rules }: { within?: string; besides?: string; rules?: string[] } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (rules !== undefined) axe.withRules(rules);
  if (besides === undefined) axe.setLegacyMode(true);
  else axe.exclude(besides);
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The same by day, and by night what the theme can change. Leaves the page by day. */
export async function axeFindingsByDayAndNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const byDay = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const byNight = await axeFindings(page, { rules: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [...byDay, ...byNight.map((finding) => `by night, ${finding}`)];
}
