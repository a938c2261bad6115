import type { Locator, Page } from '@playwright/test';
import { expect, test } from './hotel';

test.use({ hasTouch: true, isMobile: true, serviceWorkers: 'block' });

async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('the chat, by finger', () => {
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [390, 844],
    [820, 1180],
  ] as const) {
    test(`stays on the screen whatever is asked, ${width} px wide`, async ({ page, hotel }) => {
      await page.setViewportSize({ width, height });
      await page.goto(hotel.url('/help'));
      const opener = page.getByRole('button', { name: /^Nhắn cho/ });
      await expect(opener).toBeAttached();
      await opener.press('Enter');
      await tap(page, page.getByRole('button', { name: /^Hỏi ngay/ }));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.waitForTimeout(400);
      const before = await dialog.boundingBox();
      const question = page.getByRole('textbox', { name: 'Câu hỏi của bạn' });
      for (const [asked, answers] of [
        ['Bếp từ không lên', 1],
        ['Trả phòng lúc mấy giờ?', 2],
        ['bình nóng lạnh', 3],
        ['cháy', 4],
      ] as const) {
        await tap(page, question);
        await question.fill(asked);
        await tap(page, page.getByRole('button', { name: 'Gửi câu hỏi' }));
        await expect(page.getByRole('log').locator('> li[data-role="assistant"]')).toHaveCount(answers + 1);
        await page.waitForTimeout(300);
        expect(await dialog.boundingBox(), asked).toEqual(before);
        // The newest answer begins inside the list.
        const list = await page.getByRole('log').locator('..').boundingBox();
        const newest = await page.getByRole('log').locator('> li').last().boundingBox();
        expect(newest?.y, asked).toBeGreaterThanOrEqual((list?.y ?? 0) - 1);
        expect(newest?.y, asked).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0));
      }
      await expect(page.getByRole('link', { name: '114 Cứu hoả, cứu nạn' })).toHaveAttribute('href', 'tel:114');
      await tap(page, dialog.getByRole('button', { name: 'Đóng' }));
      await expect(dialog).toBeHidden();
    });
  }
});
