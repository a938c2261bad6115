// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askedAtDesk, deskScreen, leaveDesk } from '../../support/desk-screen';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite } from '../../support/site';

const CHANNELS = {
  channels: [],
  feeds: [{ roomId: 1, room: 'Studio', apartment: 'Nhà Phố', link: null }],
  serverNow: '2026-11-20T07:05:00.000Z',
};

let network: FakeNetwork;
beforeEach(async () => {
  network = await deskScreen();
  network.on('GET', /^\/api\/reception\/today/, () => ours({}, 500));
  network.on('GET', /^\/api\/reception\/channels/, () => ours(CHANNELS));
  network.on('POST', '/api/reception/channels', () => ours(CHANNELS, 201));
});
afterEach(leaveDesk);

it('sends a form once, however often its button is pressed before the answer is there', async () => {
  const user = userEvent.setup();
  await openSite('/reception/channels');
  await user.click(await screen.findByRole('button', { name: 'Thêm lịch kênh' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Phòng'), '1');
  await user.type(dialog.getByLabelText('Tên kênh'), 'Airbnb');
  await user.type(dialog.getByLabelText('Địa chỉ lịch iCal'), 'https://a.example/room.ics');
  const form = dialog.getByRole('button', { name: 'Thêm và đọc ngay' }).closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedAtDesk(network, 'POST', 'channels')).toHaveLength(1);
});
