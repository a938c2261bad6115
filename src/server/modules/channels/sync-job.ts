import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Day, nightsOf } from '../../../domain/days';
import type { ChannelNights } from './channel-nights';
import { type Channel, replaceConflicts } from './store';
import { type ChannelBooking, readChannelBookings, renameChannelBooking } from '../booking-records/channel-store';
import { readTakenSlots } from '../booking-records/nights-store';
import type { Db, Tx } from '../../platform/db/schema';
import { readRoom } from '../catalogue/module';
import { changeBooking, followChannel, takeNights } from '../bookings/module';

const STAYS_AT_ONCE = 20;

interface At {
  now: number;
  today: Day;
  /** `HH:mm` in Viet Nam. */
  checkInTime: string;
  /** Tells whether the calendar was read whole. Else nothing that is known of it has ended. */
  isWhole: boolean;
}

/**
 * Brings the nights that a channel has sold in line with its calendar: gone stays free theirs, new ones take theirs.
 * A stay whose nights are not all free is a conflict; those of its nights that are free are taken all the same, so that
 * they are not sold a second time here. Nights that the channel does not sell are nobody's: they conflict with nothing.
 *
 * @param wanted the channel's nights, each once for every room that it has sold
 */
export async function syncChannel(
  tx: Tx,
  channel: Channel,
  wanted: readonly ChannelNights[],
  at: At,
): Promise<{ conflicts: number }> {
  const known = (await readChannelBookings(tx, channel.id)).filter(({ checkOut }) => checkOut > at.today);
  const left = new Set(known);
  const byEnd = new Map<Day, ChannelBooking[]>();
  for (const one of known) byEnd.set(one.checkOut, [...(byEnd.get(one.checkOut) ?? []), one]);
  let open: ChannelNights[] = [];
  for (const one of wanted) {
    const same = sameAs(
      (byEnd.get(one.checkOut) ?? []).filter((other) => left.has(other)),
      one,
      at.today,
    );
    if (same === undefined) open.push(one);
    else {
      left.delete(same);
      if (same.uid !== one.uid) await renameChannelBooking(tx, same.id, one.uid);
    }
  }
  const hasNews = open.length > 0;
  // A guest who is named stays one, whatever days the channel has for them now; who is in the house is asked there.
  for (const one of known.filter(({ isNamed }) => isNamed)) {
    if (!left.has(one)) continue;
    const now = open.find(({ uid, isBlock }) => !isBlock && nameIn(uid) === nameIn(one.uid));
    if (now === undefined && !one.isHere) continue;
    left.delete(one);
    if (now === undefined) continue;
    const wish = daysNow(one, now, at.today);
    const follows = await followChannel(tx, one.id, wish, at.now);
    open = [...open.filter((other) => other !== now), ...(follows ? [] : nightsBeside(one, wish))];
  }
  // What could be taken of a stay at an earlier reading lies inside it.
  const parts = open.map((one) => {
    const own = [...left].filter((other) => isWithin(other, one, at.today));
    for (const part of own) left.delete(part);
    return own;
  });
  if (at.isWhole) {
    for (const one of left) await free(tx, one, at);
  }
  for (const [index, one] of open.entries()) {
    // SQLite answers without ever giving way; a thousand stays would keep everybody else waiting.
    if (index % STAYS_AT_ONCE === 0) await nextTurn();
    const own = parts[index] ?? [];
    if (own.length > 0 && !(await gainsByRetry(tx, channel.roomId, own, one, at))) continue;
    for (const part of own) await free(tx, part, at);
    await take(tx, channel, one, at);
  }
  const conflicts = clashing(wanted, hasNews ? await readChannelBookings(tx, channel.id) : known);
  await replaceConflicts(tx, channel.id, conflicts, at.now);
  return { conflicts: conflicts.length };
}

/** A stay that has begun is kept from the day on which it was first read. */
const beginsLike = (known: ChannelNights, { checkIn }: ChannelNights, today: Day): boolean =>
  known.checkIn === checkIn || (checkIn <= today && known.checkIn <= today);

/** The booking that stands for the same nights, of those with the same end, if there is one by the same name: channels name the same stay anew. */
function sameAs(known: readonly ChannelBooking[], one: ChannelNights, today: Day): ChannelBooking | undefined {
  const alike = known.filter((other) => other.isBlock === one.isBlock && beginsLike(other, one, today));
  return alike.find(({ uid }) => uid === one.uid) ?? alike[0];
}

