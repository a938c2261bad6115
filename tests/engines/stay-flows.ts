import type { DeskAvailability } from '../../src/contract/bookings/desk-availability';
import type { BookingDoors } from '../../src/contract/bookings/desk-guests';
import type { StayRelease } from '../../src/contract/guest-access/stays';
import { dayFromToday } from '../browser/days';
import { CODE, Desk, pathOf, STAY_SETTINGS as SETTINGS } from './desk';
import type { Target } from './in-page';
import type { Page } from './page';
import { check, type Flow, type Walk } from './walk';
import { until } from './wire';

const DIALOG: Target = { css: '[role="dialog"]' };

/** A guest who has come today and whose phone keeps their guide. @param checkIn `H:mm`, from when the code is shown */
async function guestFrom(walk: Walk, checkIn: string): Promise<{ desk: Desk; id: string }> {
  const desk = await Desk.of(walk);
  await desk.checkInFrom(checkIn);
  const { id, path } = await desk.stay();
  await walk.openAndKeep(path);
  return { desk, id };
}

const houseThenRoom: Flow = {
  name: "the house's guide before a door, the room's after it",
  settings: SETTINGS,
  async walk(walk) {
    const { page, server } = walk;
    const desk = await Desk.of(walk);
    const stay = {
      checkIn: dayFromToday(1),
      checkOut: dayFromToday(3),
      quantity: 1,
      adults: 2,
      children: 0,
      babies: 0,
    };
    const asked = new URLSearchParams(Object.entries(stay).map(([name, value]) => [name, String(value)]));
    const { rooms } = await desk.call<DeskAvailability>('GET', `availability?${asked.toString()}`);
    const room = rooms.find(({ roomId }) => roomId === 1);
    const guest = {
      guestName: 'Nguyễn Thị Ngọc Diễm',
      guestPhone: '',
      guestEmail: 'diem@hien.example',
      guestNationality: 'Việt Nam',
    };
    const body = { ...stay, ...guest, roomId: 1, totalPrice: room?.total };
    const { id } = await desk.call<{ id: string }>('POST', 'bookings', body);
    const { rooms: given } = await desk.call<BookingDoors>('GET', `bookings/${id}/doors`);
    const path = pathOf(given[0]?.link ?? server.origin);

    await page.goto(path);
    await page.arrives(/\/hiden-page#s=/);
    await page.reads('Mã cửa hiện lúc');
    await desk.call('POST', `bookings/${id}/doors`, { door: 'B902' });
    await page.reload();
    await page.arrives(/\/hiden-page\/B902#s=/);
    await page.reads('Mã cửa hiện lúc');
    await page.reads('B902');
    // The same link, and the phone has the room's guide with it from then on.
    await walk.stopServer();
    await page.goto(path.replace('/hiden-page#', '/hiden-page/B902#'));
    await page.reads('B902');
    check(!(await page.text()).includes(CODE), 'the code of a stay that has not begun is on the screen');
  },
};

const sealed: Flow = {
  name: 'a sealed code opened without a network by what reception says',
  settings: SETTINGS,
  async walk(walk) {
    const ask: Target = { role: 'button', name: 'Không có mạng lúc nhận phòng?' };
    const { desk, id } = await guestFrom(walk, '23:59');
    await walk.page.sees(ask);
    await desk.checkInFrom('0:01');
    const { code, check: ninth } = await desk.call<StayRelease>('GET', `stays/${id}/release`);
    await walk.stopServer();
    await walk.reopen();
    const again = walk.page;
    await again.goto('/hiden-page/B902');
    await again.tap(ask);
    const field: Target = { role: 'textbox', name: 'Mã mở của lễ tân', within: DIALOG };
    await again.tap(field);
    await typeSymbols(again, `${code}${ninth}`.toLowerCase());
    await again.holds(field, `${code.slice(0, 4)} ${code.slice(4)} ${ninth}`);
    await again.tap({ role: 'button', name: 'Mở mã cửa', within: DIALOG });
    await again.reads(CODE);
    await again.reload();
    await again.reads(CODE);
  },
};

/** Key by key into the field in front, which puts them in capitals and in groups. */
async function typeSymbols(page: Page, symbols: string): Promise<void> {
  for (const key of symbols) await page.press(key);
}

const request: Flow = {
  name: 'a request written offline, delivered once',
  settings: SETTINGS,
  async walk(walk) {
    const { network } = walk;
    const { desk } = await guestFrom(walk, '0:01');
    await walk.page.reads(CODE);
    network.set('refuse');
    await walk.page.tap({ role: 'button', name: /^Nhờ lễ tân/ });
    await walk.page.tap({ role: 'button', name: 'Khăn tắm', within: DIALOG });
    await walk.page.type({ role: 'textbox', within: DIALOG }, 'Hai khăn tắm');
    await walk.page.tap({ role: 'button', name: 'Gửi lễ tân', within: DIALOG });
    await walk.page.reads(/Chưa gửi/);
    check(!/Đã gửi \d/.test(await walk.page.text()), 'it is called sent, and nothing has gone out');
    // Overnight; the network is back in the morning.
    await walk.reopen();
    network.set('pass');
    await walk.page.goto('/hiden-page/B902');
    const arrived = () => desk.call<{ requests: { text: string }[] }>('GET', 'requests?show=open');
    await until(
      'the request to arrive',
      async () => ((await arrived()).requests.length > 0 ? true : undefined),
      60_000,
    );
    await walk.page.tap({ role: 'button', name: /^Nhờ lễ tân/ });
    await walk.page.reads(/Đã gửi \d\d:\d\d/, 45_000);
    await walk.page.reload();
    await walk.page.tap({ role: 'button', name: /^Nhờ lễ tân/ });
    await walk.page.reads(/Đã gửi \d\d:\d\d/, 45_000);
    const { requests } = await arrived();
    check(requests.length === 1 && requests[0]?.text === 'Hai khăn tắm', `there are ${JSON.stringify(requests)}`);
  },
};

const thread: Flow = {
  name: 'words under a request: written offline, answered at the desk',
  settings: SETTINGS,
  async walk(walk) {
    const { network } = walk;
    const { desk } = await guestFrom(walk, '0:01');
    const openRequests = (): Promise<void> => walk.page.tap({ role: 'button', name: /^Nhờ lễ tân/ });
    await openRequests();
    await walk.page.tap({ role: 'button', name: 'Khăn tắm', within: DIALOG });
    await walk.page.type({ role: 'textbox', within: DIALOG }, 'Hai khăn tắm');
    await walk.page.tap({ role: 'button', name: 'Gửi lễ tân', within: DIALOG });
    await walk.page.reads(/Đã gửi \d\d:\d\d/, 45_000);
    network.set('refuse');
    await walk.page.tap({ role: 'button', name: /^Nhắn lễ tân/, within: DIALOG });
    await walk.page.type({ role: 'textbox', name: 'Tin nhắn của bạn', within: DIALOG }, 'Loại lớn');
    await walk.page.tap({ role: 'button', name: 'Gửi', within: DIALOG });
    await walk.page.reads('Chưa gửi');
    // Overnight; the network is back in the morning.
    await walk.reopen();
    network.set('pass');
    await walk.page.goto('/hiden-page/B902');
    interface Row {
      id: string;
      messages: { text: string }[];
    }
    const first = async () => (await desk.call<{ requests: Row[] }>('GET', 'requests?show=open')).requests[0];
    const arrived = async () => ((await first())?.messages.length ? first() : undefined);
    const row = await until('the words to arrive', arrived, 60_000);
    await desk.call('POST', `requests/${row.id}/messages`, { text: '15 giờ được không ạ?' });
    await openRequests();
    await walk.page.reads('15 giờ được không ạ?', 45_000);
    await walk.page.reads(/Bạn · \d\d:\d\d/);
    // What was said is there in the lift too.
    await walk.stopServer();
    await walk.page.reload();
    await openRequests();
    await walk.page.reads('15 giờ được không ạ?');
    check((await walk.page.text()).split('Loại lớn').length === 2, 'the words of the guest stand there more than once');
    check(row.messages.length === 1, `the desk has ${JSON.stringify(row.messages)}`);
  },
};

export const STAY_FLOWS: Flow[] = [houseThenRoom, sealed, request, thread];
