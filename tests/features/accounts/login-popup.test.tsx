// @vitest-environment jsdom
/** @module-tag last-ring */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeLogin, sessionStore, startSession } from '../../../src/app/site/session';
import { networkStore } from '../../../src/offline/network/network';
import { diem, signInHere } from '../../support/account';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite, sitePhone } from '../../support/site';

const LOGIN = '/api/v1/auth/login';
const REGISTER = '/api/v1/auth/register';
const FORGOT = '/api/v1/auth/forgot-password?lang=vi';

let network: FakeNetwork;
const user = userEvent.setup();

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  signInHere(null);
  closeLogin();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const error = (status: number, body: object = {}) =>
  ours({ message: 'Lời của máy chủ', code: 'x', requestId: 'r', ...body }, status);
const dialog = () => within(screen.getByRole('dialog'));
const box = (name: string | RegExp) => dialog().getByLabelText(name, { selector: 'input' });
const press = (name: string | RegExp) => user.click(dialog().getByRole('button', { name }));
const toast = (text: string) => screen.findByText(text, {}, { timeout: 4000 });

async function open(address = '/form-qr'): Promise<void> {
  await openSite(address);
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Đăng nhập' }));
  await screen.findByRole('dialog', { name: 'Đăng nhập' });
}

async function logIn(): Promise<void> {
  await user.type(box('Email'), ' diem@hien.example ');
  await user.type(box('Mật khẩu'), 'Hoa-phuong-1');
  await press('Đăng nhập');
}

async function register(confirmation = 'Hoa-phuong-1'): Promise<void> {
  await press('Đăng ký');
  await user.type(box('Họ và tên'), 'Nguyễn Ngọc Diễm');
  await user.type(box('Email'), 'diem@hien.example');
  await user.type(box('Số điện thoại'), '0912 345 678');
  await user.type(box('Mật khẩu'), 'Hoa-phuong-1');
  await user.type(box('Xác nhận mật khẩu'), confirmation);
  await press('Đăng ký');
}

const letIn = () =>
  network.on('POST', LOGIN, () =>
    ours({ success: true, data: { id: diem.id, name: diem.fullName, email: diem.email, role: 'USER' } }),
  );

