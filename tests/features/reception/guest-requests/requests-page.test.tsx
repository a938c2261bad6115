// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeskRequest, DeskRequests } from '../../../../src/contract/guest-requests/desk';
import { deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';

const LIST = '/api/reception/requests';
const MESSAGES = `${LIST}/r1/messages`;

let network: FakeNetwork;
let request: DeskRequest;

beforeEach(async () => {
  network = await deskScreen();
  request = {
    ...{ id: 'r1', stayId: 's1', apartment: 'B902', guestName: 'Phạm Minh Anh', kind: 'TOWELS', text: 'Hai khăn' },
    ...{ photo: false, state: 'SENT', madeAt: '2026-11-20T03:00:00.000Z', receivedAt: '2026-11-20T03:00:00.000Z' },
    ...{ seenAt: null, seenBy: null, closedAt: null, closedBy: null, answer: '', messages: [], over: false },
  };
  const list = (): DeskRequests => ({ requests: [request], older: null, open: 1, serverNow: request.receivedAt });
  network.on('GET', new RegExp(`^${LIST}`), () => ours(list()));
  network.on('POST', MESSAGES, ({ body }) => {
    const { text } = body as { text: string };
    const nth = request.messages.length + 1;
    const message = {
      nth,
      sender: 'RECEPTION' as const,
      staff: 'Lan Phương',
      text,
      at: '2026-11-20T03:05:00.000Z',
      sentAs: null,
    };
    request = { ...request, state: 'SEEN', messages: [...request.messages, message] };
    return ours(request);
  });
});
afterEach(leaveDesk);

describe("guests' requests at the desk", () => {
  it('have a thread: who wrote what, and reception writes under it without closing anything', async () => {
    const at = '2026-11-20T03:02:00.000Z';
    request.messages = [{ nth: 1, sender: 'GUEST', staff: null, text: '<b>Loại lớn</b>', at, sentAs: 'k1' }];
    await openSite('/reception/requests');
    const row = within((await screen.findByText('Hai khăn')).closest('tr') as HTMLElement);
    expect(row.getByText('<b>Loại lớn</b>').closest('li')).toHaveTextContent(/^Khách · /);
    await userEvent.click(row.getByRole('button', { name: /^Nhắn khách/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Nhắn khách: .*B902/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi' }));
    expect(await dialog.findByText('Hãy viết vài chữ.')).toBeVisible();
    expect(network.askedOf(MESSAGES)).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tin nhắn' }), '15 giờ được không ạ?');
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await row.findByText('15 giờ được không ạ?')).closest('li')).toHaveTextContent(/^Lan Phương · /);
    expect(network.askedOf(MESSAGES)).toMatchObject([{ body: { text: '15 giờ được không ạ?' } }]);
    expect(screen.getByText('Đã gửi tin nhắn')).toBeVisible();
  });

  it('are in the desk’s own words what a guest chose by pictures, whatever they read', async () => {
    request = {
      ...request,
      text: 'please',
      wishes: [
        { what: 'towel', count: 2 },
        { what: 'repair', part: 'aircon' },
        { what: 'taxi', count: 3, day: '2026-11-21', hour: '07:15', to: 'Sân bay Vân Đồn' },
        { what: 'taxi', count: 1 },
        { what: 'late', hour: '14:00' },
      ],
    };
    await openSite('/reception/requests');
    const words =
      '2 khăn tắm, Hỏng điều hoà, Taxi, 07:15 21/11/2026, Sân bay Vân Đồn, 3 người, Taxi, đi ngay, 1 người, Xin trả phòng muộn: 14:00';
    expect((await screen.findByText('please')).closest('td')).toHaveTextContent(`${words}please`);
  });

  it('can be written under when they are closed', async () => {
    request = { ...request, state: 'DONE', closedAt: '2026-11-20T03:04:00.000Z', closedBy: 'Lan Phương' };
    await openSite('/reception/requests');
    expect(await screen.findByRole('button', { name: /^Nhắn khách/ })).toBeVisible();
  });

  it('are not refused where they only say that a guest has come', async () => {
    request.kind = 'ARRIVED';
    await openSite('/reception/requests');
    expect(await screen.findByRole('button', { name: /^Đã xong/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Nhắn khách/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Từ chối/ })).toBeNull();
  });

  it('can be written under no more when the stay is over', async () => {
    request = { ...request, state: 'DONE', closedAt: '2026-11-20T03:04:00.000Z', over: true };
    await openSite('/reception/requests');
    expect(await screen.findByRole('button', { name: /^Mở lại/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Nhắn khách/ })).toBeNull();
  });
});