const isWithin = (known: ChannelNights, one: ChannelNights, today: Day): boolean =>
  known.isBlock === one.isBlock &&
  known.checkOut <= one.checkOut &&
  (known.checkIn >= one.checkIn || beginsLike(known, one, today));

/** The channel's own name of an entry, without its days. */
const nameIn = (uid: string): string => uid.slice(0, uid.lastIndexOf(' '));

/** Days that a channel has for a guest now: a stay that has begun keeps its first one. */
const daysNow = (known: ChannelNights, one: ChannelNights, today: Day): ChannelNights => ({
  ...one,
  checkIn: known.checkIn <= today && one.checkIn <= today ? known.checkIn : one.checkIn,
});

/** The nights of a stay before and after those that its guest has already: only these are still to be taken. */
const nightsBeside = (known: ChannelNights, one: ChannelNights): ChannelNights[] =>
  [
    { ...one, checkOut: one.checkOut < known.checkIn ? one.checkOut : known.checkIn },
    { ...one, checkIn: one.checkIn > known.checkOut ? one.checkIn : known.checkOut },
  ].filter(({ checkIn, checkOut }) => checkIn < checkOut);

async function free(tx: Tx, { id }: ChannelBooking, { now }: At): Promise<void> {
  await changeBooking(tx, id, 'cancelled', now);
}

/** Takes all of the nights together, or those that are free. */
async function take(tx: Tx, channel: Channel, one: ChannelNights, at: At): Promise<void> {
  if (await takeRun(tx, channel, one, at)) return;
  for (const [checkIn, checkOut] of await freeRuns(tx, channel.roomId, one.checkIn, one.checkOut, at.now)) {
    await takeRun(tx, channel, { ...one, checkIn, checkOut }, at);
  }
}

async function takeRun(
  tx: Tx,
  { id, roomId, name }: Channel,
  { uid, checkIn, checkOut, isBlock }: ChannelNights,
  { checkInTime, now }: At,
): Promise<boolean> {
  // The channels' own words for it: so the calendar shows which of the nights are which.
  const shown = isBlock ? `${name} (Not available)` : name;
  const nights = { kind: 'CHANNEL' as const, roomId, checkIn, checkOut, quantity: 1, name: shown, lang: 'vi' as const };
  const taken = await takeNights(
    tx,
    { ...nights, channel: { id, uid, isBlock } },
    { checkInTime, staffName: null, now },
  );
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

/** Tells whether some night that a stay did not get is free now, or it lies in parts that are one by now. */
async function gainsByRetry(
  tx: Db,
  roomId: number,
  own: readonly ChannelBooking[],
  one: ChannelNights,
  { now }: At,
): Promise<boolean> {
  const held = new Set(own.flatMap(({ checkIn, checkOut }) => nightsOf(checkIn, checkOut)));
  if (own.length > 1 && nightsOf(one.checkIn, one.checkOut).every((night) => held.has(night))) return true;
  const runs = await freeRuns(tx, roomId, one.checkIn, one.checkOut, now);
  return runs.some(([start, end]) => nightsOf(start, end).some((night) => !held.has(night)));
}

/** Stays of which some night is not kept here, each once. */
function clashing(wanted: readonly ChannelNights[], kept: readonly ChannelNights[]): ChannelNights[] {
  const held = countNights(kept);
  const sold = wanted.filter(({ isBlock }) => !isBlock);
  const asked = countNights(sold);
  const clashes = sold.filter(({ checkIn, checkOut }) =>
    nightsOf(checkIn, checkOut).some((night) => (held.get(night) ?? 0) < (asked.get(night) ?? 0)),
  );
  return [...new Map(clashes.map((one) => [one.uid, one])).values()];
}

/** Says how many rooms some nights take, by night. */
function countNights(stays: readonly ChannelNights[]): Map<Day, number> {
  const counts = new Map<Day, number>();
  for (const { checkIn, checkOut } of stays) {
    for (const night of nightsOf(checkIn, checkOut)) counts.set(night, (counts.get(night) ?? 0) + 1);
  }
  return counts;
}
