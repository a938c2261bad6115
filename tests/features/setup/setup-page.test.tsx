// @vitest-environment jsdom
/** @module-tag last-ring */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { SETUP_WORDS } from '../../../src/app/setup/setup-words';
import { createI18n } from '../../../src/app/site/i18n';
import type { SetupDoor, SetupState } from '../../../src/contract/setup/setup';
import type { Language } from '../../../src/domain/languages';
import { SetupPage } from '../../../src/features/setup/setup-page';
import { FakeNetwork, ours } from '../../support/fake-network';

const HOUSE = {
  name: 'Nhà Sen',
  city: 'Đà Nẵng',
  address: { vi: '12 Trần Phú, Đà Nẵng' },
  phones: { reception: '0236 388 2424' },
  hours: { checkIn: '14:00', checkOut: '12:00' },
};
const doorOf = (code: string, more: Partial<SetupDoor> = {}): SetupDoor => ({
  ...{ code, tower: code.slice(0, 1), doorCode: null, card: false, wifi: null },
  ...more,
});
const ROOM = { name: { vi: 'Giường đôi' }, acreage: 24, beds: 1, maxAdults: 2, maxChildren: 1, price: 600_000 };

let user: UserEvent;
let network: FakeNetwork;
let state: SetupState;
beforeEach(() => {
  user = userEvent.setup();
  network = new FakeNetwork();
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  state = { house: HOUSE, legal: null, doors: [], rooms: [], features: null, owner: null };
  network.on('GET', '/api/setup/state', () => ours(state));
  for (const step of ['house', 'legal', 'doors', 'rooms', 'features', 'people']) {
    network.on('PUT', `/api/setup/${step}`, () => ours(state));
  }
  network.on('POST', '/api/setup/owner', () => ours(state));
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

async function open(step: string, lang: Language = 'vi'): Promise<void> {
  history.replaceState(null, '', `/setup#${step}`);
  const words = createI18n(lang, SETUP_WORDS[lang]);
  render(
    <I18nextProvider i18n={words}>
      <SetupPage lang={lang} onSwitch={() => undefined} />
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}
const next = () => user.click(screen.getByRole('button', { name: /^(Tiếp|Next)$/ }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sent = (step: string) => network.askedOf(`/api/setup/${step}`).at(-1)?.body as Record<string, unknown>;

describe('the way through /setup', () => {
  it('goes on at the heading of the step that comes, for who hears the page', async () => {
    await open('features');
    expect(await heading('Nhà mình có gì?')).not.toHaveFocus();
    await next();
    await waitFor(async () => expect(await heading('Tài khoản của bạn')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Quay lại' }));
    expect(await heading('Nhà mình có gì?')).toHaveFocus();
  });

  it('begins at the first step’s heading once the code is typed', async () => {
    let isIn = false;
    network.on('GET', '/api/setup/state', () =>
      isIn ? ours(state) : ours({ message: '', code: 'signInNeeded' }, 401),
    );
    network.on('POST', '/api/setup/session', () => {
      isIn = true;
      return new Response(null, { status: 204, headers: ours({}).headers });
    });
    await open('house');
    await user.type(screen.getByLabelText('Mã mở nhà'), '2222-2222');
    await user.click(screen.getByRole('button', { name: 'Bắt đầu' }));
    await waitFor(async () => expect(await heading('Nhà của bạn')).toHaveFocus());
  });

  it('leads nobody on who has gone back while the answer was awaited', async () => {
    let answer: () => void = () => undefined;
    network.on('PUT', '/api/setup/features', () => new Promise((done) => (answer = () => done(ours(state)))));
    await open('features');
    await next();
    await waitFor(() => expect(network.askedOf('/api/setup/features')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Quay lại' }));
    await heading('Loại phòng và giá');
    answer();
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loại phòng và giá');
  });

  it('promises nobody what was typed before anything was', async () => {
    network.weather = 'refuse';
    await open('house', 'en');
    expect(screen.getByRole('alert')).toHaveTextContent('The server does not answer; please try again.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('typed');
  });

  it.each([
    ['vi', 'Đã thử quá nhiều lần. Thử lại được sau 1 phút.'],
    ['en', 'Too many tries. You can try again in 1 min.'],
  ] as const)('says in %s that there were too many tries', async (lang, words) => {
    network.on('GET', '/api/setup/state', () => ours({ message: '', code: 'tooMany' }, 429, { 'retry-after': '60' }));
    await open('house', lang);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });
});

describe('doors', () => {
  const LIST = 'S201, 482913#, Nhà Sen, sen-hai-linh';

  it('given in a list with their codes stand in no history, and are there when one comes back', async () => {
    await open('doors');
    await user.click(screen.getByRole('radio', { name: 'Dán danh sách' }));
    await user.click(screen.getByLabelText('Danh sách cửa'));
    await user.paste(LIST);
    await new Promise((done) => setTimeout(done, 300));
    expect(JSON.stringify(history.state)).not.toContain('482913');
    expect(JSON.stringify(history.state)).not.toContain('sen-hai-linh');
    await user.click(screen.getByRole('button', { name: 'Để sau' }));
    await heading('Mã cửa và Wi-Fi');
    await user.click(screen.getByRole('button', { name: 'Quay lại' }));
    expect(await screen.findByLabelText('Danh sách cửa')).toHaveValue(LIST);
    expect(JSON.stringify(history.state)).not.toContain('482913');
  });

  it('that a list names twice are named at the list, until it is mended', async () => {
    network.on('PUT', '/api/setup/doors', () =>
      ours({ message: 'Sai', code: 'invalid', field: 'doors.1.code', requestId: 'r' }, 422),
    );
    await open('doors');
    await user.click(screen.getByRole('radio', { name: 'Dán danh sách' }));
    const list = screen.getByLabelText('Danh sách cửa');
    await user.click(list);
    await user.paste('S201\nS201');
    await next();
    await waitFor(() => expect(list).toHaveAccessibleDescription(/^S201: Có cửa ghi hai lần/));
    expect(list).toHaveFocus();
    await user.type(list, '{Backspace}2');
    expect(list).toBeValid();
  });

  it('left out by a tap stay so when the house has a floor more', async () => {
    await open('doors');
    await user.type(screen.getByLabelText('Chữ đứng trước số'), 'Đ');
    await user.click(screen.getByRole('button', { name: 'D302' }));
    await user.click(screen.getByRole('button', { name: 'Thêm: Đến tầng' }));
    await next();
    expect(sent('doors')).toEqual({ pattern: 'Đ: tầng 2–5, căn 01–03, trừ 302' });
  });

  it('of letters that are none are named at their field', async () => {
    await open('doors');
    const tower = screen.getByLabelText('Chữ đứng trước số');
    await user.type(tower, '2B');
    expect(tower).toBeInvalid();
    expect(tower).toHaveAccessibleDescription(/A–Z/);
  });
});

describe('codes of doors', () => {
  const CARD = doorOf('S201', { card: true });
  const doorsSent = () => sent('doors')['doors'] as SetupDoor[];

  it('as they are leave a card a card', async () => {
    state.doors = [CARD, doorOf('S202', { doorCode: '1357#' }), doorOf('S203')];
    await open('codes');
    await next();
    expect(doorsSent()).toEqual(state.doors);
  });

  it('are made for doors that have neither code nor card', async () => {
    state.doors = [CARD, doorOf('S202', { doorCode: '1357#' }), doorOf('S203')];
    await open('codes');
    await user.click(screen.getByRole('radio', { name: 'Tạo mã mới' }));
    expect(within(screen.getByRole('list', { name: 'Mã của từng cửa' })).getByText('thẻ')).toBeVisible();
    await next();
    expect(doorsSent().slice(0, 2)).toEqual(state.doors.slice(0, 2));
    expect(doorsSent()[2]?.doorCode).toMatch(/^\d{6}#$/);
  });

  it('are made for a house that had cards alone', async () => {
    state.doors = [CARD];
    await open('codes');
    await user.click(screen.getByRole('radio', { name: 'Tạo mã mới' }));
    await next();
    expect(doorsSent()).toMatchObject([{ card: false, doorCode: expect.stringMatching(/^\d{6}#$/) as string }]);
  });

  it('of a list are of its doors alone', async () => {
    state.doors = [CARD, doorOf('S202', { card: true })];
    await open('codes');
    await user.click(screen.getByRole('radio', { name: 'Dán mã đang dùng' }));
    await user.type(screen.getByLabelText('Mã của từng cửa'), 'S202, 1357');
    await next();
    expect(doorsSent()).toEqual([CARD, doorOf('S202', { doorCode: '1357' })]);
  });

  it('for a door that is not there are refused at the list, until it is mended', async () => {
    state.doors = [doorOf('S201')];
    await open('codes');
    await user.click(screen.getByRole('radio', { name: 'Dán mã đang dùng' }));
    const list = screen.getByLabelText('Mã của từng cửa');
    await user.type(list, 'S209, 1357');
    await next();
    expect(list).toHaveAccessibleDescription(/S209/);
    expect(list).toHaveFocus();
    await user.type(list, '{Backspace}');
    expect(list).toBeValid();
  });
});

it('rooms that were typed lose doors that are gone', async () => {
  state.doors = [doorOf('S201'), doorOf('S202')];
  state.rooms = [{ ...ROOM, doors: ['S201', 'S202'] }];
  await open('rooms');
  await user.type(screen.getByLabelText('Tên loại phòng'), ' nhỏ');
  await user.click(screen.getByRole('button', { name: 'Quay lại' }));
  await heading('Mã cửa và Wi-Fi');
  await user.click(screen.getByRole('button', { name: 'Quay lại' }));
  await heading('Các cửa');
  state = { ...state, doors: [doorOf('S201')], rooms: [{ ...ROOM, doors: ['S201'] }] };
  await user.click(screen.getByRole('button', { name: 'S202' }));
  await next();
  await heading('Mã cửa và Wi-Fi');
  await user.click(screen.getByRole('button', { name: 'Để sau' }));
  expect(await screen.findByLabelText('Tên loại phòng')).toHaveValue('Giường đôi nhỏ');
  await next();
  expect(sent('rooms')).toMatchObject({ rooms: [{ doors: ['S201'] }] });
});

it('doors of a room stand over each other as in the house, those of no floor at the end', async () => {
  state.doors = ['B201', 'A201', 'A1102', 'A202', 'ASEN'].map((code) => doorOf(code));
  await open('rooms');
  const house = screen.getByRole('group', { name: 'Cửa của Loại phòng 1' });
  const shown = within(house).getAllByRole('button', { pressed: true });
  expect(shown.map((door) => door.textContent)).toEqual(['A1102', 'A201', 'A202', 'ASEN', 'B201']);
});

it('the owner’s name changes without the password', async () => {
  state.owner = { name: 'Chị Mai', email: 'mai@nha-sen.example' };
  await open('owner');
  await user.type(screen.getByLabelText('Tên của bạn'), ' Nguyễn');
  await next();
  expect(sent('owner')).toEqual({ name: 'Chị Mai Nguyễn', email: 'mai@nha-sen.example' });
  await heading('Người của nhà');
});

it('says in words what a list was read as', async () => {
  await open('doors');
  await user.click(screen.getByRole('radio', { name: 'Dán danh sách' }));
  const list = screen.getByLabelText('Danh sách cửa');
  await user.type(list, '1201, 1357');
  expect(screen.getByText('Đọc được 2 cửa: 1201; 1357. Không có mã cửa nào.')).toBeVisible();
  await user.clear(list);
  await user.type(list, '1201, 482913#');
  expect(screen.getByText('Đọc được 1 cửa: cửa 1201 mã 482913#. Có mã: 1 cửa.')).toBeVisible();
});

it('the address has its English where somebody types it', async () => {
  await open('house');
  await user.click(screen.getByText('Địa chỉ bằng tiếng Anh', { selector: 'summary' }));
  await user.type(screen.getByLabelText('Địa chỉ bằng tiếng Anh'), '12 Tran Phu, Da Nang');
  await next();
  expect(sent('house')).toMatchObject({ address: { vi: '12 Trần Phú, Đà Nẵng', en: '12 Tran Phu, Da Nang' } });
});

it('before it opens the house is read through, and each thing that is odd leads to where it is mended', async () => {
  state.doors = [doorOf('S201')];
  const faults = ['/help', '/apartment/phong-vuon/view', '/lien-he', '/hiden-page/S201'].map((path) => ({
    path: `${path}?lang=vi`,
    status: 500,
  }));
  network.on('GET', '/api/setup/check', () =>
    ours({ pages: 31, whole: true, faults, words: [{ path: 'mail', words: ['B902'] }] }),
  );
  const told: [RegExp, string][] = [
    [/help/, 'Nhà của bạn'],
    [/phong-vuon/, 'Loại phòng và giá'],
    [/lien-he/, 'Đơn vị đứng sau'],
    [/hiden-page/, 'Nhà mình có gì?'],
    [/B902/, 'Nhà của bạn'],
  ];
  await open('ready');
  for (const [what, step] of told) {
    await user.click(await screen.findByRole('button', { name: what }));
    await heading(step);
    history.back();
    await heading('Sẵn sàng chưa?');
  }
  await user.click(screen.getByRole('button', { name: '1 cửa chưa có Wi-Fi.' }));
  await heading('Mã cửa và Wi-Fi');
});

it('says truly what the server has, and sends the owner a mail', async () => {
  state.owner = { name: 'Chị Mai', email: 'mai@nha-sen.example' };
  state.services = { mails: 'server', wallet: 'none' };
  network.on('POST', '/api/setup/mail-test?lang=vi', () =>
    ours({ result: 'refused', to: 'mai@nha-sen.example', answer: '550 5.1.1' }),
  );
  await open('services');
  expect(screen.getByText(/Ví MoMo: chưa có/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gửi email thử' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Trả lời của máy chủ: 550 5.1.1');
});

it('invites those who work in the house, and shows each link once it is open', async () => {
  state.owner = { name: 'Chị Mai', email: 'mai@nha-sen.example' };
  const link = '/reception/invitation#token=abc';
  network.on('POST', '/api/setup/open?lang=vi', () =>
    ours({ ok: true, invitations: [{ name: 'Lan', email: 'lan@nha-sen.example', link }], mailsKept: true }),
  );
  await open('people');
  const first = screen.getByRole('region', { name: 'Người 1' });
  await user.type(within(first).getByLabelText('Họ tên'), 'Lan');
  await user.type(within(first).getByLabelText('Email'), 'lan@nha-sen.example');
  await user.selectOptions(within(first).getByLabelText('Vai trò'), 'Dọn phòng');
  // A line that was opened and left is nobody.
  await user.click(screen.getByRole('button', { name: 'Thêm người' }));
  await next();
  expect(sent('people')).toEqual({ people: [{ name: 'Lan', email: 'lan@nha-sen.example', role: 'HOUSE' }] });
  await heading('Tiền và email');
  await next();
  await heading('Sẵn sàng chưa?');
  await user.click(screen.getByRole('button', { name: 'Mở nhà' }));
  await heading('Nhà đã mở cửa');
  expect(screen.getByText(/chưa gửi được email/)).toBeVisible();
  await user.click(screen.getByText(/^Lan · /));
  expect(screen.getByRole('img', { name: 'Mã QR cho điện thoại của Lan' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Mời nhân viên' })).toBeNull();
});
