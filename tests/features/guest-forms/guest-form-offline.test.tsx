// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayInVietNam, showDay } from '../../../src/domain/days';
import { GuestForm } from '../../../src/features/guest-forms/guest-form';
import { networkStore } from '../../../src/offline/network/network';
import { flushOutbox, openOutbox } from '../../../src/offline/outbox/outbox';
import { flushAfterOutage } from '../../../src/offline/outbox/outbox-queue';
import { ours, type FakeNetwork } from '../../support/fake-network';
import { sitePhone } from '../../support/site';
import { renderWithWords } from '../../support/words';

const PATH = '/api/guest-form';
let network: FakeNetwork;
const openGuide = vi.fn<(apartment: string) => void>();

async function fillAndSend(email = 'diem@hien.example'): Promise<void> {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Họ và tên' }), 'Diễm');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), email);
  await user.type(screen.getByRole('textbox', { name: 'Số điện thoại' }), '0912 345 678');
  await user.click(screen.getByRole('button', { name: 'Mở hướng dẫn' }));
}

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  openGuide.mockReset();
  await openOutbox();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the form and the real outbox', () => {
  it('opens the guide with no network, shows what waits, and delivers it once when the network is back', async () => {
    network.weather = 'refuse';
    await renderWithWords(<GuestForm apartment="B516" openGuide={openGuide} />);
    await fillAndSend();
    await waitFor(() => expect(openGuide).toHaveBeenCalledExactlyOnceWith('B516'));
    expect(await screen.findByText('Đã giữ trên máy, tự gửi khi có mạng')).toBeInTheDocument();

    network.weather = 'pass';
    const taken: unknown[] = [];
    network.on('POST', PATH, ({ body }) => {
      taken.push(body);
      return ours({ id: 'r', receivedAt: '2026-11-20T07:05:00.000Z' }, 201);
    });
    await flushAfterOutage();
    await flushOutbox();
    expect(await screen.findByText(/Đã gửi lúc/)).toBeInTheDocument();
    expect(taken).toEqual([
      { fullName: 'Diễm', email: 'diem@hien.example', phoneNumber: '0912 345 678', apartment: 'B516' },
    ]);
  });

  it('asks about what has waited for more than thirty days, with the day, and sends or drops it on a word (C-28)', async () => {
    const DAY = 24 * 3_600_000;
    const { withGuestDatabase } = await import('../../../src/offline/storage/guest-db');
    const createdAt = Date.now() - 40 * DAY;
    const body = { fullName: 'Diễm', email: 'diem@hien.example', phoneNumber: '0912345678', apartment: 'B516' };
    for (const [order, id] of ['long-ago', 'longer-ago'].entries()) {
      const entry = {
        id,
        kind: 'guest-form',
        path: PATH,
        body,
        order,
        createdAt,
        tries: 0,
        next: 0,
        state: 'waiting',
      } as const;
      await withGuestDatabase((db) => db.put('outbox', entry), undefined);
    }
    network.on('POST', PATH, () => ours({ id: 'r', receivedAt: '2026-11-20T07:05:00.000Z' }, 201));
    await openOutbox();
    await renderWithWords(<GuestForm apartment="B516" openGuide={openGuide} />);
    const list = within(screen.getByRole('status'));
    const day = showDay(dayInVietNam(createdAt));
    expect(await list.findAllByText(`Chờ trên máy từ ${day}. Bạn còn muốn gửi không?`)).toHaveLength(2);
    await flushAfterOutage();
    expect(network.askedOf(PATH)).toEqual([]);
    const user = userEvent.setup();
    await user.click(list.getAllByRole('button', { name: 'Gửi' })[0] as HTMLElement);
    await list.findByText(/Đã gửi lúc/);
    expect(network.askedOf(PATH).map(({ headers }) => headers.get('idempotency-key'))).toEqual(['long-ago']);
    await user.click(list.getByRole('button', { name: 'Xoá phiếu này' }));
    await user.click(list.getByRole('button', { name: 'Xoá hẳn' }));
    await waitFor(() => expect(list.queryByText(/Chờ trên máy từ/)).not.toBeInTheDocument());
    expect(network.askedOf(PATH)).toHaveLength(1);
  });

  it("shows what the server refused, and sends the mended form as the guest's word", async () => {
    network.on('POST', PATH, ({ body }) =>
      (body as { email: string }).email.endsWith('.bad')
        ? ours({ message: 'không nhận', code: 'invalid', field: 'email', requestId: 'r' }, 422)
        : ours({ id: 'r', receivedAt: '2026-11-20T07:05:00.000Z' }, 201),
    );
    await renderWithWords(<GuestForm apartment="B516" openGuide={openGuide} />);
    await fillAndSend('diem@hien.bad');
    const list = within(screen.getByRole('status'));
    await list.findByText('Chưa gửi được, vui lòng xem lại');
    const user = userEvent.setup();
    await user.click(list.getByRole('button', { name: 'Sửa và gửi lại' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('diem@hien.bad'));
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'diem@hien.example');
    await waitFor(() => expect(openGuide).toHaveBeenCalledOnce());
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await user.click(await screen.findByRole('button', { name: 'Mở hướng dẫn' }));
    await list.findByText(/Đã gửi lúc/);
    expect(list.queryByText('Chưa gửi được, vui lòng xem lại')).not.toBeInTheDocument();
    expect(network.askedOf(PATH).map(({ body }) => (body as { email: string }).email)).toEqual([
      'diem@hien.bad',
      'diem@hien.example',
    ]);
  });
});
