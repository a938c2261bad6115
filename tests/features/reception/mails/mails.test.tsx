// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BookingMailLine, DeskMails, MailTest } from '../../../../src/contract/mails/desk';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';
import { renderWithWords } from '../../../support/words';
import { BookingDialog } from '../../../../src/features/reception/bookings/booking-dialog';

const user = userEvent.setup();
let network: FakeNetwork;
let mails: DeskMails;
let answer: MailTest;

beforeEach(async () => {
  network = await deskScreen();
  mails = {
    way: 'server',
    from: 'dat-phong@hotel.example',
    house: 'nha@hotel.example',
    eachBooking: true,
    testTo: 'letan@hien.example',
    trouble: null,
    waiting: 0,
    lastSentAt: '2026-11-20T02:00:00.000Z',
    serverNow: '2026-11-20T03:00:00.000Z',
  };
  answer = { result: 'sent', to: 'letan@hien.example', answer: null };
  network.on('GET', /^\/api\/reception\/today/, () => ours({ message: 'x', code: 'unavailable', requestId: 'r' }, 503));
  network.on('GET', /^\/api\/reception\/mails/, () => ours(mails));
  network.on('PUT', /^\/api\/reception\/mails/, () => ours({ done: true }));
  network.on('POST', /^\/api\/reception\/mails\/test/, () => ours(answer));
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

it('says what the mail server answered to a test', async () => {
  await openSite('/reception/mail');
  const button = await screen.findByRole('button', { name: 'Gửi email thử' });
  await user.click(button);
  expect(await screen.findByText(/Máy chủ email đã nhận email gửi tới letan@hien.example/)).toBeVisible();
  answer = { result: 'refused', to: 'letan@hien.example', answer: '550 5.1.1' };
  await user.click(button);
  const refused = await screen.findByText(/Máy chủ email từ chối email gửi tới letan@hien.example/);
  expect(refused.closest('[role="alert"]')).toHaveTextContent('550 5.1.1');
  expect(askedAtDesk(network, 'POST', 'mails/test')).toHaveLength(2);
});

it('says since when mails wait, or that they are only kept', async () => {
  mails = { ...mails, waiting: 2, trouble: { reason: 'signIn', since: '2026-11-20T02:30:00.000Z' } };
  await openSite('/reception/mail');
  expect(await screen.findByText(/không nhận đăng nhập. Email chờ từ 09:30, 20\/11/)).toBeVisible();
  expect(screen.getByText(/2 email đang chờ/)).toBeVisible();
});

it('turns the mails to the house off and on', async () => {
  await openSite('/reception/mail');
  expect(await screen.findByText(/báo về nha@hotel.example/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ngừng báo' }));
  expect(askedAtDesk(network, 'PUT', 'mails')[0]?.body).toEqual({ eachBooking: false });
});

it('tells in the history of a booking which mail waits, has gone out, was not sent and cannot arrive', async () => {
  const line = (change: Partial<BookingMailLine>): BookingMailLine => ({
    id: 'm1',
    kind: 'confirmed',
    at: '2026-11-20T03:00:00.000Z',
    state: 'sent',
    sentAt: null,
    reason: null,
    answer: null,
    settled: false,
    again: false,
    ...change,
  });
  const detail = bookingDetail({
    mails: [
      line({ id: 'm1', kind: 'hold', state: 'dropped', reason: 'confirmed' }),
      line({ id: 'm2', kind: 'confirmed', sentAt: '2026-11-20T03:05:00.000Z' }),
      line({ id: 'm3', kind: 'moved', state: 'waiting', reason: 'down' }),
      line({ id: 'm4', kind: 'doorGiven', state: 'failed', reason: 'refused', answer: '553 5.1.1', again: true }),
      line({ id: 'm5', kind: 'doorWaits', state: 'kept' }),
    ],
  });
  network.on('GET', /^\/api\/reception\/bookings\/b2\?/, () => ours(detail));
  network.on('POST', /^\/api\/reception\/mails\/m4\/again/, () => ours({ done: true }));
  await renderWithWords(<BookingDialog id="b2" lang="vi" onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Không gửi · vì đơn đã được xác nhận')).toBeVisible();
  expect(dialog.getByText('Đã gửi 10:05, 20/11')).toBeVisible();
  expect(dialog.getByText('Chỉ lưu thành file, không gửi đi')).toBeVisible();
  expect(dialog.getByText('Đang chờ gửi · máy chủ email không trả lời')).toBeVisible();
  expect(dialog.getByText('Không gửi được · nơi nhận từ chối · 553 5.1.1')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Gửi lại' }));
  expect(askedAtDesk(network, 'POST', 'mails/m4/again')).toHaveLength(1);
});
