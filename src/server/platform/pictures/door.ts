import { AppError } from '../../errors';

const COME_BACK_SECONDS = 5;
const SPAN_MS = 10 * 60_000;
/** Limits of how many pictures come in. */
interface Room {
  /** Of everybody, read or drawn at once: each is megabytes until it is drawn. */
  atOnce: number;
  /** Of one person within the span. */
  perPerson: number;
}

/** More than anybody tries on, far less than keeps a server busy. */
const OF_PEOPLE: Room = { atOnce: 8, perPerson: 20 };
/** A dozen apartments with their photographs; each is up to 15 MB and drawn ten times over. */
export const OF_THE_HOUSE: Room = { atOnce: 3, perPerson: 120 };

/** Lets a few pictures in at a time, one for each sender, before the first byte of them is read. */
export class PictureDoor {
  readonly #room: Room;
  readonly #clock: () => number;
  /** Instants at which each person's pictures of the span came in, the oldest first. */
  readonly #came = new Map<string, number[]>();
  readonly #inside = new Set<string>();

  constructor(clock: () => number, room = OF_PEOPLE) {
    this.#clock = clock;
    this.#room = room;
  }

  /**
   * Does what takes a picture in, if there is room for it.
   *
   * @throws AppError 429 `tooMany` for this person, 503 `unavailable` while others' pictures take all the room; both say
   *   after how many seconds to come back
   */
  async pass<T>(person: string, work: () => Promise<T>): Promise<T> {
    if (this.#inside.has(person)) throw new AppError(429, 'tooMany', { retryAfter: COME_BACK_SECONDS });
    const now = this.#clock();
    const came = this.#cameOf(person, now);
    const oldest = came[came.length - this.#room.perPerson];
    if (oldest !== undefined) {
      throw new AppError(429, 'tooMany', { retryAfter: Math.max(1, Math.ceil((oldest + SPAN_MS - now) / 1000)) });
    }
    if (this.#inside.size >= this.#room.atOnce)
      throw new AppError(503, 'unavailable', { retryAfter: COME_BACK_SECONDS });
    this.#came.set(person, [...came, now]);
    this.#inside.add(person);
    try {
      return await work();
    } finally {
      this.#inside.delete(person);
    }
  }

  /** Forgets by the way who has sent nothing for a span; a clock that was set back frees everybody. */
  #cameOf(person: string, now: number): number[] {
    for (const [one, times] of this.#came) {
      const last = times.at(-1) ?? 0;
      if (last <= now - SPAN_MS || last > now) this.#came.delete(one);
    }
    return (this.#came.get(person) ?? []).filter((at) => at > now - SPAN_MS);
  }
}
