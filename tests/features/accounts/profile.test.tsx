// @vitest-environment jsdom
/** @module-tag last-ring */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetServerClock } from '../../../src/api/server-clock';
import { closeLogin, sessionStore, signOut } from '../../../src/app/site/session';
import type { Profile } from '../../../src/contract/accounts/accounts';
import { MARKER_HEADER, MARKER_VALUE } from '../../../src/contract/marker';
import { networkStore } from '../../../src/offline/network/network';
import { outboxStore } from '../../../src/offline/outbox/outbox';
import { flushAfterOutage } from '../../../src/offline/outbox/outbox-queue';
import { ownPicture } from '../../../src/offline/accounts/own-picture';
import { diem, offerProfile, profileAs, signInHere } from '../../support/account';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite, sitePhone } from '../../support/site';
import { table } from '../../support/table';

const PROFILE = `/user/${diem.id}`;
const PASSWORD = `${PROFILE}/change-password`;
const AVATAR = `${PROFILE}/avatar`;
const JPG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);

let network: FakeNetwork;
let current: { profile: Profile };
const user = userEvent.setup({ applyAccept: false });

beforeEach(async () => {
  forgetServerClock();
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  current = { profile: profileAs() };
  offerProfile(network, current);
  signInHere();
  closeLogin();
});
afterEach(() => {
  vi.unstubAllGlobals();
  signInHere(null);
});

const error = (status: number, body: object = {}) =>
  ours({ message: 'Lời của máy chủ', code: 'x', requestId: 'r', ...body }, status);
const main = () => within(screen.getByRole('main'));
const box = (name: string | RegExp) => main().getByLabelText(name, { selector: 'input' });
const press = (name: string | RegExp) => user.click(main().getByRole('button', { name }));
const says = (text: string) => screen.findByText(text);

async function open(): Promise<void> {
  await openSite('/dashbroad');
  await main().findByRole('button', { name: 'Chỉnh sửa' });
}

async function retype(name: string | RegExp, text: string): Promise<void> {
  await user.clear(box(name));
  if (text !== '') await user.type(box(name), text);
}

