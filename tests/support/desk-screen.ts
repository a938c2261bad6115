import { sessionStore } from '../../src/app/site/session';
import type { DeskBookingDetail } from '../../src/contract/bookings/desk';
import { dismissToast } from '../../src/features/reception/shared/desk-notice';
import { deskSyncStore } from '../../src/offline/desk/desk-query';
import { networkStore } from '../../src/offline/network/network';
import type { Asked, FakeNetwork } from './fake-network';
import { sitePhone } from './site';

/** A device at the desk: somebody of the staff is signed in, the network is there, nothing has been said yet. */
export async function deskScreen(): Promise<FakeNetwork> {
  const network = await sitePhone();
  networkStore.setState({ state: 'online' });
  deskSyncStore.setState({ version: 0, live: false, turnedAway: false });
  sessionStore.setState({ user: { id: '7', fullName: 'Thu Hà', email: 'letan@hien.example', role: 'RECEPTION' } });
  return network;
}

/** Takes the device away from the desk, for the next test. */
export function leaveDesk(): void {
  sessionStore.setState({ user: null });
  dismissToast();
}

/** Requests of the desk to one address below `/api/reception/`, whatever stands after a `?`. */
export const askedAtDesk = ({ asked }: FakeNetwork, method: string, path: string): Asked[] =>
  asked.filter((one) => one.method === method && one.path.replace(/\?.*$/, '') === `/api/reception/${path}`);

/** A confirmed booking of a guest who is still to come, as its dialog shows it. */
export const bookingDetail = (changes: Partial<DeskBookingDetail> = {}): DeskBookingDetail => ({
  id: 'b2',
  kind: 'GUEST',
  status: 'CONFIRMED',
  roomId: 1,
  room: 'Studio',
  apartment: 'Nhà Phố',
  guestName: 'Sofia Lindqvist',
  phone: '',
  email: '',
  checkIn: '2026-12-20',
  checkOut: '2026-12-23',
  quantity: 1,
  adults: 2,
  children: 0,
  babies: 0,
  total: 3_825_000,
  paid: 0,
  charges: 0,
  balance: 3_825_000,
  refundDue: 0,
  method: 'CASH',
  endsAt: null,
  createdAt: '2026-11-20T07:05:00.000Z',
  nightlyPrice: 1_275_000,
  surcharge: 0,
  identity: null,
  birthday: null,
  nationality: 'Việt Nam',
  lang: 'vi',
  source: '',
  note: '',
  sequence: 1,
  freeUntil: '2026-12-15T07:00:00.000Z',
  feePercent: 50,
  fee: 0,
  arrivedAt: null,
  leftAt: null,
  can: {
    confirm: false,
    cancel: true,
    refund: false,
    correct: true,
    mail: false,
    arrive: false,
    leave: false,
    noShow: false,
    comeLate: false,
    move: true,
  },
  history: [],
  payments: [],
  serverNow: '2026-11-20T07:05:00.000Z',
  ...changes,
});
