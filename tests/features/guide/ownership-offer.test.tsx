// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnershipOffer } from '../../../src/features/guide/sections/ownership-offer';
import { outboxStore } from '../../../src/offline/outbox/outbox';
import { flushAfterOutage } from '../../../src/offline/outbox/outbox-queue';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { freshGuide, renderInGuide } from '../../support/guide';
import { sitePhone } from '../../support/site';

const PATH = '/api/interest';
const GUEST = { fullName: 'Diễm', email: 'diem@hien.example', phoneNumber: '0912 345 678', apartment: 'B902' };
let network: FakeNetwork;

function fillSession(guest: Partial<typeof GUEST> = GUEST): void {
  for (const [key, value] of Object.entries(guest)) sessionStorage.setItem(`user_${key}`, value);
}
const wantIt = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Tôi có nhu cầu' }));

beforeEach(async () => {
  freshGuide();
  network = await sitePhone();
  network.on('POST', PATH, () => ours({ id: 'r', receivedAt: '2026-11-20T07:05:00.000Z' }, 201));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the ownership offer', () => {
  it.each(['fullName', 'email', 'phoneNumber', 'apartment'])('sends nothing without %s', async (missing) => {
    fillSession(Object.fromEntries(Object.entries(GUEST).filter(([key]) => key !== missing)));
    await renderInGuide(<OwnershipOffer />);
    await wantIt();
    expect(await screen.findByRole('alert')).toHaveTextContent('Không tìm thấy thông tin người dùng.');
    expect(network.askedOf(PATH)).toHaveLength(0);
  });

  it("sends the guest's four values with the action, once, and says so", async () => {
    fillSession();
    await renderInGuide(<OwnershipOffer />);
    await wantIt();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('✅ Đã ghi nhận nhu cầu chúng tôi sẽ liên lạc với bạn!'),
    );
    expect(network.askedOf(PATH).map(({ body }) => body)).toEqual([{ ...GUEST, action: 'Quan tâm' }]);
    expect(screen.getByRole('button', { name: 'Tôi có nhu cầu' })).toBeDisabled();
  });

  it('says that it failed when the server refuses', async () => {
    network.on('POST', PATH, () => ours({ message: 'không nhận', code: 'invalid', requestId: 'r' }, 422));
    fillSession();
    await renderInGuide(<OwnershipOffer />);
    await wantIt();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('⚠️ Lỗi khi gửi, vui lòng thử lại.'));
    expect(screen.getByRole('button', { name: 'Tôi có nhu cầu' })).toBeEnabled();
  });

  it('is kept without a network and delivered once when it is back', async () => {
    network.weather = 'refuse';
    fillSession();
    await renderInGuide(<OwnershipOffer />);
    await wantIt();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Đã giữ trên máy.'));
    network.weather = 'pass';
    await flushAfterOutage();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('✅ Đã ghi nhận'));
    expect(
      outboxStore.getState().items.filter(({ kind, state }) => kind === 'interest' && state === 'sent'),
    ).not.toHaveLength(0);
  });

  it('gives the sentence of the specification when session storage throws', async () => {
    await renderInGuide(<OwnershipOffer />);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await wantIt();
    expect(await screen.findByRole('alert')).toHaveTextContent('Không tìm thấy thông tin người dùng.');
  });
});