describe('the own page', () => {
  it('has its picture without a network too, fetched once, and gone with the sign-out', async () => {
    const address = '/avatars/x.webp';
    current.profile = profileAs({ avatar: address });
    network.on(
      'GET',
      address,
      () => new Response(JPG, { headers: { [MARKER_HEADER]: MARKER_VALUE, 'content-type': 'image/webp' } }),
    );
    const face = () => main().getByRole('img', { name: `Ảnh đại diện của ${diem.fullName}` });
    await open();
    await waitFor(() => expect(network.askedOf(address)).toHaveLength(1));
    network.weather = 'refuse';
    await waitFor(async () => expect(await ownPicture(diem.id, address)).toMatch(/^data:image\/webp;base64,/));
    fireEvent.error(face());
    await waitFor(() => expect(face()).toHaveAttribute('src', expect.stringMatching(/^data:image/) as string));
    await signOut();
    expect(await ownPicture(diem.id, address)).toBeNull();
  });

  it('asks who is not signed in to log in', async () => {
    signInHere(null);
    await openSite('/dashbroad');
    expect(await main().findByRole('heading', { name: 'Đăng nhập để xem tài khoản' })).toBeInTheDocument();
    await press('Đăng nhập');
    expect(await screen.findByRole('dialog', { name: 'Đăng nhập' })).toBeInTheDocument();
    expect(network.askedOf(PROFILE)).toEqual([]);
  });

  it('shows what the account holds, the date of birth as dd/MM/yyyy', async () => {
    await open();
    for (const text of [
      'Nguyễn Ngọc Diễm',
      'diem@hien.example',
      '0912 345 678',
      '28/02/1990',
      'Nữ',
      'Bãi Cháy, Hạ Long',
    ]) {
      expect(main().getAllByText(text).length).toBeGreaterThan(0);
    }
    await waitFor(() => expect(document.title).toBe('Thông tin cá nhân · Hiên'));
  });

  it('says that the information could not be loaded, and tries again on a tap', async () => {
    network.on('GET', PROFILE, () => error(500, { code: 'internal' }));
    await openSite('/dashbroad');
    expect(await main().findByText('Không thể tải thông tin người dùng')).toBeInTheDocument();
    offerProfile(network, current);
    await press('Thử lại');
    expect(await main().findByRole('button', { name: 'Chỉnh sửa' })).toBeInTheDocument();
  });

  it('is read without a network, with the time it was kept', async () => {
    await open();
    document.body.replaceChildren();
    network.weather = 'refuse';
    await openSite('/dashbroad');
    expect(await main().findByText(/Theo bản lưu lúc/)).toBeInTheDocument();
    expect(main().getByText('0912 345 678')).toBeInTheDocument();
  });

  it('of a session that our server has ended signs this device out', async () => {
    network.on('GET', PROFILE, () => error(401, { code: 'signInNeeded' }));
    await openSite('/dashbroad');
    await waitFor(() => expect(sessionStore.getState().user).toBeNull());
    expect(localStorage.getItem('user')).toBeNull();
    expect(await main().findByRole('heading', { name: 'Đăng nhập để xem tài khoản' })).toBeInTheDocument();
  });

  it('shows the loyalty points, all of it disabled', async () => {
    await open();
    const panel = within(main().getByRole('region', { name: 'Điểm thưởng' }));
    expect(panel.getByText('1.250 điểm')).toBeInTheDocument();
    for (const cost of [400, 300, 200]) expect(panel.getByText(`${cost} điểm`)).toBeInTheDocument();
    for (const button of panel.getAllByRole('button')) expect(button).toBeDisabled();
  });

  it('leads to what was booked while signed in', async () => {
    const id = 'AAAAAAAAAAAAAAAAAAAAAA';
    const booking = {
      ...{ id, status: 'CONFIRMED', apartmentName: 'Căn hộ Đẹp', roomName: 'Studio', imageUrl: null },
      ...{ checkIn: '2026-11-27', checkOut: '2026-11-30', totalPrice: 2_700_000 },
    };
    network.on('GET', /^\/user\/u-1\/bookings/, () => ours({ success: true, data: [booking], message: '' }));
    await open();
    const link = await main().findByRole('link', { name: /Căn hộ Đẹp/ });
    expect(link).toHaveAttribute('href', `/booking/${id}`);
    expect(link).toHaveTextContent('27/11/2026 đến 30/11/2026');
    expect(link).toHaveTextContent('Đã xác nhận');
  });
});

