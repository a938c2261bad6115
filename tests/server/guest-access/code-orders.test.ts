// In the last ring (`inTheLastRing` of vite.config.ts): each of 144 orders of events seals envelopes of its own.
import { expect, it } from 'vitest';
import type { DoorList } from '../../../src/contract/guest-access/doors';
import type { ContentState } from '../../../src/contract/editing/content';
import type { StayRelease } from '../../../src/contract/guest-access/stays';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { readKid } from '../../../src/domain/guest-access/seal';
import { unseal } from '../../../src/offline/guest-access/seal/unseal';
import { deskOf, type Desk } from '../../support/desk';
import { onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { stayHotel } from '../../support/stays';

const start = onSqlite();
const EVENTS = ['choose', 'seal', 'change', 'hour', 'release', 'open'] as const;
type Event = (typeof EVENTS)[number];

/** Every order in which reception is asked after the hour of check-in, and the guest types what it said. */
const AT_RECEPTION = permutations(EVENTS).filter(
  (order) => order.indexOf('hour') < order.indexOf('release') && order.indexOf('release') < order.indexOf('open'),
);
const AT_THE_HOUR = permutations(EVENTS.filter((event) => event !== 'release' && event !== 'open'));
const DOORS = Array.from({ length: 60 }, (_, at) => `A${1001 + at}`);

function permutations<T>(of: readonly T[]): T[][] {
  if (of.length === 0) return [[]];
  return of.flatMap((one) => permutations(of.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}

/** A guest's phone, the door's lock and reception, as they stand after each event. */
class Arrival {
  readonly #server: TestServer;
  readonly #desk: Desk;
  readonly #door: string;
  readonly #stay: { id: string; key: string };
  /** Holds what the phone has kept of its last question. */
  #kept: GuideAnswer | null = null;
  #release: { status: number; body: StayRelease & { code: string }; lock: string | null } | null = null;

  constructor(server: TestServer, desk: Desk, door: string, stay: { id: string; key: string }) {
    this.#server = server;
    this.#desk = desk;
    this.#door = door;
    this.#stay = stay;
  }

  async happens(event: Event): Promise<void> {
    const { id } = this.#stay;
    if (event === 'choose') await this.#desk.send('PUT', `codes/${this.#door}/next`, { doorCode: '777777#' });
    if (event === 'change') await this.#desk.send('PUT', `codes/${this.#door}/rotated`, {});
    if (event === 'seal') await this.#asksServer();
    if (event === 'release') {
      const answer = await this.#desk.get(`stays/${id}/release`);
      this.#release = { status: answer.statusCode, body: answer.json(), lock: (await this.#lock()).door_code };
    }
    if (event === 'open') await this.#opens();
  }

  #lock = () =>
    this.#server.database.db
      .selectFrom('guide_apartments')
      .select(['door_code', 'next_door_code'])
      .where('code', '=', this.#door)
      .executeTakeFirstOrThrow();

  async #asksServer(): Promise<void> {
    const headers = { authorization: `Stay ${this.#stay.key}` };
    const ask = async (): Promise<GuideAnswer> =>
      (await this.#server.app.inject({ url: `/api/guide/${this.#door}`, headers })).json<GuideAnswer>();
    let kept = await ask();
    // An answer waits only so long for its envelope; the next question has it.
    while (kept.access === 'early' && !kept.sealed) kept = await ask();
    const { door_code: lock, next_door_code: next } = await this.#lock();
    this.#kept = kept;
    if (kept.access === 'open') expect(kept.doorCode).toBe(lock);
    // The phone's clock opens what the lock had at this moment, and nothing that it is still to get.
    const { release } = kept.sealed ?? {};
    if (release !== undefined) expect([next, await this.#try(release)]).toEqual([null, lock]);
  }

  async #try(code: string): Promise<string | null> {
    const { sealed, validFrom, validUntil } = this.#kept ?? {};
    if (!sealed || !validFrom || !validUntil) throw new Error('nothing sealed');
    const binding = { apartment: this.#door, ...readKid(sealed.kid), validFrom, validUntil };
    return (await unseal(sealed, { code, key: this.#stay.key, binding }))?.doorCode ?? null;
  }

  async #opens(): Promise<void> {
    const { status, body, lock } = this.#release ?? { status: 0, body: null, lock: null };
    if (status !== 200) {
      // Nothing is said that opens nothing: reception is told to go to the lock, and has it on its list.
      expect([status, body?.code]).toEqual([409, 'releaseLockWaits']);
      if ((await this.#lock()).next_door_code !== null) {
        const { items } = (await this.#desk.get('doors')).json<DoorList>();
        expect(items.find(({ apartment }) => apartment === this.#door)?.rotate).not.toBeNull();
        await this.happens('change');
      }
      await this.happens('release');
      expect(this.#release?.status).toBe(200);
      return this.#opens();
    }
    if (!this.#kept?.sealed) return undefined; // The phone has asked after the hour, or never.
    const opened = await this.#try(body?.code ?? '');
    // What opens is what the lock had when reception said it; what does not, reception was told of.
    expect([opened, body?.phoneBehind ?? false]).toEqual(opened === null ? [null, true] : [lock, false]);
    return undefined;
  }
}

it.each([
  ['strict', AT_RECEPTION.slice(0, 60)],
  ['strict', AT_RECEPTION.slice(60)],
  ['clock', AT_THE_HOUR],
] as const)(
  'whatever comes first, nobody is given a code that the lock does not know (%s, %#)',
  async (seal, orders) => {
    const server = await start({ hotel: stayHotel({ guideAccess: 'stay' }) });
    const desk = await deskOf(server);
    const { version } = (await desk.get('content/access')).json<ContentState>();
    const value = { mode: 'stay', opening: 'hour', seal };
    expect((await desk.send('PUT', 'content/access', { value, version })).statusCode).toBe(200);
    const arrivals: { order: readonly Event[]; arrival: Arrival }[] = [];
    for (const [nth, order] of orders.entries()) {
      const apartment = DOORS[nth] ?? '';
      const stay = { apartment, guestName: order.join(' '), from: '2026-11-20', to: '2026-11-23' };
      const { id, link } = (await desk.send('POST', 'stays', stay)).json<{ id: string; link: string }>();
      arrivals.push({ order, arrival: new Arrival(server, desk, apartment, { id, key: new URL(link).hash.slice(3) }) });
    }
    expect(arrivals).toHaveLength(orders.length);
    /** Envelopes of several phones are made beside each other; what befalls one phone stays in its order. */
    const run = (part: (order: readonly Event[], hour: number) => readonly Event[]): Promise<unknown> =>
      Promise.all(
        arrivals.map(async ({ order, arrival }) => {
          for (const event of part(order, order.indexOf('hour'))) await arrival.happens(event);
        }),
      );
    server.clock.forward(1000);
    await run((order, hour) => order.slice(0, hour));
    server.clock.forward(4 * 3_600_000);
    await run((order, hour) => order.slice(hour + 1));
  },
);
