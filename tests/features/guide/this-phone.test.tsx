// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ForgetDevice } from '../../../src/features/guide/sections/forget-device';
import { DoorCard } from '../../../src/features/guide/first-view/door-card';
import { InstallOffer } from '../../../src/features/guide/sections/install-offer';
import { watchInstallPrompt } from '../../../src/features/guide/early/install-prompt';
import { PortalNote } from '../../../src/features/guide/first-view/portal-note';
import { SavedLine } from '../../../src/features/guide/first-view/saved-line';
import { storageStore } from '../../../src/offline/network/connection';
import { type FilmPack, filmPackStore } from '../../../src/offline/films/film-pack';
import { readGuideRecord, saveGuideRecord } from '../../../src/offline/guide/guide-record';
import { type OutboxItem, outboxStore } from '../../../src/offline/outbox/outbox';
import { networkStore } from '../../../src/offline/network/network';
import { measureSaved, savedStore } from '../../../src/offline/guide/saved';
import { answerOf, freshGuide, renderInGuide, showApartment } from '../../support/guide';
import { sitePhone } from '../../support/site';

const SAVED_AT = Date.parse('2026-11-20T07:05:00.000Z');
const pack = (changes: Partial<FilmPack>): void =>
  act(() =>
    filmPackStore.setState({ ...filmPackStore.getInitialState(), total: 10, totalBytes: 38_000_000, ...changes }),
  );

