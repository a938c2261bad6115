import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config';
import { up } from '../../../src/server/platform/db/migrations/0034-limits';
import { isMailTlsNeeded, isReachable, isWalletOpen, requireReady } from '../../../src/server/start/going-live';
import { payment, statusOf } from '../../support/payments';
import { deskOf } from '../../support/desk';
import { onSqlite } from '../../support/server-engines';
import { book, booked, bookingOf, cancel, stayHotel } from '../../support/stays';
import type { TestServer } from '../../support/server';

const hotel = stayHotel();
const PUBLIC = { PUBLIC_ORIGIN: 'https://hotel.example' };
const MOMO = { MOMO_PARTNER_CODE: 'X', MOMO_ACCESS_KEY: 'X', MOMO_SECRET_KEY: 'X' };
const WHOLE = {
  ...PUBLIC,
  ...MOMO,
  MOMO_ENDPOINT: 'https://payment.momo.vn',
  TRUSTED_PROXIES: '127.0.0.1',
  SMTP_URL: 'smtps://mail.example',
  HOTEL_FILE: 'hotel.json',
};

/** Settings that such a server lacks; none when it starts. */
function lacks(env: Record<string, string>): string[] {
  try {
    requireReady(readConfig(env));
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => /ALLOW_INSECURE=(\w+)/.exec(line)?.[1] ?? line);
  }
}

