import type { DeskRequests } from '../../src/contract/guest-requests/desk';
import type { GuestRequest, GuestRequestList } from '../../src/contract/guest-requests/guest-requests';
import type { Desk } from './desk';
import type { TestServer } from './server';

export const STAY_MODE = { env: { GUIDE_ACCESS: 'stay' } };
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** The clock stands at 10:00 in Viet Nam on 20 November 2026; check-out is at 12:00. */
export const STAY = { apartment: 'B902', guestName: 'Nguyễn Thị Hồng', from: '2026-11-20', to: '2026-11-22' };

export async function stayOf(server: TestServer, more: Partial<typeof STAY> = {}) {
  const { stays } = server.app.services.guestAccess;
  const { id, link } = await stays.create({ ...STAY, ...more }, null, 'https://hien.example');
  return { id, key: link.slice(link.indexOf('#') + 1).replace(/^\w+=/, '') };
}

let next = 0;
interface Asked {
  key?: string | undefined;
  code?: string;
  idempotency?: string | null;
  address?: string;
  headers?: Record<string, string>;
}

const wordsOf = (more: Record<string, unknown>): Record<string, unknown> => ({
  kind: 'TOWELS',
  text: '',
  madeAt: '2026-11-20T02:58:00.000Z',
  ...more,
});

export const ask = (
  { app }: TestServer,
  body: Record<string, unknown>,
  { key, code = 'B902', idempotency = `request-${(next += 1)}`, address = '203.0.113.7', headers = {} }: Asked,
) =>
  app.inject({
    method: 'POST',
    url: `/api/guide/${code}/requests`,
    remoteAddress: address,
    headers: {
      ...headers,
      ...(key === undefined ? {} : { authorization: `Stay ${key}` }),
      ...(idempotency === null ? {} : { 'idempotency-key': idempotency }),
    },
    payload: wordsOf(body),
  });

/** Asks for what a stay has asked for. */
export const listOf = ({ app }: TestServer, key: string | undefined, code = 'B902') =>
  app.inject({
    url: `/api/guide/${code}/requests`,
    headers: key === undefined ? {} : { authorization: `Stay ${key}` },
  });
export const requestsOf = async (server: TestServer, key: string): Promise<GuestRequest[]> =>
  (await listOf(server, key)).json<GuestRequestList>().requests;
export const atDesk = async (desk: Desk, show = 'open'): Promise<DeskRequests> =>
  (await desk.get(`requests?show=${show}`)).json<DeskRequests>();

/** Writes under a request, as a phone of the stay does. */
export const write = (
  { app }: TestServer,
  id: string,
  text: unknown,
  { key, code = 'B902', idempotency = `message-${(next += 1)}` }: Omit<Asked, 'address' | 'headers'>,
) =>
  app.inject({
    method: 'POST',
    url: `/api/guide/${code}/requests/${id}/messages`,
    headers: {
      ...(key === undefined ? {} : { authorization: `Stay ${key}` }),
      ...(idempotency === null ? {} : { 'idempotency-key': idempotency }),
    },
    payload: { text },
  });
