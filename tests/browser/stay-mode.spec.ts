import { expect, test } from './hotel';

test.use({ serverSettings: { GUIDE_ACCESS: 'stay' } });

test('in stay mode the bare link shows the whole guide, with the secrets masked and the way to get them', async ({
  page,
  hotel,
}) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/guide/')) void response.text().then((text) => answers.push(text));
  });
  await page.goto(hotel.url('/hiden-page/B902'));
  await expect(page.getByText('Mã cửa chưa mở trên máy này')).toBeVisible();
  await expect(page.getByText('4826')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Gọi lễ tân/ }).first()).toHaveAttribute('href', /^tel:/);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ access: 'locked', doorCode: null });
  await page.locator('[data-section][id="3"] [data-accordion-trigger]').first().click();
  await expect(page.locator('[data-section][id="3"]').getByRole('listitem').first()).toBeVisible();
});

test('a made-up key neither opens anything nor travels in an address', async ({ page, hotel }) => {
  await page.goto(hotel.url('/hiden-page/B902#s=AAAAAAAAAAAAAAAAAAAAAAAA'));
  await expect(page.getByText('Mã cửa chưa mở trên máy này')).toBeVisible();
  const asked = hotel.network.seen.filter(({ path }) => path.startsWith('/api/guide/'));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ headers }) => headers.authorization === 'Stay AAAAAAAAAAAAAAAAAAAAAAAA')).toBe(true);
  expect(
    hotel.network.seen.filter(({ path, headers }) => `${path}${headers.referer ?? ''}`.includes('AAAAAA')),
  ).toEqual([]);
});
