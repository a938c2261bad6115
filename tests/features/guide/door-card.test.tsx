// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { DoorCard } from '../../../src/features/guide/first-view/door-card';
import { guideStore } from '../../../src/features/guide/early/guide-store';
import { viewStore } from '../../../src/features/guide/state/view-store';
import { WifiCard } from '../../../src/features/guide/first-view/wifi-card';
import { answerOf, freshGuide, renderInGuide, showApartment } from '../../support/guide';

const both = (
  <>
    <DoorCard />
    <WifiCard />
  </>
);
const nothing: Partial<GuideAnswer> = { doorCode: null, wifi: { name: null, password: null } };
beforeEach(freshGuide);

describe('an open door', () => {
  it('shows the code with its # and says it figure by figure to a screen reader', async () => {
    await renderInGuide(both);
    showApartment('B902', answerOf());
    const door = screen.getByRole('region', { name: 'Mã cửa' });
    expect(door).toHaveTextContent('4826#');
    expect(screen.getByText('Mã cửa: 4 8 2 6 thăng')).toBeInTheDocument();
    expect(door).toHaveTextContent('Giữ kín mã này.');
    expect(door).toHaveTextContent('Dùng được ngay');
  });

  it('copies the code, also where there is no clipboard', async () => {
    const user = userEvent.setup();
    await renderInGuide(both);
    showApartment('B902', answerOf());
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockClear();
    await user.click(screen.getByRole('button', { name: 'Sao chép mã cửa' }));
    expect(write).toHaveBeenCalledExactlyOnceWith('4826#');
    expect(await screen.findByText('Đã sao chép mã cửa')).toBeInTheDocument();

    const button = screen.getByRole('button', { name: 'Đã sao chép mã cửa' });
    expect(within(button).getByText('Đã sao chép')).not.toHaveAttribute('aria-hidden');
    write.mockRejectedValue(new Error('not allowed'));
    await user.click(button);
    expect(await screen.findByText('Máy không cho sao chép. Hãy ghi lại mã.')).toBeInTheDocument();
  });

  it('opens the film of the door', async () => {
    await renderInGuide(both);
    showApartment('B902', answerOf());
    await userEvent.click(screen.getByRole('button', { name: 'Xem video' }));
    expect(viewStore.getState().film).toBe('1');
  });

  it('says when a code kept on the phone was saved', async () => {
    await renderInGuide(both);
    showApartment('B902', answerOf());
    act(() => guideStore.setState({ fresh: false, failure: { kind: 'offline' } }));
    expect(screen.getByText('đã lưu lúc 14:05')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Mã cửa' })).toHaveTextContent('4826#');
  });

  it('shows name, password and a join code of the Wi-Fi', async () => {
    await renderInGuide(both);
    showApartment('B902', answerOf());
    const wifi = screen.getByRole('region', { name: 'Wi-Fi' });
    expect(wifi).toHaveTextContent('Welcome to Hiên - B902');
    expect(wifi).toHaveTextContent('hiennha902');
    expect(await screen.findByRole('img', { name: 'Mã QR để vào mạng Welcome to Hiên - B902' })).toBeInTheDocument();
  });
});

describe('other doors', () => {
  it('says that it opens by itself at the hour only where the hotel lets the phone’s clock open it', async () => {
    await renderInGuide(both);
    const sealed = { v: 1, kid: 'stay.0', salt: 'c2FsdA', iv: 'aXY', ct: 'Y3Q' };
    const early = { ...nothing, access: 'early', validFrom: '2026-11-20T09:15:00.000Z' } as const;
    const words = 'Mã tự hiện ở đây, cả khi không có mạng.';
    showApartment('B902', answerOf({ ...early, sealed }));
    expect(screen.queryByText(words)).toBeNull();
    showApartment('B902', answerOf({ ...early, sealed: { ...sealed, release: '0016J1VZ' } }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says in words that the door is being made ready, and counts nothing down', async () => {
    await renderInGuide(both);
    const validUntil = new Date(Date.now() + 48 * 3_600_000).toISOString();
    showApartment('B902', answerOf({ ...nothing, access: 'early', validFrom: null, validUntil }));
    expect(screen.getByRole('status')).toHaveTextContent('Căn hộ của bạn đang được chuẩn bịMã tự hiện ở đây');
    expect(screen.queryByText(/Còn \d/)).not.toBeInTheDocument();
  });

  it('names the card of a card door and has nothing to copy', async () => {
    await renderInGuide(both);
    showApartment('A1509', answerOf({ doorCode: null, card: true, tower: 'A' }));
    expect(screen.getByRole('region', { name: 'Cửa của bạn' })).toHaveTextContent('Thẻ');
    expect(screen.queryByRole('button', { name: 'Sao chép mã cửa' })).not.toBeInTheDocument();
  });

  it.each([
    ['vi', 'không có mã'],
    ['en', 'No door code'],
  ] as const)('says in %s that a guide without an apartment has no code', async (lang, words) => {
    await renderInGuide(both, { lang });
    showApartment(
      '',
      answerOf({ ...nothing, apartment: '', wifi: { name: 'Welcome to Hiên', password: 'hienchaoban' } }),
    );
    expect(screen.getByText(words)).toBeInTheDocument();
    // Specification §8: the default Wi-Fi password is shown.
    expect(screen.getByText('hienchaoban')).toBeInTheDocument();
  });

  it('hides banner and Wi-Fi of an apartment whose code is the default one, and says kindly what to do', async () => {
    await renderInGuide(both);
    showApartment('C305', answerOf({ ...nothing, known: false, apartment: 'C305' }));
    expect(screen.getByRole('heading', { name: 'Căn C305 chưa có mã ở đây' })).toBeInTheDocument();
    expect(screen.getByText('C305').parentElement).toHaveTextContent(/^Căn\s*C305$/);
    expect(screen.queryByRole('region', { name: /Wi-Fi/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gọi lễ tân' })).toHaveAttribute('href', 'tel:+842030888999');
  });

  it('counts down by the server and says when the code opens', async () => {
    await renderInGuide(both);
    showApartment('B902', answerOf({ ...nothing, access: 'early', validFrom: '2026-11-20T09:15:00.000Z' }));
    expect(screen.getByText('16:15')).toBeInTheDocument();
    expect(screen.getByText('Thứ Sáu, 20/11')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Còn 2 giờ 10 phút' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /Wi-Fi/ })).toHaveTextContent('hiện cùng lúc với mã cửa');
  });

  it.each<[string, Partial<GuideAnswer>, string]>([
    ['locked', { ...nothing, access: 'locked' }, 'Mã cửa chưa mở trên máy này'],
    ['over', { ...nothing, access: 'ended', validUntil: '2026-11-20T05:00:00.000Z' }, 'Bạn đã trả phòng'],
    ['cancelled', { ...nothing, access: 'ended', cancelled: true }, 'Đơn đặt phòng này đã huỷ'],
  ])('is friendly when the stay is %s', async (_state, changes, heading) => {
    await renderInGuide(both);
    showApartment('B902', answerOf(changes));
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('4826');
  });

  it.each<[string, Partial<GuideAnswer>]>([
    ['over', { access: 'ended', validUntil: '2026-11-20T05:00:00.000Z' }],
    ['cancelled', { access: 'ended', cancelled: true, validUntil: '2026-11-25T05:00:00.000Z' }],
  ])('promises no Wi-Fi once the stay is %s, and offers to book again', async (_state, changes) => {
    await renderInGuide(both);
    showApartment('B902', answerOf({ ...nothing, ...changes }));
    expect(document.body).not.toHaveTextContent('hiện cùng lúc với mã cửa');
    expect(screen.getByRole('link', { name: 'Đặt lại' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Gọi lễ tân' })).toBeVisible();
  });

  it.each([
    ['offline', { kind: 'offline' }, 'Máy đang không có mạng'],
    ['without an answer', { kind: 'server' }, 'Chưa lấy được mã cửa'],
    ['over its budget', { kind: 'tooMany', retryAfter: 600_000 }, 'Mã tạm thời không hiện'],
  ] as const)('says what can be done when the phone is %s', async (_state, failure, heading) => {
    await renderInGuide(both);
    showApartment('B902');
    act(() => guideStore.setState({ failure }));
    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Gọi lễ tân' })).toBeInTheDocument();
  });

  it('shows a code of ten thousand letters as its beginning', async () => {
    await renderInGuide(both);
    showApartment('X'.repeat(10_000), answerOf({ ...nothing, known: false }));
    expect(document.body.textContent.length).toBeLessThan(1000);
  });
});
