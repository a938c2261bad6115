import { randomUUID } from 'node:crypto';
import { addDays, type Day, instantInVietNam } from '../../domain/days';
import { WALK_IN_NAME } from '../../domain/desk/own-words';
import type { Config } from '../config';
import { newFeedToken } from '../modules/channels/feeds';
import { ensureChannelFeed } from '../modules/channels/feeds-store';
import { insertChannel, noteReading, readChannel } from '../modules/channels/store';
import { syncChannel } from '../modules/channels/sync-job';
import type { Database } from '../platform/db/schema';
import { inTransaction } from '../platform/db/transaction';
import type { createLogger } from '../platform/logger';
import { finishMails, takeDueMails } from '../platform/mail/store';
import { createServices, type Services } from '../services';
import { COMING, GONE, LATE, LATER } from './coming';
import type { DemoGuest, Moment } from './guest';
import { DEMO_CHANNEL, DEMO_MESSAGES, LATER_GUESTS, MORE_DOORS } from './house';
import { IN_HOUSE, LEAVING } from './staying';
import { HOUSEKEEPER, STAFF, Visit } from './visit';

const GUESTS: readonly DemoGuest[] = [...IN_HOUSE, ...LEAVING, ...COMING, ...LATE, ...GONE, ...LATER];

const MINUTE_MS = 60_000;
/** A booking of the site is confirmed so long after it was made. */
const CONFIRMED_AFTER_MS = 26 * MINUTE_MS;
/** A code is changed and a room made ready so long after its guest has left. */
const READY_AFTER_MS = 110 * MINUTE_MS;
/** Doors were found empty and ready on the morning before. */
const MORNING: Moment = [-1, '09:30'];

/** Something that has happened in the house, and when, UTC ms. */
interface Step {
  at: number;
  run: () => Promise<unknown>;
}

/**
 * Lets guests come, stay, ask and leave in the demo house around the day of its first start, by the product's own
 * services and a clock that runs through the weeks before: every rule holds, and every history is whole.
 *
 * @param db the transaction that reads the hotel in: the house has all of its guests, or none
 */
export async function playGuests(
  db: Database,
  { config, logger, now }: { config: Config; logger: ReturnType<typeof createLogger>; now: number },
): Promise<void> {
  let at = now;
  const services = await createServices({
    ...{ config, db, clock: () => at, logger, clientDir: config.dataDir, documentSource: null },
  });
  // Nothing goes out: nobody has these addresses.
  await services.mails.stop();
  const today = services.hotel.today(now);
  const momentOf = (moment: Moment): number => {
    if (typeof moment === 'number') return now - moment * MINUTE_MS;
    if ('ago' in moment) return Math.min(now - moment.ago * MINUTE_MS, instantInVietNam(today, moment.by));
    return instantInVietNam(addDays(today, moment[0]), moment[1]);
  };
  await giveMoreDoors(services);
  const steps = [
    ...GUESTS.flatMap((guest) => stepsOf(services, guest, today, momentOf)),
    ...readyMarks(services, momentOf),
    ...DEMO_MESSAGES.map(({ at: sent, ...message }) => ({
      at: momentOf(sent),
      run: () => services.contact.messages.take(message, null),
    })),
    { at: momentOf([-3, '10:00']), run: () => nameLaterGuests(services) },
    { at: momentOf(DEMO_CHANNEL.added), run: () => addChannel(db, services, today) },
  ].filter((step) => step.at <= now);
  for (const step of steps.sort((a, b) => a.at - b.at)) {
    at = step.at;
    // All of it is one transaction, whose end alone would tell the copy that it is old.
    await services.hotel.reread();
    await step.run();
  }
  at = now;
  const mails = await takeDueMails(db, now, 0, Number.MAX_SAFE_INTEGER);
  const ids = mails.map(({ id }) => id);
  await finishMails(db, ids, true, now);
}

