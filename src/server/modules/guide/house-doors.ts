import { GUIDE_BUDGET } from '../../../domain/guide/budget';

const MINUTE_MS = 60_000;

/**
 * Doors that all phones on the hotel's own lines read together. Phones there are many and unlike each other, and marks
 * cost nothing; but a house full of new guests opens few doors within a minute, and who reads the house through opens all
 * of them. A phone's first door is its guest's own: it is counted and never waits. Further doors wait for a minute with
 * room. A door that was read within the hour is free for everybody.
 */
export class HouseDoors {
  /** Says when each was first read within the hour, UTC ms. */
  readonly #doors = new Map<string, number>();

  /**
   * Takes a door: in any case as a phone's first, else if there is room for one more within this minute.
   *
   * @param most doors within a minute
   * @returns `tooMany`: no room was left; `wait`: ms until there is, 0 when the door may be read now
   */
  take(
    door: string,
    { isFirst, most, now }: { isFirst: boolean; most: number; now: number },
  ): {
    tooMany: boolean;
    wait: number;
  } {
    if ((this.#doors.get(door) ?? -Infinity) > now - GUIDE_BUDGET.windowMs) return { tooMany: false, wait: 0 };
    const newest = [...this.#doors.values()].filter((at) => at > now - MINUTE_MS).sort((a, b) => a - b);
    const oldest = newest.at(-most);
    const wait = oldest === undefined || isFirst ? 0 : oldest + MINUTE_MS - now;
    if (wait === 0) this.#doors.set(door, now);
    return { tooMany: oldest !== undefined, wait };
  }

  /** Forgets doors that were read longer than an hour ago. */
  sweep(now: number): void {
    for (const [door, at] of this.#doors) if (at <= now - GUIDE_BUDGET.windowMs) this.#doors.delete(door);
  }
}