describe('what a server needs before strangers can reach it', () => {
  it('is nothing on this machine alone', () => {
    for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.8.8.8']) expect(lacks({ HOST })).toEqual([]);
    expect(lacks({ PUBLIC_ORIGIN: 'http://localhost:4173' })).toEqual([]);
  });

  it('is everything that would otherwise fail in silence, whichever way it is reached', () => {
    const all = ['origin', 'proxies', 'mail', 'wallet', 'demo'];
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'hotel']) expect(lacks({ HOST })).toEqual(all);
    expect(lacks({ PUBLIC_ORIGIN: 'http://hotel.example' })).toEqual(all);
    expect(lacks(PUBLIC)).toEqual(all.slice(1));
    expect(lacks(WHOLE)).toEqual([]);
  });

  it.each(['proxies', 'mail', 'wallet', 'demo', 'origin'])('does without %s when that is named', (name) => {
    const env = { HOST: '0.0.0.0' };
    expect(lacks({ ...env, ALLOW_INSECURE: name })).toEqual(lacks(env).filter((one) => one !== name));
    expect(lacks({ ...env, ALLOW_INSECURE: 'origin, proxies mail,wallet,demo' })).toEqual([]);
  });

  it('is TLS to every service that is somewhere else', () => {
    const clear = {
      MOMO_ENDPOINT: 'http://192.0.2.1/v2/gateway/api',
      SHEETS_VALUES_URL: 'http://sheets.example/values',
      SHEETS_SCRIPT_URL: 'http://script.example/exec',
      AI_BASE_URL: 'http://10.0.0.8:11434/v1',
    };
    for (const [name, url] of Object.entries(clear)) {
      const refusal = (): void => requireReady(readConfig({ ...WHOLE, [name]: url }));
      expect(refusal).toThrow(
        new RegExp(`^${name}: must be an https address[^\\n]*ALLOW_INSECURE=services starts without`),
      );
      expect(lacks({ ...WHOLE, [name]: url.replace('http:', 'https:') })).toEqual([]);
      expect(lacks({ ...WHOLE, [name]: 'http://127.0.0.1:11434/v1' })).toEqual([]);
    }
    expect(lacks({ ...WHOLE, ...clear })).toEqual(Array<string>(4).fill('services'));
    expect(lacks({ ...WHOLE, ...clear, ALLOW_INSECURE: 'services' })).toEqual([]);
    expect(lacks({ SHEETS_SCRIPT_URL: clear.SHEETS_SCRIPT_URL, AI_BASE_URL: clear.AI_BASE_URL })).toEqual([]);
  });

  it.each([
    ['smtp://mail.example:587', {}, true],
    ['smtp://127.0.0.1:2525', {}, false],
    ['smtp://mail.example:587', { ALLOW_INSECURE: 'services' }, false],
    ['smtp://mail.example:587', { PUBLIC_ORIGIN: '' }, false],
  ])('lets mails to %s with %j leave by TLS alone: %s', (SMTP_URL, env, expected) => {
    expect(isMailTlsNeeded(readConfig({ ...WHOLE, SMTP_URL, ...env }))).toBe(expected);
  });

  it('is an address where a wallet that is somewhere else finds it, even on this machine alone', () => {
    expect(lacks({ ...MOMO, MOMO_ENDPOINT: 'https://payment.momo.vn' })).toEqual(['origin']);
    expect(lacks({ ...MOMO, MOMO_ENDPOINT: 'http://127.0.0.1:4000' })).toEqual([]);
  });

  it('refuses what waives nothing, and a sandbox that is neither allowed nor not', () => {
    expect(() => readConfig({ ALLOW_INSECURE: 'all' })).toThrow(/^ALLOW_INSECURE: "all" is none of origin, /);
    expect(() => readConfig({ MOMO_SANDBOX: 'yes' })).toThrow(/^MOMO_SANDBOX: /);
  });

  it('knows who can be reached', () => {
    expect(isReachable(readConfig({}))).toBe(false);
    expect(isReachable(readConfig({ HOST: '0.0.0.0' }))).toBe(true);
    expect(isReachable(readConfig(PUBLIC))).toBe(true);
    expect([{}, PUBLIC, { ...PUBLIC, MOMO_SANDBOX: 'allow' }].map((env) => isWalletOpen(readConfig(env)))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('a public server without a wallet account', () => {
  const start = onSqlite();
  const content = async ({ app }: TestServer): Promise<unknown> =>
    (await app.inject('/api/guide-content?lang=vi')).json<{ walletClosed?: boolean }>().walletClosed;

  it('takes pay on site only, says so, and has no toy wallet', async () => {
    const server = await start({ hotel, env: PUBLIC });
    expect(await content(server)).toBe(true);
    const refused = await book(server, bookingOf());
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'walletClosed']);
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    const order = await server.app.inject({ method: 'POST', url: '/api/payments/momo', payload: payment(id) });
    expect([order.statusCode, order.json<{ code: string }>().code]).toEqual([422, 'walletClosed']);
    for (const path of ['pay/AAAAAAAAAAAAAAAAAAAAAA', 'v2/gateway/api/create']) {
      expect((await server.app.inject(`/sandbox/momo/${path}`)).headers['content-type']).not.toMatch(/form/);
    }
    expect(server.app.hasRoute({ method: 'POST', url: '/sandbox/momo/v2/gateway/api/create' })).toBe(false);
  });

  it('runs the toy wallet when that is allowed by name', async () => {
    const server = await start({ hotel, env: { ...PUBLIC, MOMO_SANDBOX: 'allow' } });
    expect(await content(server)).toBeUndefined();
    expect((await book(server, bookingOf())).statusCode).toBe(201);
  });
});

describe('what the toy wallet pays', () => {
  const start = onSqlite();

  /** The toy wallet says that a booking is paid. */
  async function toyPays({ app, clock, database: { db } }: TestServer, id: string): Promise<void> {
    const order = {
      order_id: 'HIENTOY',
      request_id: 'HIENTOY',
      booking_id: id,
      amount: 2_550_000,
      created_at: clock.now,
    };
    const open = { state: 'OPEN', pay_url: null, result_code: null, trans_id: null } as const;
    const quiet = { busy_until: 0, checks: 0, next_check_at: null };
    await db
      .insertInto('payment_attempts')
      .values({ ...order, ...open, ...quiet })
      .execute();
    const attempt = await db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
    await app.services.payments.results.record(attempt, { resultCode: 0, transId: '1' });
  }

  it('is marked as no money in the database, at the desk and to the guest, and nobody is owed it', async () => {
    const server = await start({ hotel });
    const id = await booked(server, bookingOf());
    await toyPays(server, id);
    const row = await server.database.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ status: 'CONFIRMED', paid: 0, sandbox_paid: 2_550_000, refund_due: 0 });
    const desk = await deskOf(server);
    expect((await desk.get(`bookings/${id}`)).json()).toMatchObject({ paid: 0, sandboxPaid: 2_550_000 });
    expect((await cancel(server, id)).json()).toMatchObject({
      status: 'CANCELLED',
      payment: { paid: 0, sandboxPaid: 2_550_000, refundDue: 0 },
    });
    expect(await server.database.db.selectFrom('attention').selectAll().execute()).toEqual([]);
  });

  it('comes too late without a trace of a debt', async () => {
    const server = await start({ hotel });
    const id = await booked(server, bookingOf());
    server.clock.forward(11 * 60_000);
    await booked(server, bookingOf({}, 2));
    await toyPays(server, id);
    expect(await statusOf(server, id)).toBe('EXPIRED');
    const owed = server.database.db.selectFrom('bookings').select('id').where('refund_due', '>', 0);
    expect(await owed.execute()).toEqual([]);
  });

  it('is told apart from money in a database from before it was', async () => {
    const server = await start({ hotel });
    const { db } = server.database;
    const id = await booked(server, bookingOf());
    await toyPays(server, id);
    const body = { page_key: 'k', body: '{}', result_code: 0, trans_id: 1, settle_at: null, notify_at: null, tries: 0 };
    const order = { order_id: 'HIENTOY', request_id: 'HIENTOY', ...body, created_at: 0 };
    await db.insertInto('sandbox_orders').values(order).execute();
    await db.updateTable('bookings').set({ paid: 2_550_000, refund_due: 2_550_000, status: 'CANCELLED' }).execute();
    for (const index of ['room_nights_by_end', 'mails_by_recipient']) await db.schema.dropIndex(index).execute();
    await db.schema.dropTable('booking_origins').execute();
    await db.schema.alterTable('bookings').dropColumn('sandbox_paid').execute();
    await db.schema.alterTable('mails').dropColumn('recipient').execute();
    await up(db);
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ paid: 0, sandbox_paid: 2_550_000, refund_due: 0, status: 'CANCELLED' });
  });
});

describe('a guide on a public origin', () => {
  const start = onSqlite();
  const access = async ({ app }: TestServer): Promise<string> =>
    (await app.inject('/api/guide/B902')).json<{ access: string }>().access;

  it('is open only when the environment says so, whatever the hotel file says', async () => {
    expect(await access(await start({ env: PUBLIC }))).toBe('locked');
    expect(await access(await start({ env: { ...PUBLIC, GUIDE_ACCESS: 'open' } }))).toBe('open');
    expect(await access(await start())).toBe('open');
  });
});
