// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import words from '../../../../locales/vi/reception-bookings.json';
import type { DeskChannel, DeskChannels } from '../../../../src/contract/channels/desk';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';

const channel = (changes: Partial<DeskChannel>): DeskChannel => ({
  id: 'c1',
  roomId: 1,
  room: 'Studio',
  apartment: 'Nhà Phố',
  name: 'Airbnb',
  host: 'a.example',
  readAt: '2026-11-20T07:00:00.000Z',
  stale: false,
  problem: null,
  faults: [],
  faultTotal: 0,
  stays: 12,
  blocks: 0,
  blocksWithin: null,
  link: null,
  conflicts: [],
  ...changes,
});
const list = (one: DeskChannel): DeskChannels => ({
  channels: [one],
  feeds: [],
  serverNow: '2026-11-20T07:05:00.000Z',
});

let network: FakeNetwork;
const open = async (one: DeskChannel): Promise<void> => {
  network.on('GET', /^\/api\/reception\/channels/, () => ours(list(one)));
  network.on('PUT', '/api/reception/channels/c1/blocks', () => ours(list(one)));
  await openSite('/reception/channels');
};
beforeEach(async () => {
  network = await deskScreen();
  network.on('GET', /^\/api\/reception\/today/, () => ours({}, 500));
});
afterEach(leaveDesk);

it('says what is wrong in a file, by its line, and how much more there is', async () => {
  await open(channel({ problem: 'damaged', faults: [{ code: 'day', line: 12, text: '10/02/2027' }], faultTotal: 3 }));
  expect(await screen.findByText(words.channels.problems.damaged)).toBeTruthy();
  expect(screen.getByText(/Dòng 12: .*“10\/02\/2027”/)).toBeTruthy();
  expect(screen.getByText('và 2 lỗi khác')).toBeTruthy();
  expect(screen.queryByText(words.channels.faulty)).toBeNull();
});

it('says that a faulty file was read all the same', async () => {
  await open(channel({ faults: [{ code: 'line', line: 9, text: '' }], faultTotal: 1 }));
  expect(await screen.findByText(words.channels.faulty)).toBeTruthy();
});

it('asks which nights that a channel does not sell count, and sends the choice', async () => {
  const user = userEvent.setup();
  await open(channel({ blocks: 3 }));
  expect(await screen.findByText('và 3 khoảng “Not available”')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^“Not available”: Airbnb/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const choice = dialog.getByLabelText(words.channels.blocks.label);
  await user.selectOptions(choice, words.channels.blocks.within);
  const days = dialog.getByLabelText(words.channels.blocks.days);
  const save = dialog.getByRole('button', { name: words.channels.blocks.submit });
  for (const typed of ['0', '541', 'x']) {
    await user.clear(days);
    await user.type(days, typed);
    await user.click(save);
    await waitFor(() => expect(days.getAttribute('aria-invalid')).toBe('true'));
  }
  await user.clear(days);
  await user.type(days, '60');
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedAtDesk(network, 'PUT', 'channels/c1/blocks').map(({ body }) => body)).toEqual([{ within: 60 }]);
});

it.each([
  [0, words.channels.blocks.none, words.channels.blocks.notCounted],
  [14, words.channels.blocks.within, '“Not available”: giữ trong 14 ngày tới'],
])('shows what was chosen: %s', async (blocksWithin, chosen, said) => {
  const user = userEvent.setup();
  await open(channel({ blocksWithin }));
  expect(await screen.findByText(said)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^“Not available”: Airbnb/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const select = dialog.getByLabelText<HTMLSelectElement>(words.channels.blocks.label);
  expect(select.selectedOptions[0]?.textContent).toBe(chosen);
});