beforeEach(() => {
  freshGuide();
  for (const store of [savedStore, filmPackStore, storageStore, networkStore]) {
    (store as typeof savedStore).setState((store as typeof savedStore).getInitialState(), true);
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the saved line', () => {
  it('says what is on this phone, how much and since when', async () => {
    await renderInGuide(<SavedLine />);
    showApartment('B902', answerOf());
    act(() => savedStore.setState({ ready: true, bytes: 3_240_000, at: SAVED_AT }));
    expect(screen.getByText(/^Đã lưu trên máy này · 3,2.MB · cập nhật 14:05$/)).toBeInTheDocument();
  });

  it('says no size where the browser tells none, or tells nothing', async () => {
    await renderInGuide(<SavedLine />);
    showApartment('B902', answerOf());
    for (const bytes of [null, 0]) {
      act(() => savedStore.setState({ ready: true, bytes, at: SAVED_AT }));
      expect(screen.getByText('Đã lưu trên máy này · cập nhật 14:05')).toBeInTheDocument();
    }
  });

  it.each<[string, unknown]>([
    ['has no storage manager', undefined],
    ['has one without an estimate', {}],
    ['estimates nothing', { estimate: () => Promise.resolve({}) }],
    ['estimates 0', { estimate: () => Promise.resolve({ usage: 0, quota: 1 }) }],
    ['refuses to estimate', { estimate: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
  ])('takes no size from a browser that %s', async (_name, storage) => {
    vi.stubGlobal('navigator', { storage });
    savedStore.setState({ bytes: 3_240_000 });
    await measureSaved();
    expect(savedStore.getState().bytes).toBeNull();
  });

  it('says that there is no network, and that what is here still works', async () => {
    await renderInGuide(<SavedLine />);
    showApartment('B902', answerOf());
    act(() => networkStore.setState({ state: 'offline' }));
    expect(screen.getByRole('status')).toHaveTextContent('Máy đang không có mạng.');
    expect(screen.getByRole('status')).toHaveTextContent('14:05');
  });

  it('says that the browser does not let it save', async () => {
    await renderInGuide(<SavedLine />);
    act(() => storageStore.setState({ state: 'blocked' }));
    expect(screen.getByText(/Trình duyệt không cho lưu/)).toBeInTheDocument();
  });

  it('follows the films', async () => {
    await renderInGuide(<SavedLine />);
    pack({ state: 'loading', done: 6, bytes: 20_000_000 });
    expect(screen.getByRole('progressbar', { name: 'Đang lưu video hướng dẫn: 6 trên 10' })).toHaveValue(20_000_000);
    pack({ state: 'waiting-for-tap' });
    expect(screen.getByRole('button', { name: 'Tải video' })).toBeInTheDocument();
    pack({ state: 'failed' });
    expect(screen.getByRole('button', { name: 'Tải lại video' })).toBeInTheDocument();
    pack({ state: 'done', done: 10 });
    expect(screen.getByText('Đã lưu đủ 10 video')).toBeInTheDocument();
  });

  it("shows the way to the Wi-Fi's own page when that answers for us", async () => {
    await renderInGuide(<PortalNote />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    act(() => networkStore.setState({ state: 'portal' }));
    expect(screen.getByRole('link', { name: 'Mở trang của Wi-Fi' })).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['offline', 'Máy đang không có mạng.'],
    ['portal', 'Mở trang của Wi-Fi'],
  ] as const)('moves nothing from under a finger when the network is %s', async (state, said) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await renderInGuide(
      <>
        <PortalNote />
        <SavedLine />
      </>,
    );
    showApartment('B902', answerOf());
    fireEvent.pointerDown(document.body);
    act(() => networkStore.setState({ state }));
    act(() => void vi.advanceTimersByTime(700));
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(300));
    expect(screen.getByText(said)).toBeInTheDocument();
  });
});

const waiting: OutboxItem = {
  id: 'a',
  kind: 'contact',
  path: '/api/contact',
  body: {},
  createdAt: SAVED_AT,
  tries: 0,
  state: 'waiting',
};

describe('forgetting this device', () => {
  beforeEach(sitePhone);

  it('asks first, wipes what is kept and takes it off the screen', async () => {
    const user = userEvent.setup();
    await saveGuideRecord({ apartment: 'B902', answer: answerOf(), savedAt: Date.now() });
    sessionStorage.setItem('user_fullName', 'Diễm');
    await renderInGuide(
      <>
        <DoorCard />
        <ForgetDevice />
      </>,
    );
    showApartment('B902', answerOf());
    await user.click(screen.getByRole('button', { name: 'Quên thiết bị này' }));
    expect(await screen.findByRole('alertdialog', { name: 'Quên thiết bị này' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Xoá khỏi máy' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveTextContent('4826');
    expect(screen.getByText(/Đã xoá/)).toBeInTheDocument();
    expect(await readGuideRecord('B902')).toBeNull();
    expect(sessionStorage.getItem('user_fullName')).toBeNull();
  });

  it('says how much was written and not sent, before it goes with the rest', async () => {
    const user = userEvent.setup();
    await renderInGuide(<ForgetDevice />);
    act(() => outboxStore.setState({ items: [{ ...waiting }, { ...waiting, id: 'b', state: 'sent' }], unseen: 1 }));
    await user.click(screen.getByRole('button', { name: 'Quên thiết bị này' }));
    expect(await screen.findByText(/còn 2 nội dung chưa gửi/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Xoá cả phần chưa gửi' })).toBeEnabled();
    act(() => outboxStore.setState({ items: [], unseen: 0 }));
    expect(screen.queryByText(/nội dung chưa gửi/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Xoá khỏi máy' })).toBeEnabled();
  });

  it('signs out, and says so when our server does not know of it yet', async () => {
    const user = userEvent.setup();
    const network = await sitePhone();
    network.weather = 'refuse';
    localStorage.setItem('user', JSON.stringify({ id: 'u-1', fullName: 'Diễm', email: 'd@vidu.vn', role: 'USER' }));
    await renderInGuide(<ForgetDevice />);
    await user.click(screen.getByRole('button', { name: 'Quên thiết bị này' }));
    await user.click(await screen.findByRole('button', { name: 'Xoá khỏi máy' }));
    expect(await screen.findByText(/Máy chủ biết khi trang này mở/)).toBeVisible();
    expect(localStorage.getItem('user')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Đã hiểu' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([true, false])('says that the history keeps the link where there is one with a key (%s)', async (hasKey) => {
    if (hasKey) localStorage.setItem('hien_stay', JSON.stringify({ apartment: 'B902', key: 'k'.repeat(43) }));
    await renderInGuide(<ForgetDevice />);
    showApartment('B902', answerOf());
    await userEvent.click(screen.getByRole('button', { name: 'Quên thiết bị này' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Quên thiết bị này' });
    if (hasKey) expect(dialog).toHaveTextContent(/lịch sử trình duyệt.*link mới/);
    else expect(dialog).not.toHaveTextContent('lịch sử');
  });

  it('keeps everything when the guest thinks better of it', async () => {
    const user = userEvent.setup();
    await saveGuideRecord({ apartment: 'B902', answer: answerOf(), savedAt: Date.now() });
    await renderInGuide(<ForgetDevice />);
    await user.click(screen.getByRole('button', { name: 'Quên thiết bị này' }));
    await user.click(await screen.findByRole('button', { name: 'Giữ lại' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await readGuideRecord('B902')).not.toBeNull();
  });
});

describe('the icon on the home screen', () => {
  it('is offered when the browser offers it, with our own button', async () => {
    watchInstallPrompt();
    await renderInGuide(<InstallOffer />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    const prompt = vi.fn(() => Promise.resolve());
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Thêm vào màn hình chính' }));
    expect(prompt).toHaveBeenCalledOnce();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(screen.getByRole('status')).toHaveTextContent('mở biểu tượng một lần khi còn mạng');
  });
});
