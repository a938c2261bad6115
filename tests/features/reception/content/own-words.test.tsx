// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeskBookingDetail } from '../../../../src/contract/bookings/desk';
import { bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';

const NOW = '2026-11-20T07:05:00.000Z';
let user: UserEvent;
let network: FakeNetwork;

beforeEach(async () => {
  user = userEvent.setup();
  network = await deskScreen();
});
afterEach(leaveDesk);

/** The dialog of a booking, at a desk that reads a language. */
async function openBooking(lang: 'vi' | 'en', changes: Partial<DeskBookingDetail>) {
  document.cookie = `hien_lang=${lang}; path=/`;
  const booking = bookingDetail(changes);
  network.on('GET', /^\/api\/reception\/bookings\/b2/, () => ours(booking));
  network.on('GET', /^\/api\/reception\/bookings\?/, () =>
    ours({ items: [booking], page: 1, pages: 1, total: 1, serverNow: NOW }),
  );
  await openSite('/reception/bookings');
  await user.click(await screen.findByRole('button', { name: 'Sofia Lindqvist' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('heading', { level: 3, name: /^(Lịch sử|History)$/ });
  return dialog;
}

const BY_RECEPTION = { at: NOW, status: 'CONFIRMED', by: 'Lễ tân', note: '', event: null, move: null } as const;

describe('what our own programs have written in Vietnamese', () => {
  it('is said in English to who reads English: who did it, and from where the guest is', async () => {
    const dialog = await openBooking('en', { nationality: 'Khác', history: [BY_RECEPTION] });
    expect(dialog.getByText('Reception')).toBeVisible();
    expect(dialog.getByText('Other')).toBeVisible();
    expect(dialog.queryByText('Lễ tân')).not.toBeInTheDocument();
  });

  it('stands as it is in Vietnamese, and a person’s own name in either language', async () => {
    const history = [BY_RECEPTION, { ...BY_RECEPTION, by: 'Lan Phương' }];
    const dialog = await openBooking('vi', { nationality: 'Khác', history });
    expect(dialog.getByText('Lễ tân')).toBeVisible();
    expect(dialog.getByText('Lan Phương')).toBeVisible();
    expect(dialog.getByText('Nước khác')).toBeVisible();
  });

  it.each([
    ['Việt Nam', 'Vietnam'],
    ['Thụy Điển', 'Sweden'],
    ['Atlantis', 'Atlantis'],
  ])('names the country %s as %s', async (nationality, said) => {
    const dialog = await openBooking('en', { nationality });
    expect(dialog.getByText(said)).toBeVisible();
  });

  it('counts people in words that fit the number, and nobody who is not there', async () => {
    const dialog = await openBooking('en', { adults: 1, children: 1, babies: 0 });
    expect(dialog.getByText('1 adult, 1 child')).toBeVisible();
  });

  it.each([
    ['2026-11-22T07:00:00.000Z', 'Free until 14:00, 22/11/2026, then a 50% fee'],
    ['2026-11-17T07:00:00.000Z', 'Free cancellation is over: a 50% fee'],
  ])('promises no free cancellation that is over, for a deadline at %s', async (freeUntil, said) => {
    const dialog = await openBooking('en', { freeUntil });
    expect(dialog.getByText(said)).toBeVisible();
  });
});
