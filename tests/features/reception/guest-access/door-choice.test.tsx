// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { BookingDoors, FreeDoor, NewBookingDoor } from '../../../../src/contract/bookings/desk-guests';
import { DoorChoice } from '../../../../src/features/reception/guest-access/booking-doors/door-choice';
import { renderWithWords } from '../../../support/words';

const free = (door: string, change: Partial<FreeDoor> = {}): FreeDoor => ({ door, ready: false, own: true, ...change });
const KIM = { bookingId: 'b9', guestName: 'Kim Min-jun', until: '2026-11-20', overdue: true };
const doorsOf = (...all: FreeDoor[]): BookingDoors => ({
  open: true,
  rooms: [{ slot: 0, door: null, stayId: null, link: null }],
  free: all,
  proposal: all.find(({ own, inside }) => own && !inside)?.door ?? null,
  alike: [],
});

let user: UserEvent;
let given: NewBookingDoor[];
const shown = (doors: BookingDoors) => (
  <DoorChoice
    doors={doors}
    label="Chọn căn"
    off={false}
    isNext
    starts={false}
    onChoose={(wanted) => given.push(wanted)}
    onKeep={null}
  />
);
beforeEach(() => {
  user = userEvent.setup();
  given = [];
});

it('gives the proposed door by one press', async () => {
  await renderWithWords(shown(doorsOf(free('B0902', { ready: true }))));
  await user.click(screen.getByRole('button', { name: 'Xếp phòng B0902' }));
  expect(given).toEqual([{ door: 'B0902' }]);
});

it('names who is still inside, and gives the door only when that is ticked', async () => {
  await renderWithWords(shown(doorsOf(free('B0902'), free('B1103', { inside: KIM }))));
  await user.selectOptions(screen.getByLabelText('Chọn căn'), 'B1103');
  expect(screen.getByRole('alert')).toHaveTextContent('Kim Min-jun chưa trả phòng (hẹn 20/11)');
  const give = screen.getByRole('button', { name: 'Xếp phòng B1103' });
  expect(give).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Vẫn xếp phòng B1103' }));
  await user.click(give);
  expect(given).toEqual([{ door: 'B1103', anyway: true }]);
});

it('says of a door that it is still to be cleaned, and gives it only when that is ticked', async () => {
  await renderWithWords(shown(doorsOf(free('B0902', { dirty: true }))));
  expect(screen.getByRole('option', { name: 'B0902 · chưa dọn xong' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Căn B0902 chưa dọn xong.');
  const give = screen.getByRole('button', { name: 'Xếp phòng B0902' });
  expect(give).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Vẫn xếp phòng B0902' }));
  await user.click(give);
  expect(given).toEqual([{ door: 'B0902' }]);
});

it.each([
  ['Miễn phí', '', 0],
  ['Thu thêm', '300000', 300_000],
])('asks of a door of another room type for how much: %s', async (word, typed, amount) => {
  await renderWithWords(shown(doorsOf(free('B0902'), free('A1402', { own: false }))));
  await user.selectOptions(screen.getByLabelText('Chọn căn'), 'A1402');
  const give = screen.getByRole('button', { name: 'Xếp phòng A1402' });
  expect(give).toBeDisabled();
  await user.click(within(screen.getByRole('group')).getByRole('radio', { name: word }));
  if (typed !== '') {
    expect(give).toBeDisabled();
    await user.type(screen.getByLabelText('Số tiền thu thêm'), typed);
  }
  await user.click(give);
  expect(given).toEqual([{ door: 'A1402', upgrade: { amount } }]);
});

it('says that a chosen door is gone, and gives no other in its place', async () => {
  function Desk() {
    const [doors, setDoors] = useState(doorsOf(free('B0902'), free('A0902')));
    return (
      <>
        {shown(doors)}
        <button type="button" onClick={() => setDoors(doorsOf(free('B0902')))}>
          A colleague gives A0902 away
        </button>
      </>
    );
  }
  await renderWithWords(<Desk />);
  await user.selectOptions(screen.getByLabelText('Chọn căn'), 'A0902');
  await user.click(screen.getByRole('button', { name: /^A colleague/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('Căn A0902 vừa được xếp cho khách khác');
  expect(screen.getByLabelText('Chọn căn')).toHaveValue('');
  expect(screen.getByRole('button', { name: /^Xếp phòng/ })).toBeDisabled();
});