describe('logging in', () => {
  it('says so, closes after a second, stores the user and shows the full name', async () => {
    letIn();
    const heard = vi.fn();
    window.addEventListener('userLogin', heard);
    await open();
    await logIn();
    await toast('🎉 Đăng nhập thành công!');
    expect(network.askedOf(LOGIN).map(({ body }) => body)).toEqual([
      { email: 'diem@hien.example', password: 'Hoa-phuong-1' },
    ]);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 2500 });
    expect(screen.getByText('🎉 Đăng nhập thành công!')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(diem);
    expect(heard).toHaveBeenCalledOnce();
    expect(within(screen.getByRole('banner')).getByRole('button', { name: diem.fullName })).toBeInTheDocument();
    window.removeEventListener('userLogin', heard);
  });

  it.each([
    ['a wrong password', () => error(401, { success: false, code: 'wrongCredentials' })],
    ['an answer without success', () => error(400, { success: false })],
  ])('with %s says that address or password is wrong', async (_, answer) => {
    network.on('POST', LOGIN, answer);
    await open();
    await logIn();
    await toast('❌ Sai email hoặc mật khẩu!');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('that fails for the network’s or the server’s sake says so', async () => {
    network.weather = 'refuse';
    await open();
    await logIn();
    await toast('❌ Có lỗi xảy ra khi đăng nhập!');
    expect(screen.getByText('Máy đang không có mạng.')).toBeInTheDocument();
  });

  it('too often says how long to wait', async () => {
    network.on('POST', LOGIN, () =>
      ours({ message: 'm', code: 'tooMany', requestId: 'r' }, 429, { 'retry-after': '32' }),
    );
    await open();
    await logIn();
    await toast('❌ Có lỗi xảy ra khi đăng nhập!');
    expect(screen.getByText('Bạn thử hơi nhiều lần. Vui lòng chờ 32 giây.')).toBeInTheDocument();
  });

  it('asks for the code of a second factor after the password, says when it is wrong, and sends both together', async () => {
    const answers = ['codeNeeded', 'codeWrong'];
    network.on('POST', LOGIN, () => {
      const code = answers.shift();
      const data = { id: diem.id, name: diem.fullName, email: diem.email, role: 'RECEPTION' };
      return code === undefined ? ours({ success: true, data }) : error(401, { code, field: 'code' });
    });
    await open();
    await logIn();
    await user.type(await dialog().findByLabelText('Mã xác thực'), '123456');
    await press('Xác nhận');
    await dialog().findByText('Mã chưa đúng hoặc đã được dùng. Hãy nhập mã mới.');
    await press('Dùng mã dự phòng');
    await user.clear(box('Mã dự phòng'));
    await user.type(box('Mã dự phòng'), 'abcd-efgh');
    await press('Xác nhận');
    await toast('🎉 Đăng nhập thành công!');
    const both = { email: 'diem@hien.example', password: 'Hoa-phuong-1' };
    expect(network.askedOf(LOGIN).map(({ body }) => body)).toEqual([
      both,
      { ...both, code: '123456' },
      { ...both, code: 'abcd-efgh' },
    ]);
  });

  it('held up by what strangers guess says the ways that are open, in our server’s words', async () => {
    network.on('POST', LOGIN, () => error(429, { code: 'signInHeld' }));
    await open();
    await logIn();
    await toast('Lời của máy chủ');
  });

  it('asks for address and password, and sends nothing without', async () => {
    await open();
    await press('Đăng nhập');
    expect(dialog().getByText('Vui lòng nhập email')).toBeInTheDocument();
    expect(dialog().getByText('Vui lòng nhập mật khẩu')).toBeInTheDocument();
    await user.type(box('Email'), 'diem');
    expect(await dialog().findByText('Email không hợp lệ')).toBeInTheDocument();
    expect(network.askedOf(LOGIN)).toEqual([]);
  });

  it('shows the password to who wants to see it', async () => {
    await open();
    expect(box('Mật khẩu')).toHaveAttribute('type', 'password');
    await press('Hiện: Mật khẩu');
    expect(box('Mật khẩu')).toHaveAttribute('type', 'text');
  });

  it('is offered at the foot of every page too', async () => {
    await openSite('/form-qr');
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Đăng nhập tài khoản' }));
    expect(await screen.findByRole('dialog', { name: 'Đăng nhập' })).toBeInTheDocument();
  });
});

describe('registering', () => {
  it('says so and returns to the login with the address filled in', async () => {
    network.on('POST', REGISTER, () => ours({ success: true }, 201));
    await open();
    await register();
    await toast('🎉 Đăng ký thành công!');
    expect(network.askedOf(REGISTER).map(({ body }) => body)).toEqual([
      {
        name: 'Nguyễn Ngọc Diễm',
        email: 'diem@hien.example',
        phoneNumber: '0912 345 678',
        password: 'Hoa-phuong-1',
      },
    ]);
    expect(screen.getByRole('dialog', { name: 'Đăng nhập' })).toBeInTheDocument();
    expect(box('Email')).toHaveValue('diem@hien.example');
    expect(sessionStore.getState().user).toBeNull();
  });

  it.each([
    ['an address or phone number that has an account', () => error(409), '❌ Email hoặc số điện thoại đã tồn tại!'],
    ['any other trouble', () => error(500, { code: 'internal' }), '❌ Có lỗi xảy ra khi đăng ký!'],
  ])('with %s says so and stays', async (_, answer, text) => {
    network.on('POST', REGISTER, answer);
    await open();
    await register();
    await toast(text);
    expect(screen.getByRole('dialog', { name: 'Đăng ký' })).toBeInTheDocument();
  });

  it('with two different passwords says so and sends nothing', async () => {
    await open();
    await register('Hoa-phuong-2');
    await toast('❌ Mật khẩu xác nhận không khớp!');
    expect(network.askedOf(REGISTER)).toEqual([]);
  });

  it('asks for every field', async () => {
    await open();
    await press('Đăng ký');
    await press('Đăng ký');
    for (const text of ['họ tên', 'email', 'số điện thoại', 'mật khẩu']) {
      expect(dialog().getByText(`Vui lòng nhập ${text}`)).toBeInTheDocument();
    }
    expect(dialog().getByText('Vui lòng nhập lại mật khẩu')).toBeInTheDocument();
    await user.type(box('Mật khẩu'), 'ngan');
    expect(await dialog().findByText('Tối thiểu 8 ký tự')).toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  it('shows the alert of the specification, sends a real request, and goes back', async () => {
    network.on('POST', FORGOT, () => ours({ success: true }));
    await open();
    await user.type(box('Email'), 'diem@hien.example');
    await press('Quên mật khẩu?');
    expect(await screen.findByRole('dialog', { name: 'Quên mật khẩu' })).toBeInTheDocument();
    expect(box('Email')).toHaveValue('diem@hien.example');
    await press('Gửi yêu cầu');
    expect(await dialog().findByRole('alert')).toHaveTextContent('Yêu cầu đặt lại mật khẩu đã được gửi!');
    expect(network.askedOf(FORGOT).map(({ body }) => body)).toEqual([{ email: 'diem@hien.example' }]);
    await press('Quay lại');
    expect(screen.getByRole('dialog', { name: 'Đăng nhập' })).toBeInTheDocument();
  });

  it('promises no mail in a house without a mail server, to whoever asks', async () => {
    network.on('POST', FORGOT, () => ours({ success: true, mailsKept: true }));
    await open();
    await press('Quên mật khẩu?');
    await user.type(box('Email'), 'diem@hien.example');
    await press('Gửi yêu cầu');
    const alert = await dialog().findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Trang này chưa gửi được email'));
    expect(alert).not.toHaveTextContent('đang gửi email');
  });

  it('does not say that anything was sent when nothing was', async () => {
    network.weather = 'refuse';
    await open();
    await press('Quên mật khẩu?');
    await press('Gửi yêu cầu');
    expect(await dialog().findByText('Vui lòng nhập email')).toBeInTheDocument();
    await user.type(box('Email'), 'diem@hien.example');
    await press('Gửi yêu cầu');
    expect(await dialog().findByText('Máy đang không có mạng.')).toBeInTheDocument();
    expect(screen.queryByText('Yêu cầu đặt lại mật khẩu đã được gửi!')).not.toBeInTheDocument();
  });
});

describe('who is signed in', () => {
  it('is restored on load, and followed when another tab changes it', async () => {
    localStorage.setItem('user', JSON.stringify({ id: 7, name: 'Trần Văn Bình', email: 'binh@hien.example' }));
    const stop = startSession();
    await openSite('/form-qr');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('button', { name: 'Trần Văn Bình' })).toBeInTheDocument();
    expect(sessionStore.getState().user).toMatchObject({ id: '7', role: 'USER' });
    localStorage.removeItem('user');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
    expect(header.getByRole('button', { name: 'Đăng nhập' })).toBeInTheDocument();
    stop();
  });

  it('is nobody when what is stored is no user', async () => {
    localStorage.setItem('user', '{"broken');
    const stop = startSession();
    await openSite('/form-qr');
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Đăng nhập' })).toBeInTheDocument();
    stop();
  });

  it('has a menu with the own page and the way out', async () => {
    signInHere();
    await openSite('/form-qr');
    const header = within(screen.getByRole('banner'));
    await user.click(header.getByRole('button', { name: diem.fullName }));
    expect(header.getByRole('link', { name: 'Thông tin cá nhân' })).toHaveAttribute('href', '/dashbroad');
    expect(header.getByRole('button', { name: 'Đăng xuất' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(header.queryByRole('button', { name: 'Đăng xuất' })).not.toBeInTheDocument();
  });
});