describe('changing the information', () => {
  it('sends the date as yyyy-MM-dd, says so, and goes back to reading; the header follows', async () => {
    network.on('PUT', PROFILE, ({ body }) => {
      const { name, ...rest } = body as { name: string };
      current.profile = { ...current.profile, ...rest, fullName: name };
      return ours({ success: true, data: current.profile, message: '' });
    });
    await open();
    await press('Chỉnh sửa');
    expect(box('Email')).toHaveAttribute('readonly');
    await retype('Họ và tên', 'Trần Ngọc Diễm');
    await retype('Ngày sinh', '1/3/1991');
    await user.selectOptions(main().getByLabelText('Giới tính'), 'Khác');
    await press('Lưu');
    await says('Cập nhật thành công!');
    expect(network.askedOf(PROFILE).find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ name: 'Trần Ngọc Diễm', phoneNumber: '0912 345 678', dateOfBirth: '1991-03-01' },
      ...{ address: 'Bãi Cháy, Hạ Long', gender: 'OTHER' },
    });
    expect(main().getByRole('button', { name: 'Chỉnh sửa' })).toBeInTheDocument();
    expect(main().getByText('01/03/1991')).toBeInTheDocument();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('button', { name: 'Trần Ngọc Diễm' })).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ fullName: 'Trần Ngọc Diễm' });
  });

  table([
    ['Họ và tên', '', 'Vui lòng nhập họ tên'],
    ['Số điện thoại', 'abc', 'Số điện thoại không hợp lệ'],
    ['Ngày sinh', '30/02/1990', /ngày\/tháng\/năm/],
    ['Ngày sinh', '28/2', /ngày\/tháng\/năm/],
  ])('refuses %s = "%s"', async (field, text, message) => {
    await open();
    await press('Chỉnh sửa');
    await retype(field, text);
    await press('Lưu');
    expect(await main().findByText(message)).toBeInTheDocument();
    expect(network.askedOf(PROFILE).some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('that fails says so with the server’s own words, and keeps what was typed', async () => {
    network.on('PUT', PROFILE, () => error(409, { message: 'Email hoặc số điện thoại đã tồn tại!' }));
    await open();
    await press('Chỉnh sửa');
    await retype('Họ và tên', 'Trần Ngọc Diễm');
    await press('Lưu');
    await says('Cập nhật thất bại!');
    expect(screen.getByText('Email hoặc số điện thoại đã tồn tại!')).toBeInTheDocument();
    expect(box('Họ và tên')).toHaveValue('Trần Ngọc Diễm');
  });

  it('can be left without a change', async () => {
    await open();
    await press('Chỉnh sửa');
    await retype('Họ và tên', 'Ai đó');
    await press('Huỷ');
    expect(main().getByRole('button', { name: 'Chỉnh sửa' })).toBeInTheDocument();
    expect(main().queryByText('Ai đó')).not.toBeInTheDocument();
  });
});

describe('another picture', () => {
  const choose = (bytes: Uint8Array<ArrayBuffer>, name = 'me.jpg', type = 'image/jpeg') =>
    user.upload(main().getByLabelText('Đổi ảnh'), new File([bytes], name, { type }));

  it('is sent as the field "file" and shown', async () => {
    network.on('POST', AVATAR, () => {
      current.profile = profileAs({ avatar: '/avatars/x.webp' });
      return ours({ success: true, data: { avatar: '/avatars/x.webp' }, message: '' });
    });
    await open();
    await choose(JPG);
    await says('Cập nhật ảnh đại diện thành công!');
    expect(network.askedOf(AVATAR)).toHaveLength(1);
    expect(network.askedOf(AVATAR)[0]?.headers.get('content-type')).toBeNull();
    expect(main().getByRole('img', { name: 'Ảnh đại diện của Nguyễn Ngọc Diễm' })).toHaveAttribute(
      'src',
      '/avatars/x.webp',
    );
  });

  table([
    ['a GIF that is called JPG', new Uint8Array([0x47, 0x49, 0x46, 0x38]), 'Chỉ hỗ trợ JPG/PNG/WebP'],
    ['nothing', new Uint8Array(), 'Chỉ hỗ trợ JPG/PNG/WebP'],
    ['two megabytes', Uint8Array.from({ length: 2 * 1024 * 1024 }, (_, at) => JPG[at] ?? 0), 'Ảnh phải nhỏ hơn 2MB'],
  ])('that is %s is refused and not sent', async (_, bytes, text) => {
    await open();
    await choose(bytes);
    await says(text);
    expect(network.askedOf(AVATAR)).toEqual([]);
  });

  it('that fails says so', async () => {
    network.on('POST', AVATAR, () => error(415, { message: 'Chỉ hỗ trợ JPG/PNG/WebP' }));
    await open();
    await choose(JPG);
    await says('Upload ảnh thất bại!');
    expect(screen.getByText('Chỉ hỗ trợ JPG/PNG/WebP')).toBeInTheDocument();
  });
});

describe('another password', () => {
  const fill = async (old: string, next: string, again = next): Promise<void> => {
    if (old) await user.type(box('Mật khẩu cũ'), old);
    if (next) await user.type(box('Mật khẩu mới'), next);
    if (again) await user.type(box('Xác nhận mật khẩu mới'), again);
    await press('Đổi mật khẩu');
  };

  it('is sent once, with the words of the specification', async () => {
    let answer: (response: Response) => void = () => undefined;
    network.on('PUT', PASSWORD, () => new Promise((resolve) => (answer = resolve)));
    await open();
    await fill('Hoa-phuong-1', 'Hoa-sen-7');
    expect(await main().findByRole('button', { name: 'Đang cập nhật mật khẩu...' })).toBeInTheDocument();
    answer(ours({ success: true }));
    await says('Đổi mật khẩu thành công!');
    expect(network.askedOf(PASSWORD).map(({ body }) => body)).toEqual([
      { oldPassword: 'Hoa-phuong-1', newPassword: 'Hoa-sen-7' },
    ]);
    expect(box('Mật khẩu cũ')).toHaveValue('');
  });

  table([
    ['', 'Hoa-sen-7', undefined, 'Vui lòng nhập mật khẩu cũ'],
    ['Hoa-phuong-1', 'Hoa-7', undefined, 'Tối thiểu 8 ký tự'],
    ['Hoa-phuong-1', 'hoa-sen-trang', undefined, 'Phải có cả chữ và số'],
    ['Hoa-phuong-1', '1234567890', undefined, 'Phải có cả chữ và số'],
    ['Hoa-phuong-1', 'Hoa-phuong-1', undefined, 'Mật khẩu mới không được trùng mật khẩu cũ'],
    ['Hoa-phuong-1', 'Hoa-sen-7', 'Hoa-sen-8', 'Mật khẩu xác nhận không khớp'],
  ])('"%s" → "%s" is refused', async (old, next, again, message) => {
    await open();
    await fill(old, next, again ?? next);
    expect(await main().findByText(message)).toBeInTheDocument();
    await says('Vui lòng điền đúng thông tin mật khẩu');
    expect(network.askedOf(PASSWORD)).toEqual([]);
  });

  it('is never kept to be sent later: without a network it fails, and nothing follows by itself', async () => {
    network.on('PUT', PASSWORD, () => ours({ success: true }));
    await open();
    network.weather = 'refuse';
    await fill('Hoa-phuong-1', 'Hoa-sen-7');
    await says('Đổi mật khẩu thất bại!');
    expect(outboxStore.getState()).toEqual({ items: [], unseen: 0 });
    const tried = network.askedOf(PASSWORD).length;
    network.weather = 'pass';
    await flushAfterOutage();
    expect(network.askedOf(PASSWORD)).toHaveLength(tried);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('Hoa-sen-7');
  });

  it('that our server breaks on says so in the specification’s words', async () => {
    network.on('PUT', PASSWORD, () => error(500, { code: 'internal', message: '' }));
    await open();
    await fill('Hoa-phuong-1', 'Hoa-sen-7');
    await says('Đổi mật khẩu thất bại!');
    expect(screen.getByText(/^Có lỗi xảy ra/)).toBeInTheDocument();
  });

  it('that our server refuses says why', async () => {
    network.on('PUT', PASSWORD, () => error(422, { code: 'passwordWrong', message: 'Mật khẩu cũ không đúng.' }));
    await open();
    await fill('Hoa-phuong-1', 'Hoa-sen-7');
    await says('Đổi mật khẩu thất bại!');
    expect(screen.getByText('Mật khẩu cũ không đúng.')).toBeInTheDocument();
  });
});

describe('the mail’s link', () => {
  const TOKEN = 't'.repeat(43);
  const RESET = '/api/v1/auth/reset-password';
  const set = async (text = 'Hoa-sen-7'): Promise<void> => {
    await user.type(box('Mật khẩu mới'), text);
    await user.type(box('Xác nhận mật khẩu mới'), text);
    await press('Đặt mật khẩu');
  };

  it('sets a new password with its token, and leads to the login', async () => {
    network.on('POST', RESET, () => ours({ success: true }));
    await openSite(`/dat-lai-mat-khau#token=${TOKEN}`);
    await set();
    expect(await main().findByRole('heading', { name: 'Đã đặt mật khẩu mới' })).toBeInTheDocument();
    expect(network.askedOf(RESET).map(({ body }) => body)).toEqual([{ token: TOKEN, password: 'Hoa-sen-7' }]);
    await press('Đăng nhập');
    expect(await screen.findByRole('dialog', { name: 'Đăng nhập' })).toBeInTheDocument();
  });

  it('sends the same password again under the same key: the answer to the first may only have been lost', async () => {
    network.on('POST', RESET, () => error(500, { code: 'internal', message: '' }));
    await openSite(`/dat-lai-mat-khau#token=${TOKEN}`);
    await set();
    await press('Đặt mật khẩu');
    await vi.waitFor(() => expect(network.askedOf(RESET)).toHaveLength(2));
    const [first, second] = network.askedOf(RESET).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('that has ended, or has no token, offers another one', async () => {
    network.on('POST', RESET, () => error(410, { code: 'resetLinkEnded' }));
    await openSite(`/dat-lai-mat-khau#token=${TOKEN}`);
    await set();
    expect(await main().findByRole('heading', { name: 'Đường dẫn này không còn dùng được' })).toBeInTheDocument();
    await press('Gửi đường dẫn mới');
    expect(await screen.findByRole('dialog', { name: 'Quên mật khẩu' })).toBeInTheDocument();
  });
});
