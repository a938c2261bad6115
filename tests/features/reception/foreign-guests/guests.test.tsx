// @vitest-environment jsdom
/** @module-tag last-ring */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../../src/app/site/session';
import type { ForeignGuest, ForeignGuestList } from '../../../../src/contract/foreign-guests/desk';
import type { ReadingReport } from '../../../../src/contract/guide-analytics/reading';
import { USUAL_PRIVACY } from '../../../../src/domain/privacy/retention';
import { dismissToast } from '../../../../src/features/reception/shared/desk-notice';
import { deskSyncStore } from '../../../../src/offline/desk/desk-query';
import { networkStore } from '../../../../src/offline/network/network';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { declarationOf } from '../../../support/foreign-guests';
import { openSite, sitePhone } from '../../../support/site';

const MINUTE = 60_000;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE).toISOString();

const foreignGuestOf = (
  id: string,
  fullName: string,
  declareBy: string,
  state: ForeignGuest['state'],
): ForeignGuest => ({
  id,
  declaration: declarationOf({ fullName }),
  bookingId: null,
  stayId: null,
  state,
  declareBy,
  toldBefore: null,
  declaredAt: null,
  declaredBy: null,
  createdBy: 'Lan Phương',
  deleteOn: '2026-12-23',
});
const listOf = (items: ForeignGuest[]): ForeignGuestList => ({
  items,
  page: 1,
  pages: 1,
  waiting: [
    {
      bookingId: 'b1',
      place: 'Studio, Nhà Phố',
      doors: ['A0902'],
      arrivedAt: '2026-11-20T11:37:00.000Z',
      guestName: 'Emma Müller',
      people: 2,
      from: '2026-11-20',
      to: '2026-11-22',
      nationality: 'Đức',
      nationalityCode: 'DEU',
      identity: 'C01X00T47',
      birthday: '1990-05-04',
      state: 'open',
      declareBy: inMinutes(600),
    },
  ],
  staying: [{ stayId: 's1', apartment: 'B516', guestName: 'Kim Min-jun', from: '2026-11-20', to: '2026-11-25' }],
  counts: { open: items.length, declared: 0, all: items.length },
  checkInTime: '14:00',
  within: 12,
  keptDays: 30,
  serverNow: inMinutes(0),
});
const REPORT: ReadingReport = {
  counting: true,
  from: '2026-10-22',
  to: '2026-11-20',
  sections: [
    { id: '2', title: 'Điện, bếp', opened: { vi: 10, en: 2 } },
    { id: '2-3', title: 'Máy giặt', opened: { vi: 5, en: 1 } },
  ],
  films: [{ id: 'washing-machine', title: 'Xem cách giặt đồ', started: { vi: 4, en: 0 }, ended: { vi: 1, en: 0 } }],
  days: [{ day: '2026-11-20', opened: 18, started: 4 }],
  serverNow: inMinutes(0),
};

let network: FakeNetwork;
let user: UserEvent;

beforeEach(async () => {
  network = await sitePhone();
  network.on('GET', /^\/api\/reception\/today/, () => ours({ message: 'x', code: 'unavailable', requestId: 'r' }, 503));
  network.on('GET', /^\/api\/reception\/residents/, () =>
    ours(
      listOf([
        foreignGuestOf('r1', 'SOFIA LINDQVIST', inMinutes(-65), 'overdue'),
        foreignGuestOf('r2', 'LARS LINDQVIST', inMinutes(130), 'soon'),
      ]),
    ),
  );
  network.on('GET', /^\/api\/reception\/reading/, () => ours(REPORT));
  network.on('GET', /^\/api\/reception\/privacy/, () =>
    ours({ retentionDays: USUAL_PRIVACY.retentionDays, runs: [], serverNow: inMinutes(0) }),
  );
  user = userEvent.setup();
  networkStore.setState({ state: 'online' });
  deskSyncStore.setState({ version: 0, live: false, turnedAway: false });
  sessionStore.setState({ user: { id: 'u1', fullName: 'Lan Phương', email: 'lan@hien.example', role: 'RECEPTION' } });
});
afterEach(() => {
  dismissToast();
  sessionStore.setState({ user: null });
  vi.unstubAllGlobals();
});

