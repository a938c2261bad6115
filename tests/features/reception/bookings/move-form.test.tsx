// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskRoom } from '../../../../src/contract/bookings/desk-availability';
import type { MovePreview } from '../../../../src/contract/bookings/desk-moves';
import { deskNoticeStore } from '../../../../src/features/reception/shared/desk-notice';
import { MoveForm } from '../../../../src/features/reception/bookings/move-form';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { siteWords } from '../../../support/words';

const BOOKING = bookingDetail({
  checkIn: '2026-12-20',
  checkOut: '2026-12-22',
  total: 2_000_000,
  paid: 2_000_000,
  charges: 100_000,
  nightlyPrice: 1_000_000,
});
const PER_NIGHT: Readonly<Record<number, number>> = { 1: 1_000_000, 2: 1_500_000, 3: 700_000 };
const TAKEN = '2026-12-22';
const DAY_MS = 86_400_000;

let network: FakeNetwork;
let user: UserEvent;
const onDone = vi.fn();

/** Answer of our server about a move: a night is taken in room 1 alone. */
function previewOf(query: URLSearchParams): MovePreview {
  const { room, apartment, checkIn, checkOut, roomId, total } = BOOKING;
  const to = {
    roomId: Number(query.get('roomId')),
    checkIn: query.get('checkIn') ?? '',
    checkOut: query.get('checkOut') ?? '',
  };
  const nights = (Date.parse(to.checkOut) - Date.parse(to.checkIn)) / DAY_MS;
  return {
    from: { roomId, room, apartment, checkIn, checkOut, total },
    to: { ...to, room: 'x', apartment: 'x', total: nights * (PER_NIGHT[to.roomId] ?? 0) },
    charges: BOOKING.charges,
    paid: BOOKING.paid,
    takenNight: to.roomId === 1 && to.checkOut > TAKEN ? TAKEN : null,
  };
}

beforeEach(async () => {
  network = await deskScreen();
  user = userEvent.setup();
  onDone.mockReset();
  const rooms = [1, 2, 3].map((id): DeskRoom => {
    const guests = { maxAdults: 2, maxChildren: 1, maxRooms: 1 };
    return {
      id,
      room: `Phòng ${id}`,
      apartment: 'Nhà Phố',
      area: 'HA_LONG',
      price: PER_NIGHT[id] ?? 0,
      discount: 0,
      ...guests,
    };
  });
  network.on('GET', /^\/api\/reception\/rooms\?/, () => ours(rooms));
  network.on('GET', /^\/api\/reception\/bookings\/b2\/move\?/, ({ path }) =>
    ours(previewOf(new URL(path, 'https://hien.example').searchParams)),
  );
  const words = await siteWords('vi');
  render(
    <I18nextProvider i18n={words}>
      <MoveForm booking={BOOKING} lang="vi" onDone={onDone} />
    </I18nextProvider>,
  );
  await screen.findByRole('option', { name: 'Phòng 2, Nhà Phố' });
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

const room = (name: string): Promise<void> => user.selectOptions(screen.getByRole('combobox', { name: 'Phòng' }), name);
const leaveOn = async (day: string): Promise<void> => {
  const field = screen.getByRole('textbox', { name: 'Ngày đi' });
  await user.clear(field);
  await user.type(field, `${day}{Enter}`);
};

describe('a booking that is moved', () => {
  it('cannot be moved to where it is', () => {
    expect(screen.getByRole('button', { name: 'Đổi' })).toBeDisabled();
    expect(screen.getByText(/^Chọn phòng hoặc ngày mới để xem/)).toBeVisible();
  });

  it.each([
    ['Phòng 2, Nhà Phố', /^Đổi · \+1\.000\.000/, /^Còn phải thu 1\.100\.000/],
    ['Phòng 3, Nhà Phố', /^Đổi · −600\.000/, /^Cần hoàn cho khách 500\.000/],
  ])('says what “%s” costs more or less before anything is done', async (name, submit, balance) => {
    await room(name);
    expect(await screen.findByRole('button', { name: submit })).toBeEnabled();
    expect(screen.getByText(balance)).toBeVisible();
    expect(askedAtDesk(network, 'POST', 'bookings/b2/move')).toEqual([]);
  });

  it('names the night that somebody else has, and is not sent', async () => {
    await leaveOn('24/12/2026');
    expect(await screen.findByText('Đêm 22/12/2026 đã có khách khác.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Đổi/ })).toBeDisabled();
  });

  it('is sent with the price that was shown, and is undone by the move back', async () => {
    network.on('POST', '/api/reception/bookings/b2/move', () => ours(BOOKING));
    await room('Phòng 2, Nhà Phố');
    await user.type(screen.getByRole('textbox', { name: 'Ghi chú (khách không thấy)' }), 'Vòi nước hỏng');
    await user.click(await screen.findByRole('button', { name: /^Đổi · / }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const { words } = deskNoticeStore.getState();
    expect(words).toMatchObject({ text: 'Đã đổi đơn đặt phòng của Sofia Lindqvist', action: { label: 'Hoàn tác' } });
    words?.action?.onAct();
    await waitFor(() => expect(askedAtDesk(network, 'POST', 'bookings/b2/move')).toHaveLength(2));
    const stay = { checkIn: '2026-12-20', checkOut: '2026-12-22' };
    expect(askedAtDesk(network, 'POST', 'bookings/b2/move').map(({ body }) => body)).toEqual([
      { ...stay, roomId: 2, totalPrice: 3_000_000, note: 'Vòi nước hỏng' },
      { ...stay, roomId: 1, totalPrice: 2_000_000 },
    ]);
  });

  it('stays open with everything that was chosen when our server refuses it', async () => {
    network.on('POST', '/api/reception/bookings/b2/move', () =>
      ours({ message: 'Giá vừa thay đổi.', code: 'priceChanged', requestId: 'r' }, 409),
    );
    await room('Phòng 2, Nhà Phố');
    await user.click(await screen.findByRole('button', { name: /^Đổi · / }));
    await waitFor(() => expect(deskNoticeStore.getState().words).toMatchObject({ text: 'Giá vừa thay đổi.' }));
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox', { name: 'Phòng' })).toHaveDisplayValue('Phòng 2, Nhà Phố');
  });

  it('says that a day is none, and what our server says of one that it does not take', async () => {
    await leaveOn('31/02/2027');
    expect(screen.getByRole('textbox', { name: 'Ngày đi' })).toHaveAccessibleDescription('Ngày không hợp lệ');
    network.on('GET', /^\/api\/reception\/bookings\/b2\/move\?/, () =>
      ours({ message: 'Mỗi lần đặt tối đa 90 đêm.', code: 'stayTooLong', requestId: 'r' }, 422),
    );
    await leaveOn('20/12/2027');
    expect(await screen.findByText('Mỗi lần đặt tối đa 90 đêm.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Đổi' })).toBeDisabled();
  });
});
