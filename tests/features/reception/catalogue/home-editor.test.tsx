// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApartmentEdit, RoomEdit } from '../../../../src/contract/catalogue/desk';
import type { DeskDoor, DoorList } from '../../../../src/contract/guest-access/doors';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { editedThing, type EditedThing } from '../../../support/edited-thing';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { apartmentValue } from '../../../support/listings';
import { openSite } from '../../../support/site';

let network: FakeNetwork;
let user: UserEvent;
let home: EditedThing;

const door = (apartment: string, roomId: number | null): DeskDoor => ({
  apartment,
  tower: 'B',
  card: false,
  hasCode: true,
  hasNext: false,
  isDefault: false,
  wifiName: '',
  ownWifi: false,
  rotate: null,
  rotatedAt: null,
  roomId,
  ready: null,
  retiredAt: null,
});
const HOUSE: DoorList = {
  items: [door('B901', 11), door('B902', 12), door('B1001', null), door('B1002', 21)],
  towers: [{ id: 'B', lock: 'password' }],
  rooms: [{ id: 21, room: 'Cả nhà', apartment: 'Nhà phố', maxRooms: 1 }],
  serverNow: '2026-11-20T07:05:00.000Z',
};
const [FIRST] = apartmentValue().rooms as [RoomEdit];
const ROOMS: RoomEdit[] = [
  { ...FIRST, maxRooms: 1, doors: ['B901'] },
  { ...FIRST, id: 12, name: { vi: 'Gác xép', en: 'The loft' }, maxRooms: 1, doors: ['B902'] },
];

