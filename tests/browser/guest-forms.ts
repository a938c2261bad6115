import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Page } from '@playwright/test';
import type { Hotel } from './hotel';

/** Names of the forms that the server has taken, read from its database. */
export function taken(hotel: Hotel): string[] {
  const db = new DatabaseSync(path.join(hotel.server.dataDir, 'hien.db'), { readOnly: true });
  try {
    const rows = db.prepare('select full_name as name from guest_forms order by received_at').all();
    return rows.map((row) => String((row as { name: unknown }).name));
  } finally {
    db.close();
  }
}

/** Fills the form in, all but the apartment, which its address names. */
export async function fill(page: Page, fullName: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill(fullName);
  await page.getByRole('textbox', { name: 'Email' }).fill('diem@hien.example');
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill('0912 345 678');
}
