import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from './server';

/** Body of `POST /api/payments/momo`, as the specification's client sends it. */
export const payment = (bookingId: string, amount = 2_550_000): object => ({
  bookingType: 'APARTMENT',
  bookingId,
  userId: null,
  amount,
  paymentMethod: 'MOMO',
  guestName: 'Nguyễn Thị Hồng',
});

export const pay = ({ app }: TestServer, bookingId: string, key = 'pay-key-1'): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/payments/momo',
    payload: payment(bookingId),
    headers: { 'idempotency-key': key },
  });

export const NOTICE_URL = '/api/payments/momo/ipn';

/** Brings a notification of the wallet. */
export const tell = ({ app }: TestServer, notice: unknown): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: NOTICE_URL,
    payload: notice as object,
    headers: { 'content-type': 'application/json' },
  });

/** Status of a booking as the booker's page says it. */
export const statusOf = async ({ app }: TestServer, id: string): Promise<string> =>
  (await app.inject(`/api/apartment-bookings/${id}`)).json<{ status: string }>().status;

/**
 * Kinds of the mails in the outbox, oldest first; those of one instant, in which no database keeps an order, by name.
 */
export const mailKinds = async ({ database: { db } }: TestServer): Promise<string[]> =>
  (await db.selectFrom('mails').select('kind').orderBy('created_at').orderBy('kind').execute()).map(({ kind }) => kind);
