import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './hotel';

test.use({ serviceWorkers: 'block', onlyReads: true });

/**
 * People who speak to a device say what stands on the button: its name has to begin with that. axe leaves it out by
 * itself.
 */
test('names in guide, guest form and chat hold the words that are seen, and the names of numbers begin with them', async ({
  page,
  hotel,
}) => {
  const found = async (): Promise<string[]> => {
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .withRules(['label-content-name-mismatch', 'region', 'landmark-unique']);
    return (await axe.analyze()).violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  };
  for (const lang of ['vi', 'en']) {
    await page.goto(hotel.url(`/hiden-page/B902?lang=${lang}`));
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    expect(await found(), `guide ${lang}`).toEqual([]);
    const seen = await page
      .locator('header a[hreflang], #emergency a')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent.trim().slice(0, 2), link.getAttribute('aria-label') ?? link.textContent]),
      );
    for (const [words, name] of seen) expect(name?.trim().startsWith(words ?? '')).toBe(true);
  }
  await page.goto(hotel.url('/form-qr?lang=vi'));
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(await found(), 'guest form').toEqual([]);
  await page.getByRole('button', { name: /^Nhắn cho/ }).press('Enter');
  await page.getByRole('button', { name: /^Hỏi ngay/ }).click();
  await page.getByRole('textbox', { name: 'Câu hỏi của bạn' }).fill('cháy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^114/ })).toBeVisible();
  expect(await found(), 'chat').toEqual([]);
});
