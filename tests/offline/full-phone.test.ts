import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILM_CACHE, PICTURE_CACHE } from '../../src/contract/guide/worker';
import { ours } from '../support/fake-network';
import { type Phone, endPhone, phoneOf } from '../support/phone';

/** An error as Dexie hands it on: its own name outside, the browser's inside. */
const dexieQuota = (): Error =>
  Object.assign(new Error('AbortError'), {
    name: 'AbortError',
    inner: Object.assign(new Error('Encountered full disk while opening backing store'), { name: 'UnknownError' }),
  });

let phone: Phone;
/** Writes of private data fail until so many of the caches are gone. */
let fullUntil: string[];

beforeEach(async () => {
  phone = phoneOf();
  for (const name of [FILM_CACHE, PICTURE_CACHE]) await phone.caches.open(name);
  fullUntil = [];
});
afterEach(endPhone);

const open = async () => {
  const outbox = await phone.tab(() => import('../../src/offline/outbox/outbox'));
  const { storageStore, isFull } = await import('../../src/offline/network/connection');
  const { guestDatabase } = await import('../../src/offline/storage/guest-db');
  const db = await guestDatabase();
  if (!db) throw new Error('no database');
  const full = (): boolean => fullUntil.some((name) => phone.caches.stores.has(name));
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (entry: unknown) => IDBRequest<IDBValidKey>;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, entry: unknown) {
    if (this.name === 'outbox' && full()) throw new DOMException('no room', 'QuotaExceededError');
    return put.call(this, entry);
  });
  return { outbox, storageStore, isFull };
};

const form = { kind: 'guest-form', path: '/api/guest-form', body: { fullName: 'Lan' } } as const;

describe('a phone without room', () => {
  it.each([
    [new DOMException('x', 'QuotaExceededError'), true],
    [dexieQuota(), true],
    [Object.assign(new Error('x'), { name: 'QuotaExceededError' }), true],
    [Object.assign(new Error('x'), { name: 'InvalidStateError' }), false],
    ['quota', false],
    [null, false],
  ])('is recognised by any of its names', async (error, expected) => {
    const { isFull } = await open();
    expect(isFull(error)).toBe(expected);
  });

  it('gives up pictures first', async () => {
    fullUntil = [PICTURE_CACHE];
    const { outbox, storageStore } = await open();
    phone.network.weather = 'refuse';
    expect(await outbox.send(form)).toMatchObject({ stored: true });
    expect([...phone.caches.stores.keys()]).toEqual([FILM_CACHE]);
    expect(storageStore.getState().state).toBe('ok');
  });

  it('then films', async () => {
    fullUntil = [FILM_CACHE];
    const { outbox } = await open();
    phone.network.weather = 'refuse';
    expect(await outbox.send(form)).toMatchObject({ stored: true });
    expect([...phone.caches.stores.keys()]).toEqual([]);
  });

  it('then says so, so that the words stay in the form', async () => {
    fullUntil = ['something else'];
    await phone.caches.open('something else');
    const { outbox, storageStore } = await open();
    phone.network.weather = 'refuse';
    await expect(outbox.send(form)).rejects.toBeInstanceOf(outbox.StorageFull);
    expect(storageStore.getState().state).toBe('full');
    expect(outbox.outboxStore.getState().items).toEqual([]);
  });

  it('still sends when there is a network', async () => {
    fullUntil = ['something else'];
    await phone.caches.open('something else');
    const { outbox } = await open();
    phone.network.on('POST', '/api/guest-form', () => ours({ id: '1', receivedAt: 'now' }, 201));
    const { id, stored } = await outbox.send(form);
    expect(stored).toBe(false);
    await outbox.whenDelivered(id);
  });
});