/** Lists the steps of one guest's visit; steps of one moment keep their order here. */
function stepsOf(services: Services, guest: DemoGuest, today: Day, momentOf: (moment: Moment) => number): Step[] {
  const visit = new Visit(services, guest, today);
  const steps: Step[] = [];
  const add = (moment: Moment | undefined, run: () => Promise<unknown>, later = 0): void => {
    if (moment !== undefined) steps.push({ at: momentOf(moment) + later, run });
  };
  add(guest.booked, () => visit.book());
  if (guest.email !== undefined && guest.unconfirmed !== true) {
    add(guest.booked, () => visit.confirm(), CONFIRMED_AFTER_MS);
  }
  add(guest.form, () => visit.sendForm());
  for (const door of guest.doors ?? []) {
    add(guest.given ?? guest.came, () => visit.giveDoor(door));
  }
  add(guest.came, () => visit.mark('arrived'));
  if (guest.declared !== undefined) add(guest.came, () => visit.declare());
  if (guest.leavesAt !== undefined) {
    const { at, hour, amount } = guest.leavesAt;
    add(at, () => visit.leavesAt(hour, amount));
  }
  for (const [at, ...charge] of guest.charges ?? []) add(at, () => visit.charge(...charge));
  for (const [at, ...payment] of guest.payments ?? []) add(at, () => visit.pay(...payment));
  for (const asked of guest.asks ?? []) {
    const { desk, messages } = services.guestRequests;
    let id = '';
    add(asked.at, async () => (id = await visit.ask(asked)));
    add(asked.seen, () => desk.settle(id, { state: 'SEEN' }, STAFF));
    const { answer: text } = asked;
    if (text !== undefined) add(asked.seen, () => messages.fromReception(id, { text }, null, STAFF));
    add(asked.done, () => desk.settle(id, { state: 'DONE' }, STAFF));
  }
  add(guest.left, () => visit.mark('left'));
  const { review } = guest;
  if (review) add(review.at, () => visit.review(review));
  add(guest.noShow, () => visit.mark('noShow'));
  // Who has left just now has left a room that is still to be made ready.
  if (Array.isArray(guest.left)) {
    for (const door of guest.doors ?? []) {
      add(guest.left, () => services.guestAccess.codes.rotated(door, true), READY_AFTER_MS);
      add(guest.left, () => services.guestAccess.doors.ready(door, HOUSEKEEPER, true), READY_AFTER_MS);
    }
  }
  return steps;
}

/** Doors that a guest of today has and nobody was behind, and of those beyond all but the last of each room type. */
function readyMarks({ guestAccess }: Services, momentOf: (moment: Moment) => number): Step[] {
  const used = new Set(GUESTS.flatMap(({ came, doors = [] }) => (came === undefined ? [] : doors)));
  const doors = GUESTS.flatMap(({ given, doors: own = [] }) => (given === undefined ? [] : own));
  const empty = Object.values(MORE_DOORS).flatMap((codes) => codes.slice(0, -1));
  return [...doors.filter((door) => !used.has(door)), ...empty].map((door) => ({
    at: momentOf(MORNING),
    run: () => guestAccess.doors.ready(door, HOUSEKEEPER, true),
  }));
}

const giveMoreDoors = ({ guestAccess }: Services): Promise<void> =>
  guestAccess.doors.giveRooms({
    doors: Object.entries(MORE_DOORS).flatMap(([roomId, doors]) =>
      doors.map((code) => ({ code, roomId: Number(roomId) })),
    ),
  });

/** Gives the stays that the file begins with their guests. */
async function nameLaterGuests({ bookings }: Services): Promise<void> {
  const names = [...LATER_GUESTS];
  const { items } = await bookings.desk.find({ q: WALK_IN_NAME, filter: 'all', page: 1 }, 'vi');
  for (const { id } of items) {
    const guestName = names.shift();
    if (guestName === undefined) throw new Error('The demo has more stays than names for them.');
    await bookings.corrections.correct(id, { sequence: 0, guestName }, null, STAFF);
  }
}

/** Adds the other channel as if its calendar had been read: there is nobody to be asked. */
async function addChannel(db: Database, { clock, hotel }: Services, today: Day): Promise<void> {
  const { room: roomId, name, url, nights } = DEMO_CHANNEL;
  const [id, now] = [randomUUID(), clock()];
  await insertChannel(db, { id, roomId, name, url, createdAt: now });
  await ensureChannelFeed(db, { roomId, url }, newFeedToken(), now);
  const channel = await readChannel(db, id);
  const sold = nights.map(([from, count], nth) => ({
    ...{ uid: `${nth}@airbnb.example`, isBlock: false },
    ...{ checkIn: addDays(today, from), checkOut: addDays(today, from + count) },
  }));
  const reading = { now, today, checkInTime: hotel.checkInTime, isWhole: true };
  if (channel) await inTransaction(db, (tx) => syncChannel(tx, channel, sold, reading));
  await noteReading(db, id, now, null);
}
