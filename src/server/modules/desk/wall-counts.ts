import type { WallPart } from '../../../contract/guest-access/doors';
import { doorState } from '../../../domain/guest-access/door-presence';
import type { Day } from '../../../domain/days';
import { type WallFloors, wallParts } from '../../../domain/desk/wall-parts';
import { isReadyFor } from '../../../domain/guest-access/opening';
import type { HotelSnapshot } from '../hotel/hotel';
import type { HouseDoor } from '../stay-records/house-store';

type Counts = WallPart['counts'];
type Ids = ReadonlySet<string>;

/** Things that wait at doors: stays with a request, and bookings or stays that are to be declared or owe. */
interface Waiting {
  requests: ReadonlyMap<string, unknown>;
  undeclared: Ids;
  owing: Ids;
  /** Doors that are kept from being sold tonight. */
  blocked: Ids;
}

/** A large house by its parts, at a minute: within one no door's state changes but by a change of the copy, or a block. */
interface Census {
  of: HotelSnapshot;
  minute: number;
  /** Doors that were blocked. */
  blocked: string;
  states: readonly Counts[];
  /** Parts with a door that the guests of a booking, or of a stay without one, are inside of. */
  inside: ReadonlyMap<string, readonly number[]>;
  /** Doors of stays that have begun, each with its part. */
  begun: ReadonlyMap<string, { code: string; part: number }>;
}

const NOTHING: Counts = { ready: 0, dirty: 0, coming: 0, inside: 0, overdue: 0, due: 0, request: 0, declare: 0 };
const MINUTE_MS = 60_000;

/** Parts of a large house, with their doors counted by their state and by what waits at them. */
export class WallCounts {
  #divided: { of: HotelSnapshot['apartments']; parts: readonly WallFloors<HouseDoor>[] } | null = null;
  #census: Census | null = null;

  /** Divides the house as it is now; its doors change seldom. */
  floorsOf({ apartments }: HotelSnapshot): readonly WallFloors<HouseDoor>[] {
    if (this.#divided?.of !== apartments) {
      this.#divided = { of: apartments, parts: wallParts([...apartments.values()]) };
    }
    return this.#divided.parts;
  }

  /** @param when `day` is the hotel's, `now` UTC ms */
  read(
    house: HotelSnapshot,
    { requests, undeclared, owing, blocked }: Waiting,
    when: { day: Day; now: number },
  ): WallPart[] {
    const { states, inside, begun } = this.#censusOf(house, blocked, when);
    const parts = this.floorsOf(house).map(({ doors, ...floors }, at) => ({
      ...floors,
      doors: doors.length,
      counts: { ...NOTHING, ...states[at] },
    }));
    const add = (at: number, what: 'due' | 'declare' | 'request'): void => {
      const part = parts[at];
      if (part) part.counts[what] += 1;
    };
    for (const id of owing) for (const at of inside.get(id) ?? []) add(at, 'due');
    for (const id of undeclared) for (const at of inside.get(id) ?? []) add(at, 'declare');
    const asking = [...requests.keys()].flatMap((id) => begun.get(id) ?? []);
    for (const at of new Map(asking.map(({ code, part }) => [code, part])).values()) add(at, 'request');
    return parts;
  }

  #censusOf(house: HotelSnapshot, blocked: Ids, when: { day: Day; now: number }): Census {
    const minute = Math.floor(when.now / MINUTE_MS);
    const doors = [...blocked].sort().join(' ');
    const last = this.#census;
    if (last?.of === house && last.minute === minute && last.blocked === doors) return last;
    const census = { of: house, minute, blocked: doors, ...censusOf(house, this.floorsOf(house), blocked, when) };
    this.#census = census;
    return census;
  }
}

function censusOf(
  { stays, readyMarks, profile }: HotelSnapshot,
  parts: readonly WallFloors<HouseDoor>[],
  blocked: Ids,
  { day, now }: { day: Day; now: number },
): Omit<Census, 'of' | 'minute' | 'blocked'> {
  const inside = new Map<string, number[]>();
  const begun = new Map<string, { code: string; part: number }>();
  const states = parts.map(({ doors }, part) => {
    const counts = { ...NOTHING };
    for (const { code } of doors) {
      const all = stays.get(code) ?? [];
      const own = all.filter(({ to, endedAt, arrivedAt }) => endedAt === null && (to >= day || arrivedAt !== null));
      const isReady = isReadyFor(day, readyMarks.get(code) ?? null, all);
      const state = doorState({ isReady, stays: own }, { day, checkOut: profile.hours.checkOut, now });
      // Whoever is still behind a blocked door, or comes to it, is counted as they are shown.
      if (!blocked.has(code) || state.inside || state.coming) counts[state.state] += 1;
      if (state.inside) {
        const id = state.inside.bookingId ?? state.inside.id;
        inside.set(id, [...(inside.get(id) ?? []), part]);
      }
      for (const { id, from } of own) if (from <= day) begun.set(id, { code, part });
    }
    return counts;
  });
  return { states, inside, begun };
}
