// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LimitsPage } from '../../../../src/contract/hotel/desk-limits';
import { LIMIT_KINDS, USUAL_LIMITS } from '../../../../src/domain/desk/limits';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { openSite } from '../../../support/site';

const user = userEvent.setup();
let network: FakeNetwork;
let page: LimitsPage;

beforeEach(async () => {
  network = await deskScreen();
  page = {
    limits: USUAL_LIMITS,
    houseLines: ['198.51.100.9'],
    setLines: ['198.51.100.0/28'],
    ownLine: '203.0.113.7',
    ownIsHouse: false,
    rooms: 33,
    serverNow: '2026-11-20T03:00:00.000Z',
  };
  network.on('GET', /^\/api\/reception\/today/, () => ours({ message: 'x', code: 'unavailable', requestId: 'r' }, 503));
  network.on('GET', /^\/api\/reception\/limits/, () => ours(page));
  network.on('PUT', /^\/api\/reception\/limits/, () => ours({ done: true }));
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

const sent = (path: string) => askedAtDesk(network, 'PUT', path);

it('names the line that the desk is on with one tap, beside those that are named already', async () => {
  await openSite('/reception/limits');
  expect(await screen.findByText('198.51.100.0/28')).toBeInTheDocument();
  expect(screen.getByText('do người quản trị máy chủ đặt')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Đây là mạng của khách sạn' }));
  expect(sent('limits/lines')[0]?.body).toEqual({ houseLines: ['198.51.100.9', '203.0.113.7'] });
  await user.click(await screen.findByRole('button', { name: 'Gỡ 198.51.100.9' }));
  expect(sent('limits/lines')[1]?.body).toEqual({ houseLines: [] });
});

it('says beside each limit what it does, and refuses one that is out of range before it is sent', async () => {
  await openSite('/reception/limits');
  const fields = await screen.findAllByRole('spinbutton');
  expect(fields).toHaveLength(LIMIT_KINDS.length);
  expect(screen.getByText(/Với 33 phòng, yêu cầu chờ xác nhận giữ nhiều nhất 660 đêm/)).toBeInTheDocument();
  const mails = screen.getByRole('spinbutton', { name: 'Email tới một địa chỉ mỗi giờ' });
  await user.clear(mails);
  await user.type(mails, '1');
  await user.click(screen.getByRole('button', { name: 'Lưu giới hạn' }));
  expect(await screen.findByText('Từ 4 đến 60')).toBeInTheDocument();
  expect(sent('limits')).toEqual([]);
  await user.clear(mails);
  await user.type(mails, '12');
  await user.click(screen.getByRole('button', { name: 'Lưu giới hạn' }));
  expect(sent('limits')[0]?.body).toEqual({ limits: { ...USUAL_LIMITS, mailsAnHour: 12 } });
  expect(await screen.findByText('Đã đổi giới hạn')).toBeInTheDocument();
});
