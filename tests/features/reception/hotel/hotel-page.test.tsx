// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HotelArea } from '../../../../src/contract/hotel/hotel-areas';
import { deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';

const NO_PARTS = {
  '2-1': false,
  '2-2': true,
  '2-3': true,
  '2-4': false,
  '8-3': false,
  '8-4': false,
  '8-5': false,
  '11': false,
};
const AREAS: Partial<Record<HotelArea, unknown>> = {
  brand: { brand: 'Nhà Sen' },
  address: { address: { vi: '12 Bạch Đằng', en: '12 Bach Dang Street' }, mapUrl: '', mapEmbedUrl: '' },
  city: { city: 'Đà Nẵng' },
  phones: { phones: { reception: '0236 3 555 666', customerService: '', motorbike: '', zalo: '0905 555 666' } },
  online: { email: '', groupUrl: '', messengerUrl: '', facebookUrl: '', telegramUrl: '' },
  hours: {
    hours: {
      ...{ checkIn: '14:00', checkInVi: '14:00', checkInEn: '14:00', checkOut: '12:00', dayEnds: '06:00' },
      ...{ quietFrom: '', reception: '7:00–22:00' },
    },
  },
  legal: {
    legal: {
      ...{ name: 'Hộ kinh doanh Nhà Sen', taxCode: '0401234567', address: '', license: '', responsible: '' },
      ...{ email: '', noticeUrl: '' },
    },
  },
  cancellation: {
    prepaid: { freeBeforeDays: 7, feePercent: 30 },
    onArrival: { freeBeforeDays: 0, feePercent: 0 },
  },
  surcharges: { adult: 0, child: 0 },
  features: { features: { pool: true }, guideParts: NO_PARTS },
};
const door = (apartment: string, isDefault: boolean, retiredAt: string | null = null) => ({
  ...{ apartment, tower: '', card: false, hasCode: true, hasNext: false, isDefault, wifiName: '', ownWifi: false },
  ...{ rotate: null, rotatedAt: null, roomId: 1, ready: null, retiredAt },
});
const name = (vi: string) => ({ vi, en: vi });
const room = (id: number, price: number) => ({
  ...{ id, room: `Phòng ${id}`, apartment: 'Nhà Sen', area: 'OTHER', price, discount: 0 },
  ...{ surcharges: { adult: 0, child: 0 }, maxAdults: 2, maxChildren: 0, maxRooms: 1 },
});

let network: FakeNetwork;
beforeEach(async () => {
  network = await deskScreen();
  for (const [area, value] of Object.entries(AREAS))
    network.on('GET', `/api/reception/content/${area}?lang=vi`, () =>
      ours({ subject: area, value, version: 'v', last: null, touched: null }),
    );
  network.on('GET', /^\/api\/reception\/doors\?/, () =>
    ours({
      items: [door('201', false), door('202', true), door('203', true, '2026-11-20T03:00:00.000Z')],
      ...{ towers: [], rooms: [], serverNow: '2026-11-20T03:00:00.000Z' },
    }),
  );
  network.on('GET', /^\/api\/reception\/homes\?/, () =>
    ours({
      items: [
        {
          ...{
            id: 1,
            name: name('Nhà Sen'),
            house: '',
            area: 'OTHER',
            city: 'Đà Nẵng',
            status: 'AVAILABLE',
            picture: '',
          },
          rooms: ['Đôi', 'Đơn'].map((vi, at) => ({
            ...{ id: at + 1, name: name(vi), price: 650_000, discount: 0, maxRooms: 1, hidden: false },
          })),
        },
      ],
    }),
  );
  network.on('GET', /^\/api\/reception\/rooms\?/, () => ours([room(1, 650_000), room(2, 900_000)]));
  network.on('GET', /^\/api\/reception\/staff\?/, () =>
    ours({ items: [], asked: false, codesLeft: 0, invitations: [] }),
  );
});
afterEach(leaveDesk);

const lines = async (): Promise<[string, string | null][]> => {
  await screen.findByText('Nhà Sen', { selector: 'main *' });
  return within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent.replaceAll('\u00a0', ' '), link.getAttribute('href')]);
};

it('says of everything that /setup asks what it is now, and leads to where it is changed', async () => {
  await openSite('/reception/hotel');
  await screen.findByText('Từ 650.000 ₫ đến 900.000 ₫ một đêm');
  expect(await lines()).toEqual([
    ['Tên nhàNhà Sen', '/reception/content?area=brand'],
    ['Địa chỉ12 Bạch Đằng', '/reception/content?area=address'],
    ['Thành phốĐà Nẵng', '/reception/content?area=city'],
    ['Điện thoại0236 3 555 666 · Zalo 0905 555 666', '/reception/content?area=phones'],
    ['Email của nhàChưa có', '/reception/content?area=online'],
    [
      'Giờ nhận, trả phòngNhận phòng từ 14:00 · trả phòng trước 12:00 · lễ tân 7:00–22:00',
      '/reception/content?area=hours',
    ],
    ['Đơn vị đứng sauHộ kinh doanh Nhà Sen · 0401234567', '/reception/content?area=legal'],
    ['Căn & Wi-Fi2 căn · 1 căn chưa có mã riêng', '/reception/codes'],
    ['Loại phòng2 loại phòng · Đôi, Đơn', '/reception/offers?list=homes'],
    ['Giá phòngTừ 650.000 ₫ đến 900.000 ₫ một đêm', '/reception/prices'],
    [
      'Chính sách huỷTrả trước: huỷ miễn phí trước 7 ngày, sau đó 30% · Trả khi đến: huỷ miễn phí',
      '/reception/content?area=cancellation',
    ],
    ['Phụ thu thêm kháchKhông phụ thu', '/reception/content?area=surcharges'],
    ['Trong nhà có gìBếp, Máy giặt, Bể bơi', '/reception/content?area=features'],
    ['Tài khoản của bạnChưa bật xác thực hai bước', '/reception/account'],
    ['Nhân viên0 người', '/reception/staff'],
    ['Email gửi điChưa đọc được', '/reception/mail'],
    ['Sao lưuChưa đọc được', '/reception/backups'],
  ]);
});