beforeEach(async () => {
  network = await deskScreen();
  user = userEvent.setup();
  network.on('GET', /^\/api\/reception\/doors\?/, () => ours(HOUSE));
  home = editedThing(network, 'homes/1', apartmentValue({ rooms: ROOMS }));
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

const open = async (): Promise<void> => {
  await openSite('/reception/offers?list=homes&id=1');
  await screen.findByRole('form', { name: 'Nhà nhìn ra vịnh' });
};
const roomNamed = (name: string): HTMLElement =>
  screen.getByRole('group', { name: new RegExp(`^Dòng \\d+: ${name}$`) });
const save = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Lưu' }));
const saved = (): ApartmentEdit['rooms'] => (home.value as ApartmentEdit).rooms;
const type = async (input: HTMLElement, text: string): Promise<void> => {
  await user.clear(input);
  await user.type(input, text);
};

it('ticks the doors of a room type on the plan of the house; those of others say whose they are', async () => {
  await open();
  const loft = within(roomNamed('Gác xép'));
  await user.click(loft.getByText('Căn của loại phòng'));
  const tower = within(await loft.findByRole('group', { name: 'Toà B' }));
  expect(tower.getByRole('checkbox', { name: 'B902' })).toBeChecked();
  expect(tower.getByRole('checkbox', { name: /^B901 ?Studio$/ })).toBeDisabled();
  expect(tower.getByRole('checkbox', { name: /^B1002 ?Cả nhà, Nhà phố$/ })).toBeDisabled();
  await user.click(tower.getByRole('checkbox', { name: 'B1001' }));
  expect(loft.getByRole('textbox', { name: 'Số phòng loại này' })).toHaveValue('2');
  await save();
  await waitFor(() => expect(saved()[1]).toMatchObject({ id: 12, maxRooms: 2, doors: ['B902', 'B1001'] }));
});

it('keeps the plan open while a mistake in it is mended, and names doors without a tower', async () => {
  const tooMany = Array.from({ length: 200 }, (_, at) => `X${1000 + at}`);
  home = editedThing(network, 'homes/1', apartmentValue({ rooms: [{ ...FIRST, maxRooms: 200, doors: tooMany }] }));
  network.on('GET', /^\/api\/reception\/doors\?/, () =>
    ours({ ...HOUSE, items: [{ ...door('BEP', null), tower: '' }], towers: [] }),
  );
  await open();
  const studio = within(roomNamed('Studio'));
  await user.click(studio.getByText('Căn của loại phòng'));
  const plan = within(await studio.findByRole('group', { name: 'Các căn' }));
  const box = plan.getByRole('checkbox', { name: 'BEP' });
  const details = box.closest('details');
  await user.click(box);
  await waitFor(() => expect(studio.getByText('Căn của loại phòng').closest('summary')).toHaveAccessibleDescription());
  await user.click(box);
  await waitFor(() =>
    expect(studio.getByText('Căn của loại phòng').closest('summary')).not.toHaveAccessibleDescription(),
  );
  expect(details).toHaveAttribute('open');
});

it('gives a door that one room type gives up to another', async () => {
  await open();
  for (const name of ['Studio', 'Gác xép']) await user.click(within(roomNamed(name)).getByText('Căn của loại phòng'));
  await user.click(await within(roomNamed('Studio')).findByRole('checkbox', { name: 'B901' }));
  await user.click(await within(roomNamed('Gác xép')).findByRole('checkbox', { name: 'B901' }));
  await save();
  await waitFor(() => expect(saved()).toMatchObject([{ doors: [] }, { doors: ['B902', 'B901'], maxRooms: 2 }]));
});

it('adds a room type, and asks before one that is sold is taken away', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Thêm loại phòng' }));
  const fresh = within(roomNamed('chưa có tên'));
  await type(fresh.getByRole('textbox', { name: 'Tên, tiếng Việt' }), 'Phòng đôi');
  await type(screen.getAllByRole('textbox', { name: 'Tên, tiếng Anh' }).at(-1) as HTMLElement, 'Double room');
  const room = within(roomNamed('Phòng đôi'));
  await type(room.getByRole('textbox', { name: 'Giá mỗi đêm' }), '800000');
  await type(room.getByRole('textbox', { name: 'Diện tích (m²)' }), '28');
  await user.click(within(roomNamed('Gác xép')).getByRole('button', { name: /^Xoá: Dòng 2/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Xoá loại phòng “Gác xép”?' });
  expect(dialog).toHaveTextContent('Đơn cũ, hoá đơn và báo cáo vẫn giữ tên.');
  await user.click(within(dialog).getByRole('button', { name: 'Xoá loại phòng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await save();
  await waitFor(() =>
    expect(saved()).toMatchObject([{ id: 11 }, { id: 0, name: { vi: 'Phòng đôi' }, price: 800_000 }]),
  );
});

it('says that an apartment without a room type on sale is not on the site', async () => {
  home = editedThing(network, 'homes/1', apartmentValue({ pricePerMonth: 0 }));
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'Ngừng bán phòng này' }));
  await save();
  expect(await screen.findByText('Chưa hiện trên trang: chưa có loại phòng nào đang bán.')).toBeVisible();
});

it('takes the apartment away once it has been told what goes, and says why it cannot', async () => {
  let refused = true;
  network.on('DELETE', '/api/reception/homes/1', () =>
    refused
      ? ours({ message: 'Còn 2 đơn.', code: 'roomBooked', bookings: 2, until: '2026-12-26', requestId: 'r' }, 409)
      : ours({ subject: '1', value: null, version: null, last: null, touched: null }),
  );
  await open();
  await user.click(screen.getByRole('button', { name: 'Xoá căn hộ' }));
  const dialog = await screen.findByRole('dialog', { name: 'Xoá “Nhà nhìn ra vịnh”?' });
  expect(dialog).toHaveTextContent('2 căn của căn hộ này được để trống');
  const remove = within(dialog).getByRole('button', { name: 'Xoá căn hộ' });
  await user.click(remove);
  expect(await within(dialog).findByText('Còn 2 đơn.')).toBeVisible();
  refused = false;
  await user.click(remove);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedAtDesk(network, 'DELETE', 'homes/1')).toHaveLength(2);
});

it('makes a new apartment with its first room type, and goes on with it', async () => {
  network.on('POST', '/api/reception/homes', () => {
    const made = apartmentValue({ name: { vi: 'Nhà bên biển', en: 'The sea house' } });
    editedThing(network, 'homes/9', made);
    return ours({ id: 9, subject: '9', value: made, version: JSON.stringify(made), last: null, touched: null }, 201);
  });
  const router = await openSite('/reception/offers?list=homes&id=new');
  await screen.findByRole('heading', { level: 1, name: 'Căn hộ mới' });
  const [name, roomName] = screen.getAllByRole('textbox', { name: 'Tên, tiếng Việt' }) as [HTMLElement, HTMLElement];
  const [english, roomEnglish] = screen.getAllByRole('textbox', { name: 'Tên, tiếng Anh' }) as [
    HTMLElement,
    HTMLElement,
  ];
  const [size, roomSize] = screen.getAllByRole('textbox', { name: 'Diện tích (m²)' }) as [HTMLElement, HTMLElement];
  for (const [input, text] of [
    [name, 'Nhà bên biển'],
    [english, 'The sea house'],
    [size, '40'],
    [screen.getByRole('textbox', { name: 'Địa chỉ đường phố, tiếng Việt' }), '12 Võ Nguyên Giáp, Đà Nẵng'],
    [screen.getByRole('textbox', { name: 'Địa chỉ đường phố, tiếng Anh' }), '12 Vo Nguyen Giap, Da Nang'],
    [roomName, 'Cả nhà'],
    [roomEnglish, 'The whole house'],
    [screen.getByRole('textbox', { name: 'Giá mỗi đêm' }), '900000'],
    [roomSize, '40'],
  ] as const) {
    await type(input, text);
  }
  await save();
  expect(await screen.findByText('Vui lòng điền thông tin này.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Khu vực' }), 'Đà Nẵng');
  await save();
  await waitFor(() => expect(router.state.location.search).toBe('?list=homes&id=9'));
  expect(askedAtDesk(network, 'POST', 'homes')[0]?.body).toMatchObject({
    value: {
      area: 'DA_NANG',
      name: { vi: 'Nhà bên biển' },
      rooms: [{ id: 0, price: 900_000, maxRooms: 1, doors: [] }],
    },
  });
});
