import type { Page } from '@playwright/test';
import { showDay } from '../../../src/domain/days';
import { dayFromToday, dayName, STAY } from '../../browser/days';
import { expect, type Hotel, test } from '../../browser/hotel';
import { clockMover } from '../clock-mover';
import { note } from './note';

const HOUR = 3_600_000;
const MOMO = '/api/payments/momo';
const BOOK = '/api/apartment-bookings';
const OFF_BY: [string, number][] = [
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
  ['13 months fast', 396 * 24 * HOUR],
  ['13 months slow', -396 * 24 * HOUR],
];
const WITHIN_S = 3;

const address = `/booking-page?${new URLSearchParams({ roomId: '2', ...STAY, quantity: '1' }).toString()}`;

async function hold(page: Page, hotel: Hotel): Promise<void> {
  await page.goto(hotel.url(address));
  await page.getByRole('textbox', { name: 'Họ và tên *' }).fill('Nguyễn Thị Ngọc Diễm');
  await page.getByRole('textbox', { name: 'Email *' }).fill('diem@hien.example');
  hotel.network.set('blackhole', ({ path }) => path === MOMO);
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Ví điện tử MoMo/ })
    .click();
  await expect(page.getByRole('timer')).toContainText(/còn \d\d:\d\d/);
}

const shownSeconds = async (page: Page): Promise<number> => {
  const [, minutes = '', seconds = ''] = /còn (\d+):(\d+)/.exec(await page.getByRole('timer').innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/** Time that the hold really has, by the server. */
async function leftAtServer(hotel: Hotel): Promise<number> {
  const said = hotel.network.seen.filter(
    ({ method, path }) => method === 'POST' && path === '/api/apartment-bookings',
  ).length;
  expect(said).toBeGreaterThan(0);
  const taken = (await (await fetch(`${hotel.server.origin}/api/apartment-bookings/by-room?roomId=2`)).json()) as {
    status: string;
  }[];
  expect(taken.some(({ status }) => status === 'HOLD')).toBe(true);
  return 600;
}

for (const [name, off] of OFF_BY) {
  test(`C-26, S-38: a hold on a phone whose clock is ${name} runs by the server, over a reload and a sleep`, async ({
    page,
    hotel,
    context,
  }) => {
    await page.clock.install({ time: new Date(Date.now() + off) });
    await page.clock.resume();
    const began = performance.now();
    await hold(page, hotel);
    const most = await leftAtServer(hotel);
    const apart: number[] = [];
    const compare = async (): Promise<void> => {
      const passed = (performance.now() - began) / 1000;
      // The hold began somewhere between the first tap and the first time shown.
      const shown = await shownSeconds(page);
      apart.push(Math.max(0, shown - most, most - passed - shown));
    };
    await compare();
    await page.reload();
    await expect(page.getByRole('timer')).toContainText(/còn \d\d:\d\d/);
    await compare();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((done) => setTimeout(done, 6000));
    await cdp.send('Page.setWebLifecycleState', { state: 'active' });
    await page.waitForTimeout(1500);
    await compare();
    // What may be picked begins with the server's today, whatever the phone thinks: past for one that is fast.
    await page.goto(hotel.url('/apartment-detail/1'));
    const card = page.getByRole('article').first();
    const arrival = card.getByRole('textbox', { name: 'Ngày đến' }).first();
    await arrival.fill(showDay(dayFromToday(40)));
    await arrival.press('Enter');
    await page
      .getByRole('button', { name: dayName(dayFromToday(42)) })
      .first()
      .click();
    await expect(card.getByText(/2\sđêm/).first()).toBeVisible();
    note(
      `clock ${name}: shown and true time apart by ${apart.map((one) => one.toFixed(1)).join(', ')} s (at once, after a reload, after a sleep)`,
    );
    expect(Math.max(...apart)).toBeLessThan(WITHIN_S);
  });
}

const mover = clockMover();

test.describe('a server whose clock moves', () => {
  test.use({ serverSettings: mover?.env ?? {}, ownProcess: true });

  test('C-26: at the end of a hold nothing can be paid, on the page or at the server', async ({ page, hotel }) => {
    test.skip(mover === null, 'there is no faketime on this machine');
    await page.clock.install({ time: new Date() });
    await page.clock.resume();
    await hold(page, hotel);
    hotel.network.set('pass');
    const booked = hotel.network.seen.filter(({ method, path }) => method === 'POST' && path === BOOK).length;
    mover?.set(605_000);
    await page.clock.fastForward(605_000);
    await expect(page.getByText(/còn \d\d:\d\d/)).toHaveCount(0, { timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Tiếp tục thanh toán' })).toHaveCount(0);
    const taken = await (await fetch(`${hotel.server.origin}/api/apartment-bookings/by-room?roomId=2`)).text();
    note(
      `605 s on, for phone and server: no time left is shown, nothing to go on paying, ${booked} booking, and the room is free again: ${taken.includes('HOLD') ? 'no' : 'yes'}`,
    );
    expect(taken).not.toContain('HOLD');
  });
});
