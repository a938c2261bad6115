import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../support/chromium-args.mjs';
import { expect, test, waitUntilKept } from './hotel';

interface Manifest {
  id: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { url: string }[];
}

test.describe('the icon on the home screen', () => {
  test('has a manifest of its own for each apartment, with nothing secret in it', async ({ request, hotel }) => {
    for (const code of ['B902', 'A1509']) {
      const page = await (await request.get(hotel.url(`/hiden-page/${code}`))).text();
      const link = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? '';
      expect(link).toContain(`/manifest/${code}.webmanifest`);
      const answer = await request.get(hotel.url(link));
      const manifest = (await answer.json()) as Manifest;
      expect(manifest).toMatchObject({
        id: `/hiden-page/${code}`,
        start_url: `/hiden-page/${code}`,
        scope: `/hiden-page/${code}`,
        display: 'standalone',
      });
      expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
      for (const { src } of manifest.icons) expect((await request.get(hotel.url(src))).status()).toBe(200);
      expect(manifest.shortcuts.length).toBeGreaterThan(1);
      expect(JSON.stringify(manifest)).not.toMatch(/4826|hiennha/);
    }
    expect((await request.get(hotel.url('/'))).status()).toBe(200);
    expect(await (await request.get(hotel.url('/'))).text()).not.toContain('rel="manifest"');
  });

  test('is installed for one apartment and opens it without a network', async ({ hotel }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hien-phone-'));
    const phone = await chromium.launchPersistentContext(folder, {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: CHROMIUM_ARGS,
      viewport: { width: 390, height: 844 },
      locale: 'vi-VN',
    });
    const page = phone.pages()[0] ?? (await phone.newPage());
    const url = hotel.url('/hiden-page/B902');
    await page.goto(url);
    await waitUntilKept(page);
    const manifestId = url;
    const cdp = await phone.newCDPSession(page);
    await cdp.send('PWA.install' as never, { manifestId } as never);
    hotel.network.set('refuse');
    const opened = phone.waitForEvent('page');
    await cdp.send('PWA.launch' as never, { manifestId } as never);
    const app = await opened;
    await expect(app.getByRole('heading', { level: 1, name: 'Hướng Dẫn Du Lịch' })).toBeVisible();
    expect(new URL(app.url()).pathname).toBe('/hiden-page/B902');
    await expect(app.getByText('4826').first()).toBeVisible();
    await phone.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
});
