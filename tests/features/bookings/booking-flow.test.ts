import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingRequest } from '../../../src/contract/bookings/bookings';
import { ours } from '../../support/fake-network';
import { bookedAs } from '../../support/home';
import { blockedIndexedDb } from '../../support/indexeddb';
import { endPhone, type Phone, phoneOf } from '../../support/phone';

const BOOK = '/api/apartment-bookings';
const MOMO = '/api/payments/momo';
const STAY = '7:2026-11-27:2026-11-30';

const wanted = (guestName = 'Diễm'): BookingRequest => ({
  ...{ apartmentId: 3, roomId: 7, checkIn: '2026-11-27', checkOut: '2026-11-30', totalPrice: 2_700_000 },
  ...{ status: 'HOLD', guestName, guestEmail: 'diem@hien.example' },
});

let phone: Phone;
/** Bookings that our server has taken, by idempotency key. */
let booked: Map<string, unknown>;

beforeEach(() => {
  phone = phoneOf();
  booked = new Map();
  phone.network.on('POST', BOOK, ({ headers, body }) => {
    booked.set(headers.get('idempotency-key') ?? '', body);
    return ours(bookedAs('HOLD'), 201);
  });
  phone.network.on('POST', MOMO, () => ours({ payUrl: 'https://pay.momo.vn/1' }));
});
afterEach(endPhone);

const openTab = async () => {
  const flow = await phone.tab(() => import('../../../src/features/bookings/booking-flow'));
  const attempts = await import('../../../src/offline/bookings/attempts');
  return { ...flow, ...attempts };
};
/** Lets what was begun come to its end, pauses and time limits included. */
async function settled<T>(work: Promise<T>, ms = 120_000): Promise<T> {
  const [result] = await Promise.all([work, phone.pass(ms)]);
  return result;
}

describe('one stay is booked once', () => {
  it('when its answer is lost twice: the same key, then the wallet', async () => {
    let times = 0;
    phone.network.weather = ({ path }) => (path === BOOK && ++times <= 2 ? 'lose-answer' : 'pass');
    const tab = await openTab();
    expect(await settled(tab.bookAndPay(wanted()))).toEqual({ is: 'redirect', payUrl: 'https://pay.momo.vn/1' });
    expect(times).toBe(3);
    expect(booked.size).toBe(1);
  });

  it('when two tabs press at once: the second finds the hold of the first', async () => {
    const first = await openTab();
    const second = await openTab();
    await settled(Promise.all([first.bookAndPay(wanted()), second.bookAndPay(wanted('Nhầm tên'))]));
    expect([...booked.values()]).toEqual([expect.objectContaining({ guestName: 'Diễm' })]);
  });

  it('when the tab is killed before the answer: the next one sends the same words under the same key', async () => {
    phone.network.weather = ({ path }) => (path === BOOK ? 'hang' : 'pass');
    const killed = await openTab();
    void killed.bookAndPay(wanted()).catch(() => undefined);
    await phone.pass(500);
    phone.killTabs();
    phone.network.weather = 'pass';
    const next = await openTab();
    expect((await settled(next.attemptOf(STAY), 100))?.booking).toBeNull();
    await settled(next.bookAndPay(wanted('Tên khác')));
    const keys = phone.network.askedOf(BOOK).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect([...booked.values()]).toEqual([expect.objectContaining({ guestName: 'Diễm' })]);
  });

  it('when the phone keeps nothing: within the page the key stays the same', async () => {
    blockedIndexedDb();
    phone.network.weather = ({ path }) => (path === BOOK ? 'hang' : 'pass');
    const tab = await openTab();
    expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'unknown' });
    phone.network.weather = 'pass';
    expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'redirect' });
    expect(new Set(phone.network.askedOf(BOOK).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('when a portal answers in the place of our server: nothing is believed, the attempt stays', async () => {
    phone.network.weather = ({ path }) => (path === BOOK ? 'portal' : 'pass');
    const tab = await openTab();
    expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'unknown' });
    expect(await settled(tab.attemptOf(STAY), 100)).toMatchObject({ booking: null });
    expect(booked.size).toBe(0);
  });
});

it('sends nothing when the phone itself says that it has no network, and writes no attempt down', async () => {
  phone.navigator.onLine = false;
  const tab = await openTab();
  expect(await settled(tab.bookAndPay(wanted()))).toEqual({ is: 'offline', portal: false });
  expect(phone.network.asked).toEqual([]);
  expect(await settled(tab.attemptOf(STAY), 100)).toBeNull();
});

it('looks for the network again before it says that there is none', async () => {
  const tab = await openTab();
  const { networkStore } = await import('../../../src/offline/network/network');
  networkStore.setState({ state: 'offline' });
  expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'redirect' });
});

it('an attempt without an answer is never "nothing was sent", however far away the network is', async () => {
  phone.network.weather = ({ path }) => (path === BOOK ? 'lose-answer' : 'pass');
  const tab = await openTab();
  expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'unknown' });
  phone.network.weather = 'refuse';
  phone.navigator.onLine = false;
  expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'unknown' });
  phone.navigator.onLine = true;
  phone.network.weather = 'pass';
  expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'redirect' });
  expect(booked.size).toBe(1);
});

it('a "no" of our server ends the attempt: the next press is another booking', async () => {
  phone.network.on('POST', BOOK, () => ours({ message: 'm', code: 'nightsTaken', requestId: 'r' }, 409));
  const tab = await openTab();
  expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'refused', failure: { code: 'nightsTaken' } });
  await settled(tab.bookAndPay(wanted()));
  expect(new Set(phone.network.askedOf(BOOK).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

it('a hold that has ended ends the attempt too', async () => {
  phone.network.on('POST', MOMO, () => ours({ message: 'm', code: 'holdEnded', requestId: 'r' }, 409));
  const tab = await openTab();
  expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'refused', failure: { code: 'holdEnded' } });
  expect(await settled(tab.attemptOf(STAY), 100)).toBeNull();
});

it('an error that is none of a call says that the room is held, and the next try goes on from there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const tab = await openTab();
  const calls = await import('../../../src/features/bookings/booking-calls');
  const pay = vi
    .spyOn(calls, 'postWalletPayment')
    .mockRejectedValueOnce(new TypeError('URL.canParse is not a function'));
  expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'unpaid', failure: { kind: 'fault' } });
  pay.mockRestore();
  expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'redirect' });
  expect(booked.size).toBe(1);
});

it('a payment keeps its key while its answer is unknown, and gets another once it was answered', async () => {
  const tab = await openTab();
  const keys = () => phone.network.askedOf(MOMO).map(({ headers }) => headers.get('idempotency-key'));
  phone.network.weather = ({ path }) => (path === MOMO ? 'hang' : 'pass');
  expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'unpaid', noLink: false });
  phone.network.weather = 'pass';
  phone.network.on('POST', MOMO, () => ours({ message: 'm', code: 'momoNoLink', requestId: 'r' }, 502));
  expect(await settled(tab.bookAndPay(wanted()))).toMatchObject({ is: 'unpaid', noLink: true });
  await settled(tab.bookAndPay(wanted()));
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(booked.size).toBe(1);
});
