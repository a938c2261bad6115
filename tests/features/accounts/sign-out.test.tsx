// @vitest-environment jsdom
/** @module-tag last-ring */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetServerClock } from '../../../src/api/server-clock';
import { closeLogin, sessionOver, sessionStore, signedIn, startSession } from '../../../src/app/site/session';
import { profileOf } from '../../../src/offline/accounts/account';
import { networkStore } from '../../../src/offline/network/network';
import { readCache } from '../../../src/offline/query/network-first';
import { outboxStore, send } from '../../../src/offline/outbox/outbox';
import { startSignOut } from '../../../src/offline/accounts/sign-out';
import { diem, offerProfile, profileAs, signInHere } from '../../support/account';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite, sitePhone } from '../../support/site';

const LOGOUT = '/api/v1/auth/logout';
const LOGIN = '/api/v1/auth/login';
const FORM = '/api/guest-form';

let network: FakeNetwork;
let stop: (() => void) | null = null;
const user = userEvent.setup();

beforeEach(async () => {
  forgetServerClock();
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  offerProfile(network, { profile: profileAs() });
  network.on('POST', LOGOUT, () => ours({ success: true }));
  signInHere();
  closeLogin();
});
afterEach(async () => {
  stop?.();
  stop = null;
  const { emptyOutbox } = await import('../../../src/offline/outbox/outbox');
  await emptyOutbox();
  vi.unstubAllGlobals();
  signInHere(null);
});

const header = () => within(screen.getByRole('banner'));
async function leave(): Promise<void> {
  await user.click(header().getByRole('button', { name: diem.fullName }));
  await user.click(header().getByRole('button', { name: 'Đăng xuất' }));
}
const kept = () => readCache(profileOf(diem.id, 'vi'));

async function onTheOwnPage(): Promise<void> {
  await openSite('/dashbroad');
  await screen.findByRole('button', { name: 'Chỉnh sửa' });
  await waitFor(async () => expect(await kept()).not.toBeNull());
}

it('leaves nothing of the person on the device, and tells our server', async () => {
  const heard = vi.fn();
  window.addEventListener('userLogout', heard);
  sessionStorage.setItem('user_fullName', diem.fullName);
  localStorage.setItem('hien_booking_draft', JSON.stringify({ fullName: diem.fullName }));
  await onTheOwnPage();
  await leave();
  await header().findByRole('button', { name: 'Đăng nhập' });
  await waitFor(() => expect(network.askedOf(LOGOUT)).toHaveLength(1));
  expect(await kept()).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(sessionStorage.getItem('user_fullName')).toBeNull();
  expect(localStorage.getItem('hien_booking_draft')).toBeNull();
  await waitFor(() => expect(localStorage.getItem('hien_sign_out_due')).toBeNull());
  expect(document.body.textContent).not.toContain(diem.fullName);
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('userLogout', heard);
});

it('works without a network: wiped at once, our server told when it is back', async () => {
  stop = await startSignOut();
  await onTheOwnPage();
  network.weather = 'refuse';
  await leave();
  await header().findByRole('button', { name: 'Đăng nhập' });
  await waitFor(async () => expect(await kept()).toBeNull());
  await waitFor(() => expect(localStorage.getItem('hien_sign_out_due')).toBe('revoke'));
  act(() => networkStore.setState({ state: 'offline' }));
  network.weather = 'pass';
  const before = network.askedOf(LOGOUT).length;
  act(() => networkStore.setState({ state: 'online' }));
  await waitFor(() => expect(network.askedOf(LOGOUT)).toHaveLength(before + 1));
  await waitFor(() => expect(localStorage.getItem('hien_sign_out_due')).toBeNull());
});

it('that a killed tab left half done is finished with the next start', async () => {
  await onTheOwnPage();
  localStorage.setItem('hien_sign_out_due', 'wipe');
  localStorage.removeItem('user');
  stop = await startSignOut();
  await waitFor(async () => expect(await kept()).toBeNull());
  await waitFor(() => expect(network.askedOf(LOGOUT)).toHaveLength(1));
});

it('that our server does not know of yet never ends the session of who comes next', async () => {
  localStorage.setItem('hien_sign_out_due', 'revoke');
  signInHere(null);
  network.on('POST', LOGIN, () =>
    ours({ success: true, data: { id: 'u-2', name: 'Trần Văn Bình', email: 'binh@hien.example', role: 'USER' } }),
  );
  await openSite('/form-qr');
  await user.click(header().getByRole('button', { name: 'Đăng nhập' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email'), 'binh@hien.example');
  await user.type(dialog.getByLabelText('Mật khẩu', { selector: 'input' }), 'Hoa-phuong-1');
  await user.click(dialog.getByRole('button', { name: 'Đăng nhập' }));
  await waitFor(() => expect(sessionStore.getState().user?.id).toBe('u-2'));
  expect(localStorage.getItem('hien_sign_out_due')).toBeNull();
  stop = await startSignOut();
  act(() => networkStore.setState({ state: 'offline' }));
  act(() => networkStore.setState({ state: 'online' }));
  await new Promise((done) => setTimeout(done, 50));
  expect(network.askedOf(LOGOUT)).toEqual([]);
});

it('by our server leaves what waits to be sent unseen on the device until its person is back (C-30)', async () => {
  stop = startSession();
  await openSite('/form-qr');
  network.weather = 'refuse';
  await act(() => send({ kind: 'guest-form', path: FORM, body: { fullName: diem.fullName } }));
  await waitFor(() => expect(outboxStore.getState().items[0]?.state).toBe('waiting'));
  act(() => sessionOver());
  await waitFor(() => expect(outboxStore.getState()).toEqual({ items: [], unseen: 1 }));
  expect(document.body).not.toHaveTextContent(diem.fullName);
  await waitFor(() => expect(localStorage.getItem('hien_sign_out_due')).toBe('revoke'));
  act(() => signedIn({ ...diem, id: 'u-2', fullName: 'Trần Văn Bình' }));
  await waitFor(() => expect(sessionStore.getState().user?.id).toBe('u-2'));
  expect(outboxStore.getState()).toEqual({ items: [], unseen: 1 });
  act(() => signedIn(diem));
  await waitFor(() => expect(outboxStore.getState().items).toHaveLength(1));
});

it('asks before unsent words go with the account, and sends none of them as somebody else’s', async () => {
  await openSite('/form-qr');
  network.weather = 'refuse';
  await act(() => send({ kind: 'guest-form', path: FORM, body: { fullName: diem.fullName } }));
  await waitFor(() => expect(outboxStore.getState().items[0]?.state).toBe('waiting'));
  await leave();
  const question = within(await screen.findByRole('alertdialog', { name: 'Còn nội dung chưa gửi' }));
  await user.click(question.getByRole('button', { name: 'Ở lại' }));
  expect(sessionStore.getState().user).toEqual(diem);
  expect(outboxStore.getState().items).toHaveLength(1);
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Xoá và đăng xuất' }));
  await header().findByRole('button', { name: 'Đăng nhập' });
  await waitFor(() => expect(outboxStore.getState().items).toEqual([]));
  const before = network.askedOf(FORM).length;
  network.weather = 'pass';
  act(() => networkStore.setState({ state: 'offline' }));
  act(() => networkStore.setState({ state: 'online' }));
  await new Promise((done) => setTimeout(done, 50));
  expect(network.askedOf(FORM)).toHaveLength(before);
});
