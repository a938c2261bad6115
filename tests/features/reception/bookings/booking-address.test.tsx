// @vitest-environment jsdom
/** @module-tag last-ring */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskBookingDetail } from '../../../../src/contract/bookings/desk';
import { bookingDigits } from '../../../../src/domain/bookings/booking-number';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { goTo, openSite, type SiteRouter } from '../../../support/site';

const LIST = '/reception/bookings';
const SOFIA = bookingDetail();
/** Two bookings with one number, 4477 7695. */
const TWINS = [
  bookingDetail({ id: 'b4489', guestName: 'Lê Minh' }),
  bookingDetail({ id: 'b13506', guestName: 'Phạm Minh Anh' }),
];

let network: FakeNetwork;
const user = userEvent.setup();
const has = (...bookings: DeskBookingDetail[]): void => {
  const page = ours({ items: bookings, total: bookings.length, page: 1, pages: 1, serverNow: SOFIA.serverNow });
  network.on('GET', /^\/api\/reception\/bookings\?/, () => page.clone());
  network.on('POST', /^\/api\/reception\/bookings\/find/, () => page.clone());
  for (const one of bookings) network.on('GET', new RegExp(`^/api/reception/bookings/${one.id}\\?`), () => ours(one));
};
const dialogOf = (guest: string): Promise<HTMLElement> => screen.findByRole('dialog', { name: guest });
const addressOf = ({ state: { location } }: SiteRouter): string => location.pathname + location.search;

beforeEach(async () => {
  network = await deskScreen();
  network.on('GET', /^\/api\/reception\/today/, () => ours({}, 503));
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

it('what the record of actions is searched for stands in no address of the desk', async () => {
  network.on('GET', /^\/api\/reception\/audit/, () => ours({ items: [], total: 0, page: 1, pages: 1, staff: [] }));
  const router = await openSite('/reception/audit');
  await user.type(await screen.findByRole('searchbox'), 'b2');
  await waitFor(() => expect(askedAtDesk(network, 'GET', 'audit').at(-1)?.path).toContain('q=b2'));
  expect(addressOf(router)).toBe('/reception/audit');
});

describe('the desk’s address of a booking', () => {
  it('has its number, and its id nowhere', async () => {
    has(SOFIA);
    const router = await openSite(LIST);
    await user.click(await screen.findByRole('button', { name: 'Sofia Lindqvist' }));
    await dialogOf('Sofia Lindqvist');
    expect(addressOf(router)).toBe(`${LIST}?number=74564039`);
    await user.click(screen.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(addressOf(router)).toBe(LIST));
  });

  it('from before, with an id, opens the booking and is replaced', async () => {
    has(SOFIA);
    const router = await openSite(LIST);
    await goTo(router, `${LIST}?id=b2`);
    await dialogOf('Sofia Lindqvist');
    expect(addressOf(router)).toBe(`${LIST}?number=${bookingDigits('b2')}`);
  });

  it('that was copied is looked for by its number, in the body of the call', async () => {
    has(SOFIA);
    const router = await openSite(`${LIST}?number=74564039`);
    await dialogOf('Sofia Lindqvist');
    expect(askedAtDesk(network, 'POST', 'bookings/find').at(-1)?.body).toMatchObject({ q: '74564039' });
    await user.click(screen.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(addressOf(router)).toBe(LIST));
    expect(screen.getByRole('searchbox', { name: /Tìm/ })).toHaveValue('');
  });

  it('opens the one that was meant of two with the same number, and shows both where nobody can know', async () => {
    has(...TWINS);
    const router = await openSite(LIST);
    await user.click(await screen.findByRole('button', { name: 'Phạm Minh Anh' }));
    await dialogOf('Phạm Minh Anh');
    const address = addressOf(router);
    await goTo(router, '/reception/bookings');
    await goTo(router, address);
    expect(await screen.findByRole('button', { name: 'Lê Minh' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Phạm Minh Anh' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => router.navigate(-2));
    await dialogOf('Phạm Minh Anh');
  });
});
