// @vitest-environment jsdom
/** @module-tag last-ring */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import words from '../../../../locales/vi/reception-bookings.json';
import stays from '../../../../locales/vi/reception-guest-access.json';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';

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
  await user.click(await screen.findByRole('button', { name: words.channels.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(words.new.room), '1');
  await user.type(dialog.getByLabelText(words.channels.new.name), 'Airbnb');
  await user.type(dialog.getByLabelText(words.channels.new.url), 'https://a.example/room.ics');
  const form = dialog.getByRole('button', { name: words.channels.new.submit }).closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedAtDesk(network, 'POST', 'channels')).toHaveLength(1);
});

it('names everything that is missing at once, the room too, and is sent when all of it is there', async () => {
  const user = userEvent.setup();
  await openSite('/reception/channels');
  await user.click(await screen.findByRole('button', { name: words.channels.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: words.channels.new.submit }));
  expect(await dialog.findAllByText(stays.new.required)).toHaveLength(3);
  await user.selectOptions(dialog.getByLabelText(words.new.room), '1');
  expect(dialog.getAllByText(stays.new.required)).toHaveLength(2);
  await user.type(dialog.getByLabelText(words.channels.new.name), 'Airbnb');
  await user.type(dialog.getByLabelText(words.channels.new.url), 'https://a.example/room.ics');
  await user.click(dialog.getByRole('button', { name: words.channels.new.submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedAtDesk(network, 'POST', 'channels')).toHaveLength(1);
});
