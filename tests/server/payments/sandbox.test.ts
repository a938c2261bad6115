import { describe, expect, it, vi } from 'vitest';
import { momoSignature } from '../../../src/server/modules/payments/momo/signature';
import { payment, statusOf } from '../../support/payments';
import { onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { book, booked, bookingOf, stayHotel } from '../../support/stays';
import { startMomo } from '../../support/stand-ins/momo';

const hotel = stayHotel();
const start = onSqlite();

interface Held {
  server: TestServer;
  id: string;
  /** The wallet's page. */
  payUrl: string;
}

/** A hold with an order at the sandbox wallet, on a server that really listens. */
async function held(): Promise<Held> {
  const server = await start({ hotel });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const id = await booked(server, bookingOf({ lang: 'en' }));
  const address = server.app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const answer = await fetch(`http://localhost:${port}/api/payments/momo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payment(id)),
  });
  const { payUrl } = (await answer.json()) as { payUrl: string };
  expect(payUrl).toMatch(new RegExp(`^http://localhost:${port}/sandbox/momo/pay/[\\w-]{22}$`));
  return { server, id, payUrl };
}

const act = (payUrl: string, action: string): Promise<Response> =>
  fetch(payUrl, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

describe('the sandbox wallet', () => {
  it('shows its page in the language of the booking, without a script, under a strict policy', async () => {
    const { payUrl } = await held();
    const page = await fetch(payUrl);
    const html = await page.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('Pay 2,550,000\u00a0VND');
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-.*form-action 'self'/);
    expect(await (await fetch(`${payUrl}?lang=vi`)).text()).toContain('Trả 2.550.000\u00a0₫');
  });

  it('paying confirms the booking by a notification over HTTP and comes back with a signed result', async () => {
    const { server, id, payUrl } = await held();
    const back = await act(payUrl, 'pay');
    expect(back.status).toBe(303);
    const target = new URL(back.headers.get('location') ?? '');
    expect([target.pathname, target.searchParams.get('resultCode')]).toEqual([`/booking/${id}`, '0']);
    expect(await statusOf(server, id)).toBe('CONFIRMED');
    await act(payUrl, 'refuse');
    expect(await statusOf(server, id)).toBe('CONFIRMED');
    expect(await (await fetch(payUrl)).text()).toContain('This order is paid.');
  });

  it('refusing frees the nights', async () => {
    const { server, id, payUrl } = await held();
    await act(payUrl, 'refuse');
    expect(await statusOf(server, id)).toBe('PAYMENT_FAILED');
    expect((await book(server, bookingOf({}, 2))).statusCode).toBe(201);
  });

  it('closing changes nothing', async () => {
    const { server, id, payUrl } = await held();
    expect((await act(payUrl, 'close')).headers.get('location')).toMatch(new RegExp(`/booking/${id}$`));
    expect(await statusOf(server, id)).toBe('HOLD');
  });

  it('paying later pays after the hold has ended', async () => {
    const { server, id, payUrl } = await held();
    await act(payUrl, 'later');
    server.clock.forward(11 * 60_000 - 1);
    await server.app.services.bookings.jobs.run();
    expect(await statusOf(server, id)).toBe('EXPIRED');
    server.clock.forward(1);
    await server.app.services.bookings.jobs.run();
    await vi.waitFor(async () => expect(await statusOf(server, id)).toBe('CONFIRMED'), 5000);
  });

  it('answers calls that are not signed by this installation with an error of its own and makes no order', async () => {
    const { server, payUrl } = await held();
    const order = {
      partnerCode: 'HIENSANDBOX',
      requestId: 'R1',
      amount: 50_000,
      orderId: 'R1',
      orderInfo: 'x',
      redirectUrl: 'https://evil.example/',
      ipnUrl: 'https://evil.example/',
      requestType: 'captureWallet',
      extraData: '',
      lang: 'vi',
    };
    const signature = momoSignature('create', order, {
      accessKey: 'F8BBA842ECF85',
      secretKey: 'K951B6PE1waDMi640xX08PD3vg6EkVlz',
    });
    const answer = await fetch(new URL('/sandbox/momo/v2/gateway/api/create', payUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, signature }),
    });
    expect(await answer.json()).toMatchObject({ resultCode: 11 });
    expect(await server.database.db.selectFrom('sandbox_orders').select('order_id').execute()).toHaveLength(1);
  });

  it('knows nothing of an address that is no order’s', async () => {
    const { app } = await start({ hotel });
    expect((await app.inject('/sandbox/momo/pay/AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
  });

  it('is not there when a real account is configured', async () => {
    const momo = await startMomo();
    const { app } = await start({ hotel, env: momo.env });
    for (const url of ['/sandbox/momo/v2/gateway/api/create', '/sandbox/momo/v2/gateway/api/query']) {
      const answer = await app.inject({ method: 'POST', url, payload: {} });
      expect(answer.statusCode).toBeGreaterThanOrEqual(404);
    }
    await momo.close();
  });
});

describe('settings of wallet and mail', () => {
  it.each([
    [{ MOMO_PARTNER_CODE: 'X' }, 'MOMO_ENDPOINT'],
    [{ MOMO_ENDPOINT: 'momo.vn', MOMO_PARTNER_CODE: 'X', MOMO_ACCESS_KEY: 'X', MOMO_SECRET_KEY: 'X' }, 'MOMO_ENDPOINT'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@b.vn, c@d.vn' }, 'MAIL_FROM'],
  ])('%j is refused, naming %s', async (env, name) => {
    await expect(start({ env: env as unknown as Record<string, string> })).rejects.toThrow(name);
  });
});
