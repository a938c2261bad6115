import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Day, nightsOf } from '../../../domain/days';
import { type Channel, type ChannelEvent, readChannelBookings, replaceConflicts } from './store';
import { readRoom } from '../catalogue/store';
import { readTakenSlots } from '../bookings/nights-store';
import type { Db } from '../../platform/db/schema';
import { changeBooking } from '../bookings/change-status';
import { takeNights } from '../bookings/desk-nights';

const STAYS_AT_ONCE = 20;

type Known = Awaited<ReturnType<typeof readChannelBookings>>[number];

interface At {
  now: number;
  today: Day;
  /** `HH:mm` in Viet Nam. */
  checkInTime: string;
}

/**
 * Brings the nights that a channel has sold in line with its calendar: gone stays free theirs, new ones take theirs.
 * A stay whose nights are not all free is a conflict; those of its nights that are free are taken all the same, so that
 * they are not sold a second time here.
 */
export async function syncChannel(
  tx: Db,
  channel: Channel,
  events: readonly ChannelEvent[],
  at: At,
): Promise<{ conflicts: number }> {
  const known = await readChannelBookings(tx, channel.id);
  const wanted = new Map(events.map((event) => [event.uid, event]));
  for (const one of known) {
    if (one.checkOut > at.today && !wanted.has(one.uid)) await free(tx, one, at);
  }
  const conflicts: ChannelEvent[] = [];
  for (const [index, event] of events.entries()) {
    // SQLite answers without ever giving way; a thousand stays would keep everybody else waiting.
    if (index % STAYS_AT_ONCE === 0) await nextTurn();
    const own = known.filter(({ uid }) => uid === event.uid);
    if (own.some((one) => isSame(one, event, at.today))) continue;
    if (own.length > 0 && !(await gainsByRetry(tx, channel.roomId, own, event, at))) {
      conflicts.push(event);
      continue;
    }
    for (const one of own) await free(tx, one, at);
    if (!(await take(tx, channel, event, at))) conflicts.push(event);
  }
  await replaceConflicts(tx, channel.id, conflicts, at.now);
  return { conflicts: conflicts.length };
}

/** A stay that has begun is kept from the day on which it was first read. */
const isSame = (known: Known, event: ChannelEvent, today: Day): boolean =>
  known.checkOut === event.checkOut &&
  (known.checkIn === event.checkIn || (event.checkIn < today && known.checkIn <= today));

async function free(tx: Db, { id }: Known, { now }: At): Promise<void> {
  await changeBooking(tx, id, 'cancelled', now);
}

/** @returns whether all of the nights could be taken */
async function take(tx: Db, channel: Channel, event: ChannelEvent, at: At): Promise<boolean> {
  const from = event.checkIn < at.today ? at.today : event.checkIn;
  if (await takeRun(tx, channel, event.uid, from, event.checkOut, at)) return true;
  for (const [start, end] of await freeRuns(tx, channel.roomId, from, event.checkOut, at.now)) {
    await takeRun(tx, channel, event.uid, start, end, at);
  }
  return false;
}

async function takeRun(
  tx: Db,
  { id, roomId, name }: Channel,
  uid: string,
  checkIn: Day,
  checkOut: Day,
  { checkInTime, now }: At,
): Promise<boolean> {
  const nights = { kind: 'CHANNEL' as const, roomId, checkIn, checkOut, quantity: 1, name, lang: 'vi' as const };
  const taken = await takeNights(tx, { ...nights, channel: { id, uid } }, { checkInTime, staffName: null, now });
  return taken !== null;
}

/** Stretches of nights, half-open, on each of which a room is free. */
async function freeRuns(tx: Db, roomId: number, from: Day, until: Day, now: number): Promise<[Day, Day][]> {
  const room = await readRoom(tx, roomId);
  const taken = await readTakenSlots(tx, roomId, from, until, now);
  const runs: [Day, Day][] = [];
  const nights = nightsOf(from, until);
  nights.forEach((night, index) => {
    if ((taken.get(night)?.size ?? 0) >= (room?.maxRooms ?? 0)) return;
    const end = nights[index + 1] ?? until;
    const last = runs.at(-1);
    if (last?.[1] === night) last[1] = end;
    else runs.push([night, end]);
  });
  return runs;
}

/** Whether a conflict has become smaller: some night it did not get is free now, or the stay has other days. */
async function gainsByRetry(
  tx: Db,
  roomId: number,
  own: readonly Known[],
  event: ChannelEvent,
  { now, today }: At,
): Promise<boolean> {
  const from = event.checkIn < today ? today : event.checkIn;
  const held = new Set(own.flatMap(({ checkIn, checkOut }) => nightsOf(checkIn, checkOut)));
  const nights = nightsOf(from, event.checkOut);
  if ([...held].some((night) => night >= today && !nights.includes(night))) return true;
  const runs = await freeRuns(tx, roomId, from, event.checkOut, now);
  return runs.some(([start, end]) => nightsOf(start, end).some((night) => !held.has(night)));
}