const asked = (method: string, path: string) =>
  network.asked.filter((one) => one.method === method && one.path.startsWith(`/api/reception/${path}`));

describe('foreign guests', () => {
  it('says loudly who is late, and how much time is left for the others', async () => {
    await openSite('/reception/residents');
    expect(await screen.findByText(/^1 khách đã quá hạn khai báo/)).toBeVisible();
    expect(screen.getByRole('row', { name: /SOFIA LINDQVIST.*Quá hạn 1 giờ [45] phút/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /LARS LINDQVIST.*Còn 2 giờ (9|10) phút/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Emma Müller.*Còn 9 giờ 59 phút|Emma Müller.*Còn 10 giờ/ })).toBeVisible();
  });

  it('stand on one row as a large party until somebody opens it, and are declared together', async () => {
    const party = Array.from({ length: 100 }, (_, at) => ({
      ...foreignGuestOf(`p${at}`, `GUEST ${at}`, inMinutes(at === 40 ? -5 : 300), at === 40 ? 'overdue' : 'open'),
      bookingId: 'large',
    }));
    const alone = foreignGuestOf('r1', 'SOFIA LINDQVIST', inMinutes(130), 'soon');
    network.on('GET', /^\/api\/reception\/residents/, () => ours(listOf([...party, alone])));
    network.on('PUT', '/api/reception/residents/declared', () => ours({ done: true }));
    await openSite('/reception/residents');
    const head = await screen.findByRole('row', {
      name: /GUEST 0 và 99 khách đi cùng.*100 khách chưa khai báo.*Quá hạn/,
    });
    expect(screen.queryByRole('row', { name: /^GUEST 50/ })).toBeNull();
    expect(screen.getByRole('row', { name: /^SOFIA/ })).toBeVisible();
    const opener = within(head).getByRole('button', { name: 'Xem từng khách: GUEST 0' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(screen.getByRole('row', { name: /^GUEST 50/ })).toBeVisible();
    await user.click(within(head).getByRole('button', { name: 'Thu gọn: GUEST 0' }));
    expect(screen.queryByRole('row', { name: /^GUEST 50/ })).toBeNull();
    await user.click(within(head).getByRole('button', { name: /^Đã khai báo cả 100 khách này/ }));
    await waitFor(() => expect(asked('PUT', 'residents/declared')).toHaveLength(1));
    expect(asked('PUT', 'residents/declared')[0]?.body).toEqual({ ids: party.map(({ id }) => id), declared: true });
  });

  it('notes a guest as declared, with a way back', async () => {
    network.on('PUT', '/api/reception/residents/declared', () => ours({ done: true }));
    await openSite('/reception/residents');
    await user.click(await screen.findByRole('button', { name: 'Đã khai báo: SOFIA LINDQVIST' }));
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(asked('PUT', 'residents/declared')).toHaveLength(2));
    expect(asked('PUT', 'residents/declared').map(({ body }) => body)).toEqual([
      { ids: ['r1'], declared: true },
      { ids: ['r1'], declared: false },
    ]);
  });

  it('says what the portal has of somebody to be declared again, and offers to note that it is done', async () => {
    const again: ForeignGuest = {
      ...foreignGuestOf('r1', 'SOFIA LINDQVIST', inMinutes(600), 'open'),
      declaredAt: '2026-11-20T03:00:00.000Z',
      declaredBy: 'Lan Phương',
      toldBefore: { from: '2026-11-19', to: '2026-11-21', room: 'B902' },
    };
    network.on('GET', /^\/api\/reception\/residents/, () => ours(listOf([again])));
    await openSite('/reception/residents');
    expect(await screen.findByText('Khai báo lại: cổng đang ghi 19–21/11, B902')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Đã khai báo: SOFIA LINDQVIST' })).toBeEnabled();
  });

  it.each([
    [1, 'Đã khai báo cả 2 khách này'],
    [3, 'Đã khai báo 2 khách trên trang này'],
  ])('of %i pages, are declared together as far as they are shown, which the button says', async (pages, word) => {
    const guests = ['r1', 'r2'].map((id) => foreignGuestOf(id, 'SOFIA LINDQVIST', inMinutes(60), 'soon'));
    network.on('GET', /^\/api\/reception\/residents/, () => ours({ ...listOf(guests), pages }));
    network.on('PUT', '/api/reception/residents/declared', () => ours({ done: true }));
    await openSite('/reception/residents');
    await user.click(await screen.findByRole('button', { name: word }));
    await waitFor(() =>
      expect(asked('PUT', 'residents/declared')[0]?.body).toEqual({ ids: ['r1', 'r2'], declared: true }),
    );
  });

  it('fills the form from the booking, and stops at what the portal would pass over', async () => {
    network.on('POST', '/api/reception/residents', () =>
      ours(foreignGuestOf('r3', 'EMMA MULLER', inMinutes(600), 'open'), 201),
    );
    await openSite('/reception/residents');
    await user.click(await screen.findByRole('button', { name: 'Nhập thông tin: Emma Müller' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText('Họ và tên')).toHaveAccessibleDescription('Khai báo là EMMA MULLER');
    expect(form.getByLabelText('Quốc tịch')).toHaveValue('Đức (DEU)');
    await user.click(form.getByRole('radio', { name: 'Nữ' }));
    // The door and the hour that are known, in Viet Nam.
    expect(
      [form.getByLabelText('Phòng'), form.getByLabelText('Giờ đến')].map((input) => (input as HTMLInputElement).value),
    ).toEqual(['A0902', '18:37']);
    await user.clear(form.getByLabelText('Số hộ chiếu'));
    await user.type(form.getByLabelText('Số hộ chiếu'), 'ABC');
    await user.click(form.getByRole('button', { name: 'Lưu' }));
    expect(form.getByLabelText('Số hộ chiếu')).toHaveAccessibleDescription('Số hộ chiếu gồm 5 đến 20 chữ và số.');
    expect(asked('POST', 'residents')).toEqual([]);
    await user.clear(form.getByLabelText('Số hộ chiếu'));
    await user.type(form.getByLabelText('Số hộ chiếu'), 'c01x 00t47');
    await user.clear(form.getByLabelText('Ngày sinh'));
    await user.type(form.getByLabelText('Ngày sinh'), '1990');
    await user.click(form.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(asked('POST', 'residents')).toHaveLength(1));
    expect(asked('POST', 'residents')[0]?.body).toMatchObject({
      bookingId: 'b1',
      declaration: {
        fullName: 'EMMA MULLER',
        nationality: 'DEU',
        passportNumber: 'C01X00T47',
        birth: '1990',
        sex: 'F',
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks of who comes with them for a person of their own, and never proposes that they are from “Khác”', async () => {
    const [waiting] = listOf([]).waiting;
    const second = { ...waiting, written: 1, nationality: 'Khác', nationalityCode: null };
    network.on('GET', /^\/api\/reception\/residents/, () => ours({ ...listOf([]), waiting: [second] }));
    await openSite('/reception/residents');
    expect(await screen.findByRole('row', { name: /Emma Müller.*Nước khác.*2 khách.*đã nhập 1/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nhập thông tin: Emma Müller' }));
    const form = within(await screen.findByRole('dialog'));
    for (const field of ['Họ và tên', 'Quốc tịch', 'Số hộ chiếu']) expect(form.getByLabelText(field)).toHaveValue('');
    expect(form.getByLabelText('Phòng')).toHaveValue('A0902');
  });

  it('names everything that is missing at once, the sex too', async () => {
    await openSite('/reception/residents');
    await user.click(await screen.findByRole('button', { name: 'Thêm khách' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Lưu' }));
    expect(await dialog.findByLabelText('Họ và tên')).toHaveAccessibleDescription(/Vui lòng điền thông tin này/);
    for (const field of [
      dialog.getByRole('group', { name: 'Giới tính' }),
      dialog.getByLabelText('Ngày sinh'),
      dialog.getByLabelText('Số hộ chiếu'),
    ]) {
      expect(field).toHaveAccessibleDescription(/Vui lòng điền thông tin này/);
    }
    expect(dialog.getByLabelText('Họ và tên')).toHaveFocus();
    expect(asked('POST', 'residents')).toEqual([]);
  });

  it('is kept nowhere on the device: without a network it says so', async () => {
    await openSite('/reception/residents');
    await screen.findByText(/^1 khách đã quá hạn/);
    act(() => networkStore.setState({ state: 'offline' }));
    expect(screen.getByRole('button', { name: 'Thêm khách' })).toBeDisabled();
    expect(screen.getByText('Xuất Excel').closest('a')).not.toHaveAttribute('href');
    cleanup();
    network.weather = 'refuse';
    await openSite('/reception/residents');
    expect(await screen.findByText(/không bao giờ được lưu trên máy này/)).toBeVisible();
    expect(screen.queryByText(/LINDQVIST/)).toBeNull();
  });
});

describe('what is read', () => {
  it('is a table that can be read out, with what share of a film was seen to its end', async () => {
    await openSite('/reception/reading');
    expect(await screen.findByRole('row', { name: '2-3 Máy giặt 6 5 1' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Xem cách giặt đồ 4 1 25 %' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Số lượt theo ngày' })).toBeInTheDocument();
  });

  it('is switched off with a way back', async () => {
    network.on('PUT', '/api/reception/reading', () => ours({ done: true }));
    await openSite('/reception/reading');
    await user.click(await screen.findByRole('switch', { name: 'Đang đếm', checked: true }));
    await waitFor(() => expect(asked('PUT', 'reading')[0]?.body).toEqual({ counting: false }));
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(asked('PUT', 'reading')[1]?.body).toEqual({ counting: true }));
  });
});

describe('one person’s data', () => {
  it('is deleted only after somebody has seen what goes and what stays, and has said yes', async () => {
    const preview = {
      found: [
        { kind: 'guestForms', goes: 2, blank: 0, stay: 0, reasons: [] },
        { kind: 'bookings', goes: 0, blank: 1, stay: 1, reasons: ['running', 'accounts'] },
      ],
      leftOut: [{ kind: 'stays', count: 2 }],
      names: ['Trần Quang Huy'],
      version: 'v1',
    };
    network.on('POST', '/api/reception/privacy/person', () => ours(preview));
    network.on('POST', '/api/reception/privacy/person/erase', () =>
      ours({ found: [], leftOut: [], names: [], version: 'v2' }),
    );
    await openSite('/reception/privacy');
    await user.type(await screen.findByLabelText('Email, số điện thoại hoặc mã đặt phòng'), 'huy@hien.example');
    await user.click(screen.getByRole('button', { name: 'Tìm' }));
    expect(
      await screen.findByRole('row', { name: /Đơn đặt phòng – 1 1 Lượt ở hoặc đơn đặt phòng còn hiệu lực/ }),
    ).toBeVisible();
    expect(screen.getByText(/^Không tính vào đây: 2 mục “Lượt ở” chỉ trùng tên\./)).toBeVisible();
    expect(network.asked.every(({ path }) => !path.includes('huy'))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Xoá dữ liệu' }));
    const question = within(await screen.findByRole('dialog'));
    expect(
      question.getByText('Xoá 2 mục, ẩn danh 1 mục (chỉ giữ số liệu), giữ lại 1 mục. Việc này không hoàn tác được.'),
    ).toBeVisible();
    expect(asked('POST', 'privacy/person/erase')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Xoá' }));
    expect(await screen.findByText('Không có dữ liệu nào về người này.')).toBeVisible();
    expect(asked('POST', 'privacy/person/erase')[0]?.body).toEqual({ who: 'huy@hien.example', version: 'v1' });
  });

  it('is kept within limits that are said at the field', async () => {
    await openSite('/reception/privacy');
    const field = await screen.findByLabelText('Nhật ký thao tác');
    await user.clear(field);
    await user.type(field, '3');
    await user.click(screen.getByRole('button', { name: 'Lưu thời hạn' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Từ 90 đến 1825 ngày'));
    expect(asked('PUT', 'privacy/retention')).toEqual([]);
  });
});
