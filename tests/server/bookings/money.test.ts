import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readOpenDeskIssues } from '../../../src/server/modules/attention/store';
import { mailKinds, pay, statusOf, tell } from '../../support/payments';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { book, booked, bookingOf, stayHotel } from '../../support/stays';
import { startMomo, type MomoStandIn, type RecordedOrder } from '../../support/stand-ins/momo';

const hotel = stayHotel();
const MINUTE = 60_000;
let momo: MomoStandIn;
beforeEach(async () => {
  momo = await startMomo();
});
afterEach(() => momo.close());

onEveryEngine('paying with the wallet', (start, freshDatabase) => {
  /** A hold with an order at the wallet. */
  const held = async (): Promise<{ server: TestServer; id: string; order: RecordedOrder }> => {
    const server = await start({ hotel, env: momo.env });
    const id = await booked(server, bookingOf());
    expect((await pay(server, id)).statusCode).toBe(200);
    const [order] = momo.creates;
    if (!order) throw new Error('no order');
    return { server, id, order };
  };

  it('a right notification confirms the booking, with one mail, however often it comes', async () => {
    const { server, id, order } = await held();
    const notice = momo.notice(order);
    const answers = await Promise.all(Array.from({ length: 50 }, () => tell(server, notice)));
    answers.push(await tell(server, notice));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode}${body}`))).toEqual(new Set(['204']));
    expect(await statusOf(server, id)).toBe('CONFIRMED');
    expect((await mailKinds(server)).filter((kind) => kind === 'confirmed')).toHaveLength(1);
    server.clock.forward(20 * MINUTE);
    expect((await book(server, bookingOf({}, 2))).statusCode).toBe(409);
  });

  it('gives the link of the open order again, to the same key and to another, and makes one order', async () => {
    const { server, id } = await held();
    const again = await Promise.all([pay(server, id), pay(server, id), pay(server, id, 'pay-key-2')]);
    expect(new Set(again.map(({ body }) => body)).size).toBe(1);
    expect(momo.creates).toHaveLength(1);
  });

  it('twenty at once while the wallet is slow make one order and get one answer', async () => {
    const server = await start({ hotel, env: momo.env });
    const id = await booked(server, bookingOf());
    const quick = momo.onCreate;
    momo.onCreate = (body, reply) => void setTimeout(() => quick(body, reply), 300);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(server, id)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(momo.creates).toHaveLength(1);
  });

  it.each([
    ['an amount one too small', { amount: 2_549_999 }, 'wrongAmount'],
    ['an amount one too large', { amount: 2_550_001 }, 'wrongAmount'],
    ['an amount as text', { amount: '2550000' as unknown as number }, 'wrongAmount'],
    ['no money', { amount: 0 }, 'wrongAmount'],
    ['less than no money', { amount: -2_550_000 }, 'wrongAmount'],
    ['all the money', { amount: 1e15 }, 'wrongAmount'],
    ['an order nobody knows', { orderId: 'HIEN000' }, null],
    ['another partner', { partnerCode: 'OTHER' }, null],
    ['another request', { requestId: 'OTHER' }, null],
    ['a code nobody knows', { resultCode: 4 }, 'unknownResult'],
  ])('well signed with %s: 204, nothing confirmed', async (_case, changes, attention) => {
    const { server, id, order } = await held();
    const answer = await tell(server, momo.notice(order, changes));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await statusOf(server, id)).toBe('HOLD');
    const noted = await readOpenDeskIssues(server.database.db);
    expect(noted.map(({ kind }) => kind)).toEqual(attention === null ? [] : [attention]);
  });

  it.each([
    [[7002, 1006, 0]],
    [[7002, 0, 1006]],
    [[1006, 7002, 0]],
    [[1006, 0, 7002]],
    [[0, 7002, 1006]],
    [[0, 1006, 7002]],
    [[9000, 0]],
    [[1000, 7000, 0]],
    [[0, 7000, 1000]],
  ])('notifications in the order %j end in CONFIRMED', async (codes) => {
    const { server, id, order } = await held();
    for (const resultCode of codes)
      expect((await tell(server, momo.notice(order, { resultCode }))).statusCode).toBe(204);
    expect(await statusOf(server, id)).toBe('CONFIRMED');
  });

  it('a refusal frees the nights at once; a new hold can be made', async () => {
    const { server, id, order } = await held();
    await tell(server, momo.notice(order, { resultCode: 1006 }));
    expect(await statusOf(server, id)).toBe('PAYMENT_FAILED');
    expect((await pay(server, id, 'pay-key-2')).json()).toMatchObject({ code: 'holdEnded' });
    const next = await book(server, bookingOf());
    expect(next.statusCode).toBe(201);
    expect((await pay(server, next.json<{ id: string }>().id, 'pay-key-3')).statusCode).toBe(200);
    expect(momo.creates[1]?.orderId).not.toBe(order.orderId);
  });

  it.each([
    ['601 seconds', 601_000],
    ['14 minutes', 14 * MINUTE],
    ['2 days', 2 * 24 * 60 * MINUTE],
  ])(
    'money that comes after %s confirms when the nights are free, and is owed back when they are not',
    async (_case, late) => {
      const { server, id, order } = await held();
      server.clock.forward(late);
      await tell(server, momo.notice(order));
      expect(await statusOf(server, id)).toBe('CONFIRMED');

      const second = await booked(server, bookingOf({ checkIn: '2027-01-10', checkOut: '2027-01-12' }, 2));
      await pay(server, second, 'pay-key-2');
      server.clock.forward(late);
      const other = await booked(
        server,
        bookingOf({ checkIn: '2027-01-11', checkOut: '2027-01-13', status: 'PENDING' }, 3),
      );
      await tell(server, momo.notice(momo.creates[1] as RecordedOrder));
      expect(await statusOf(server, second)).toBe('PAID_NEEDS_REFUND');
      expect(await statusOf(server, other)).toBe('PENDING');
      const view = (await server.app.inject(`/api/apartment-bookings/${second}`)).json<{ payment: object }>();
      expect(view.payment).toMatchObject({ paid: 2_550_000, refundDue: 2_550_000 });
      expect(await readOpenDeskIssues(server.database.db)).toMatchObject([
        { kind: 'refundDue', bookingId: second, detail: { amount: 2_550_000 } },
      ]);
      expect(await mailKinds(server)).toContain('refundDue');
    },
  );

  it('two processes that are told the same confirm it once', async (context) => {
    const databaseUrl = await freshDatabase();
    if (databaseUrl === null) return context.skip('SQLite has one process');
    const servers = [
      await start({ hotel, env: momo.env, databaseUrl }),
      await start({ hotel, env: momo.env, databaseUrl }),
    ] as const;
    const id = await booked(servers[0], bookingOf());
    const links = await Promise.all(servers.flatMap((server) => [pay(server, id), pay(server, id, 'pay-key-2')]));
    expect(new Set(links.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(momo.creates).toHaveLength(1);
    const notice = momo.notice(momo.creates[0] as RecordedOrder);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => tell(servers[index % 2 ? 1 : 0], notice)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect((await mailKinds(servers[0])).filter((kind) => kind === 'confirmed')).toHaveLength(1);
  });

  it('a restart while the wallet is being asked makes no second order and does not move the end of the hold', async () => {
    const databaseUrl = await freshDatabase();
    const again = { hotel, env: momo.env, ...(databaseUrl === null ? {} : { databaseUrl }) };
    const first = await start(again);
    const id = await booked(first, bookingOf());
    const answer = momo.onCreate;
    const silent: ServerResponse[] = [];
    momo.onCreate = (_, reply) => void silent.push(reply);
    const lost = pay(first, id).catch(() => null);
    await vi.waitFor(() => expect(momo.creates).toHaveLength(1), 5000);
    await first.stop();
    first.clock.forward(6000);
    momo.onCreate = answer;
    const second = await start({ ...again, clock: first.clock, dataDir: first.dataDir });
    expect((await pay(second, id)).statusCode).toBe(200);
    expect(momo.creates.map(({ orderId }) => orderId)).toEqual(Array(2).fill(momo.creates[0]?.orderId));
    const view = (await second.app.inject(`/api/apartment-bookings/${id}`)).json<{ expiresAt: string }>();
    expect(view.expiresAt).toBe('2026-11-20T03:10:00.000Z');
    for (const reply of silent) reply.destroy();
    await lost;
  });

  it('a redirect that somebody typed confirms nothing', async () => {
    const { server, id, order } = await held();
    await server.app.inject(
      `/booking/${id}?${new URLSearchParams({ orderId: order.orderId, resultCode: '0' }).toString()}`,
    );
    expect(await statusOf(server, id)).toBe('HOLD');
  });

  it('asks the wallet itself when no notification comes, on the schedule', async () => {
    const { server, id } = await held();
    const { jobs } = server.app.services.bookings;
    await jobs.run();
    expect(momo.queries).toHaveLength(0);
    server.clock.forward(MINUTE);
    await jobs.run();
    await jobs.run();
    expect(momo.queries).toHaveLength(1);
    momo.queryResult = 0;
    server.clock.forward(4 * MINUTE);
    await jobs.run();
    expect(momo.queries).toHaveLength(2);
    expect(await statusOf(server, id)).toBe('CONFIRMED');
    server.clock.forward(24 * 60 * MINUTE);
    await jobs.run();
    expect(momo.queries).toHaveLength(2);
  });

  it('asks once more just before the hold ends; an answer that is still pending frees the nights', async () => {
    const { server, id } = await held();
    const { jobs } = server.app.services.bookings;
    for (const forward of [MINUTE, 4 * MINUTE, 595_000 - 5 * MINUTE]) {
      server.clock.forward(forward);
      await jobs.run();
    }
    expect(momo.queries).toHaveLength(3);
    server.clock.forward(5000);
    expect(await statusOf(server, id)).toBe('EXPIRED');
    await jobs.run();
    expect(await mailKinds(server)).toContain('lapsed');
  });

  it('a query that fails says nothing; one that says refused frees the nights', async () => {
    const { server, id } = await held();
    const { jobs } = server.app.services.bookings;
    momo.queryResult = 42;
    server.clock.forward(MINUTE);
    await jobs.run();
    expect(await statusOf(server, id)).toBe('HOLD');
    momo.queryResult = 1006;
    server.clock.forward(4 * MINUTE);
    await jobs.run();
    expect(await statusOf(server, id)).toBe('PAYMENT_FAILED');
  });

  it('pay on site: the booking stays a request that reception confirms', async () => {
    const server = await start({ hotel, env: momo.env });
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    const cash = { bookingType: 'APARTMENT', bookingId: id, amount: 2_550_000 };
    const answer = await server.app.inject({ method: 'POST', url: '/api/payments/cash', payload: cash });
    expect([answer.statusCode, answer.json()]).toEqual([200, { bookingId: id, status: 'PENDING' }]);
    expect((await pay(server, id)).statusCode).toBe(409);
  });
});
