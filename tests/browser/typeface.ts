import type { Page } from '@playwright/test';
import { expect } from './hotel';

/** As its files call it. */
const OURS = 'Be Vietnam Pro';

/** The typefaces of the machine that texts of the page are drawn in, ours installed among them, as the browser says. */
async function othersIn(page: Page, texts: string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const faces: string[] = [];
    for (const selector of texts) {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const others = fonts.filter((face) => !face.isCustomFont || !face.familyName.startsWith(OURS));
      faces.push(...others.map(({ familyName }) => familyName));
    }
    return faces;
  } finally {
    await session.detach();
  }
}

/**
 * Opens a page until it is drawn in our own typeface: one that is not there within 100 ms is left to the next visit
 * (`font-display: optional`), and the phone's own makes lines of another length.
 *
 * @param texts selectors of a text in each weight that matters
 */
export async function openInOurTypeface(page: Page, address: string, ...texts: string[]): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    for (const text of texts) await expect(page.locator(text).first()).toBeVisible();
    expect(await othersIn(page, texts)).toEqual([]);
  }).toPass({ timeout: 60_000 });
}
