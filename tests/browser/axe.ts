import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Without a description of every element that is in order, which is most of what axe does. Of what it loads first,
 * films alone: sheets, which no rule that is switched on asks for, it puts into the page again, and the policy refuses
 * that.
 */
export const ONLY_VIOLATIONS = { resultTypes: ['violations' as const], preload: { assets: ['media' as const] } };

/**
 * Finds what axe objects to, a line each: the rule and the elements. It finishes in the page itself, where it would
 * otherwise open an empty page for each look; but not beside a frame that runs no scripts, where that is an error.
 */
export async function axeFindings(
  page: Page,
  { within, besides }: { within?: string; besides?: string } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options(ONLY_VIOLATIONS);
  if (besides === undefined) axe.setLegacyMode(true);
  else axe.exclude(besides);
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The same by day and by night. Leaves the page by day. */
export async function axeFindingsByDayAndNight(
  page: Page,
  options: Parameters<typeof axeFindings>[1] = {},
): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const finding of await axeFindings(page, options)) findings.push(`${colorScheme}, ${finding}`);
  }
  return findings;
}
