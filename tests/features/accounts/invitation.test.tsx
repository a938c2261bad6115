// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../src/app/site/session';
import { switchLanguage } from '../../../src/app/site/site-language';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite, sitePhone } from '../../support/site';

const TOKEN = 'k'.repeat(43);
const OPEN = '/api/v1/auth/invitation';
const ACCEPT = '/api/v1/auth/accept-invitation';
const LOGIN = '/api/v1/auth/login';
const HOA = { name: 'Nguyễn Thị Hoa', email: 'hoa@hien.example', role: 'HOUSE', by: 'Lan' };
const gone = () => ours({ message: 'x', code: 'invitationEnded', requestId: 'r' }, 410);

let network: FakeNetwork;
const user = userEvent.setup();
const main = () => within(screen.getByRole('main'));

beforeEach(async () => {
  network = await sitePhone();
  network.on('POST', OPEN, () => ours(HOA));
});
afterEach(() => {
  sessionStore.setState({ user: null });
  vi.unstubAllGlobals();
});

async function accept(): Promise<void> {
  await user.type(await main().findByLabelText('Mật khẩu của bạn', {}, { timeout: 5000 }), 'Cua-go-lim-27');
  await user.type(main().getByLabelText('Nhập lại mật khẩu'), 'Cua-go-lim-27');
  await user.click(main().getByRole('button', { name: 'Nhận lời mời' }));
}

it('says for whom it is, takes a password, and has them signed in at the desk', async () => {
  network.on('POST', ACCEPT, () => ours({ success: true }));
  network.on('POST', LOGIN, () =>
    ours({
      success: true,
      data: { id: 'u9', name: HOA.name, email: HOA.email, role: 'RECEPTION', staffRole: 'HOUSE' },
    }),
  );
  await openSite(`/nhan-loi-moi#token=${TOKEN}`);
  expect(await main().findByRole('heading', { name: 'Chào Nguyễn Thị Hoa!' }, { timeout: 5000 })).toBeInTheDocument();
  expect(main().getByText(/Lan mời bạn làm việc.*dọn phòng/)).toBeInTheDocument();
  await accept();
  await vi.waitFor(() => expect(sessionStore.getState().user).toMatchObject({ email: HOA.email }), { timeout: 5000 });
  expect(network.askedOf(ACCEPT).map(({ body }) => body)).toEqual([{ token: TOKEN, password: 'Cua-go-lim-27' }]);
  expect(network.askedOf(LOGIN).map(({ body }) => body)).toEqual([{ email: HOA.email, password: 'Cua-go-lim-27' }]);
}, 20_000);

it('asks them to sign in where that did not come about by itself, in whatever language they read it', async () => {
  network.on('POST', ACCEPT, () => ours({ success: true }));
  network.on('POST', LOGIN, () => ours({ success: false, message: 'x' }, 401));
  await openSite(`/nhan-loi-moi#token=${TOKEN}`);
  await accept();
  expect(await main().findByRole('heading', { name: 'Bạn đã nhận lời mời' })).toBeInTheDocument();
  network.on('POST', OPEN, gone);
  await act(() => switchLanguage('en'));
  expect(await main().findByRole('heading', { name: 'You have accepted the invitation' })).toBeInTheDocument();
  expect(network.askedOf(OPEN)).toHaveLength(1);
}, 20_000);

it('keeps the form, and what is typed in it, in another language', async () => {
  await openSite(`/nhan-loi-moi#token=${TOKEN}`);
  await user.type(await main().findByLabelText('Mật khẩu của bạn', {}, { timeout: 5000 }), 'Cua-go');
  network.on('POST', OPEN, gone);
  await act(() => switchLanguage('en'));
  expect(await main().findByLabelText('Your password')).toHaveValue('Cua-go');
}, 20_000);

it('has a sentence without the name of the house while that is not known', async () => {
  for (const lang of ['vi', 'en'])
    network.on('GET', `/api/guide-content?lang=${lang}`, () => ours({ message: 'x', code: 'internal' }, 500));
  await openSite(`/nhan-loi-moi#token=${TOKEN}`);
  expect(await main().findByText(/Lan mời bạn làm việc/, {}, { timeout: 5000 })).toHaveTextContent(
    'Lan mời bạn làm việc với vai trò dọn phòng. Bạn đặt mật khẩu của mình để bắt đầu.',
  );
});

it('sends the same again under the same key: what was taken without a word is taken once', async () => {
  network.on('POST', ACCEPT, () => ours({ message: 'x', code: 'internal', requestId: 'r' }, 500));
  await openSite(`/nhan-loi-moi#token=${TOKEN}`);
  await accept();
  const submit = main().getByRole('button', { name: 'Nhận lời mời' });
  const keys = () => network.askedOf(ACCEPT).map(({ headers }) => headers.get('idempotency-key'));
  await user.click(submit);
  await vi.waitFor(() => expect(keys()).toHaveLength(2));
  for (const label of ['Mật khẩu của bạn', 'Nhập lại mật khẩu']) await user.type(main().getByLabelText(label), '8');
  await user.click(submit);
  await vi.waitFor(() => expect(keys()).toHaveLength(3));
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
}, 20_000);

it.each(['opened', 'accepted', 'none'] as const)(
  'says that it no longer works: %s',
  async (when) => {
    network.on('POST', ACCEPT, gone);
    if (when === 'opened') network.on('POST', OPEN, gone);
    await openSite(when === 'none' ? '/nhan-loi-moi' : `/nhan-loi-moi#token=${TOKEN}`);
    if (when === 'accepted') await accept();
    expect(
      await main().findByRole('heading', { name: 'Lời mời không còn dùng được' }, { timeout: 5000 }),
    ).toBeInTheDocument();
  },
  20_000,
);
