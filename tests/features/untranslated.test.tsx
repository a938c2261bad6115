// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeStayKey } from '../../src/offline/guest-access/stay-key';
import { networkStore } from '../../src/offline/network/network';
import { AskReception } from '../../src/features/guide/first-view/ask-reception';
import { ReleaseDialog } from '../../src/features/reception/guest-access/release-dialog';
import { StayLinkDialog } from '../../src/features/reception/guest-access/stay-link-dialog';
import { bookingDetail, deskScreen, leaveDesk } from '../support/desk-screen';
import { type FakeNetwork, ours } from '../support/fake-network';
import { answerOf, freshGuide, renderInGuide, showApartment } from '../support/guide';
import { bookedAs, BOOKING_ID, bookingAs, offerHome } from '../support/home';
import { openSite, sitePhone } from '../support/site';
import { table } from '../support/table';
import { siteWords } from '../support/words';

/*
 * Where a dialog, a slip or a page of one's own data shows what a translator would change for the worse. Pages that
 * anybody opens are walked in the browser: `tests/browser/untranslated.spec.ts`.
 */

/** Numbers to call, booking numbers, codes, networks and passwords. */
const CODES =
  /(?<![\d/.-])(?:\+\d{2}|0\d{2,3}|1[89]00)(?: ?\d+)+|(?<!\d)\d{4} \d{4}(?!\d)|4826#|hiennha902|Hiên - B902|0016.?J1VZ/u;
const AMOUNTS = /\d[\d.,]*\u00A0(?:₫|VND)/;
/** Staff read amounts in their own language. */
const AT_DESK = [CODES];
const FOR_GUESTS = [CODES, AMOUNTS];

/** Texts that hold such a thing where a translator may write. */
function exposed(exact: readonly RegExp[]): string[] {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walk.nextNode()) {
    const { nodeValue, parentElement } = walk.currentNode;
    const isKept = parentElement?.closest('[translate="no"], script, style, textarea, template') ?? null;
    if (isKept === null && exact.some((one) => one.test(nodeValue ?? ''))) found.push(nodeValue ?? '');
  }
  return found;
}

const user = userEvent.setup();
let network: FakeNetwork;
beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

async function book(way: RegExp): Promise<void> {
  offerHome(network);
  network.on('POST', '/api/apartment-bookings', () => ours(bookedAs('HOLD'), 201));
  network.on('POST', '/api/payments/momo', () => ours({ code: 'momoNoLink', message: 'm', requestId: 'r' }, 502));
  network.on('GET', new RegExp(`/api/apartment-bookings/${BOOKING_ID}`), () => ours(bookingAs()));
  await openSite('/booking-page?roomId=7&apartmentId=3&checkIn=2026-11-27&checkOut=2026-11-30&quantity=1');
  await user.type(await screen.findByRole('textbox', { name: /Họ và tên/ }), 'Diễm');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'diem@hien.example');
  await user.click(await screen.findByRole('button', { name: 'Thanh toán' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(exposed(FOR_GUESTS)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: way }));
}
async function ownBooking(): Promise<void> {
  const payment = { method: 'MOMO' as const, paid: 0, payUrl: null, refundDue: 2_700_000, refundDays: 7 };
  network.on('GET', new RegExp(`/api/apartment-bookings/${BOOKING_ID}`), () =>
    ours(bookingAs({ status: 'PAID_NEEDS_REFUND', payment })),
  );
  await openSite(`/booking/${BOOKING_ID}`);
}
async function askReception(): Promise<void> {
  freshGuide();
  showApartment('B902', answerOf());
  takeStayKey(`#s=${'k'.repeat(43)}`, 'B902');
  await renderInGuide(<AskReception />);
  await user.click(screen.getByRole('button', { name: /^Nhờ lễ tân/ }));
  await user.click(await screen.findByRole('button', { name: 'Mã cửa không mở' }));
}
async function atDesk(part: ReactNode): Promise<void> {
  network = await deskScreen();
  render(
    <I18nextProvider i18n={await siteWords('vi')}>
      <MemoryRouter>{part}</MemoryRouter>
    </I18nextProvider>,
  );
}
const STAY = {
  ...{ id: 's1', apartment: 'B902', guestName: 'Lan', from: '2026-11-20', to: '2026-11-23', phase: 'active' as const },
  ...{ revokedAt: null, endedAt: null, createdAt: '2026-11-19T03:00:00.000Z' },
};
const RELEASE = { code: '0016J1VZ', check: 'D', qr: 'https://hien.example/hiden-page/B902#r=0016J1VZD.3' };
const close = (): void => undefined;

async function bookingAtDesk(): Promise<void> {
  network = await deskScreen();
  network.on('GET', /^\/api\/reception\/bookings\/b2\/bill/, () =>
    ours({ lines: [], balance: 0, paid: 0, prices: [] }),
  );
  network.on('GET', /^\/api\/reception\/bookings\?/, () =>
    ours({ items: [], total: 0, page: 1, pages: 1, serverNow: '2026-11-20T07:05:00.000Z' }),
  );
  network.on('GET', /^\/api\/reception\/bookings\/b2\?/, () =>
    ours(bookingDetail({ phone: '+84 912 345 678', total: 0, balance: 0, nightlyPrice: 0 })),
  );
  void openSite('/reception/bookings?id=b2');
  await screen.findByRole('dialog');
}

table([
  ['paying and a hold', FOR_GUESTS, () => book(/Ví điện tử/), /Phòng vẫn đang được giữ/],
  ['one’s own booking', FOR_GUESTS, ownBooking, 'Chờ hoàn tiền'],
  ['asking reception', FOR_GUESTS, askReception, /Gọi/],
  [
    'the slip with a stay’s link',
    AT_DESK,
    () =>
      atDesk(
        <StayLinkDialog
          lang="vi"
          onClose={close}
          link={{ ...STAY, link: 'https://hien.example/hiden-page/B902#s=x' }}
        />,
      ),
    /B902/,
  ],
  [
    'the release',
    AT_DESK,
    () => atDesk(<ReleaseDialog stay={STAY} release={{ ...RELEASE, phoneBehind: false }} onClose={close} />),
    /0016/,
  ],
  ['a booking at the desk', AT_DESK, bookingAtDesk, /912 345 678/],
] as const)('%s leaves a translator no amount, number or code', async (_, exact, open, shown) => {
  await open();
  await screen.findAllByText(shown);
  expect(exposed(exact)).toEqual([]);
});
