import { createHash } from 'node:crypto';
import { addDays, type Day, nightsOf, stretchesOf } from '../../../domain/days';
import type { CalendarEvent } from './events';

/** Nights of an entry that this house keeps for it. */
export interface ChannelNights {
  /** The channel's own name for the entry, with its days: several stays may have one name. */
  uid: string;
  checkIn: Day;
  checkOut: Day;
  isBlock: boolean;
}

interface House {
  today: Day;
  /** Says how many rooms the type has that the channel sells. */
  rooms: number;
  /** Nights that are not for sale count as sold up to so many days ahead; `null` for all of them. */
  blocksWithin: number | null;
  /** Tells whether an entry is our own nights, told back. */
  isEcho: (event: CalendarEvent) => boolean;
}

/**
 * Nights that the entries of one channel take together, from today on (decision 69). They are one union: what overlaps
 * is no second guest, unless the type has more rooms than one; then so many stays lie side by side, and blocks beside
 * none. The day on which a guest arrives or leaves, told beside the stay, takes nothing of its own.
 */
export function nightsOfChannel(events: readonly CalendarEvent[], house: House): ChannelNights[] {
  const { today, rooms, blocksWithin, isEcho } = house;
  const lastBlock = blocksWithin === null ? null : addDays(today, blocksWithin);
  const taken = new Map<Day, number>();
  const found: ChannelNights[] = [];
  for (const event of [...withoutEdges(events)].sort(byWeight)) {
    const { isBlock } = event;
    if (event.checkOut <= today || (isBlock && isEcho(event))) continue;
    const room = isBlock ? 1 : rooms;
    const own: Day[] = [];
    for (const night of nightsOf(event.checkIn < today ? today : event.checkIn, event.checkOut)) {
      if ((taken.get(night) ?? 0) >= room || (isBlock && lastBlock !== null && night >= lastBlock)) continue;
      taken.set(night, (taken.get(night) ?? 0) + 1);
      own.push(night);
    }
    found.push(...stretchesOf(own).map((nights) => ({ uid: nameOf(event), ...nights, isBlock })));
  }
  return found;
}

/** Stays before blocks, the longest first: what is told of one beside it lies inside. */
const byWeight = (a: CalendarEvent, b: CalendarEvent): number =>
  Number(a.isBlock) - Number(b.isBlock) ||
  nightsOf(b.checkIn, b.checkOut).length - nightsOf(a.checkIn, a.checkOut).length ||
  (a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : a.uid < b.uid ? -1 : 1);

/** Without the entries that say no more than that the guest of another one comes or goes that day. */
function withoutEdges(events: readonly CalendarEvent[]): CalendarEvent[] {
  const stays = events.filter(({ edge, isBlock }) => edge === null && !isBlock);
  const starts = new Set(stays.map(({ checkIn }) => checkIn));
  const ends = new Set(stays.map(({ checkOut }) => checkOut));
  return events.filter(
    ({ edge, checkIn }) => !(edge === 'arrival' && starts.has(checkIn)) && !(edge === 'departure' && ends.has(checkIn)),
  );
}

/** A name can be as long as a page, and alike up to its end. */
const MAX_NAME = 300;

function nameOf({ uid, checkIn, checkOut }: CalendarEvent): string {
  const short =
    uid.length <= MAX_NAME ? uid : `${uid.slice(0, 200)} #${createHash('sha256').update(uid).digest('hex')}`;
  return `${short} ${checkIn}/${checkOut}`.trim();
}
