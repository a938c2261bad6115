import type { GuideClient } from '../../platform/http/guide-client';
import { createHmac } from 'node:crypto';
import { doorsOfHouseAMinute, GUIDE_BUDGET, waitBeforeRead } from '../../../domain/guide/budget';
import type { Limits } from '../../../domain/desk/limits';
import { HouseDoors } from './house-doors';
import { forgetGuideReads, recordGuideRead, type GuideRead, type OutsideCount } from './store';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import { type CountedNetwork, shortAddress } from '../../platform/address';
import type { Logger } from '../../platform/logger';
import type { DeskNotes } from '../attention/notes';

/** Beyond so many clients the oldest are forgotten here; the database still knows them. */
const CLIENTS_KEPT = 20_000;
/** Devices without a cookie yet, seen on one of the hotel's own lines within the window: more is no rush hour. */
const NEW_DEVICES_ALARM = 1000;
const MINUTE_MS = 60_000;

/** Seconds until a guide may ask again with the mark that it gets now (`AT_MOST_EVERY_MS` of its store). */
const AGAIN_SECONDS = 2;
/** Names who waits for the line asks again after so many seconds at most: it may be their turn sooner. */
const TURN_SECONDS = 15;

/**
 * Holds what becomes of a question: answered; answered when the device comes back after some seconds; answered as if
 * the hotel asked for a key.
 */
type Admission = 'open' | 'closed' | { again: number };

type Reads = Map<string, GuideRead[]>;

/** One of the budgets that a read counts against. */
interface Account {
  kept: Reads;
  name: string;
  /** Fingerprint that names the account in the database. */
  print: string;
  limit: number;
}

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  /** Key under which clients are written down; never their address itself. */
  fingerprintKey: string;
  limits: () => Limits;
  /** Says how many the house has. */
  doors: () => number;
  notes: Pick<DeskNotes, 'note'>;
}

/**
 * Limits how many apartments one client may look up. What a client has read already costs nothing: that answer comes
 * from memory. A new apartment is written down in the database, so the budget survives a restart and holds for several
 * processes together.
 */
export class GuideRateLimiter {
  readonly #deps: Deps;
  /** Reads within the hour, by address or network (whole, in memory only) and by device. */
  readonly #addresses: Reads = new Map();
  readonly #devices: Reads = new Map();
  readonly #newDevices = new Map<string, { since: number; count: number }>();
  /** The same of the last minute: more than a house can have is somebody who throws the marks away. */
  readonly #rush = new Map<string, { since: number; count: number }>();
  /**
   * Instants at which networks outside read a door beyond their first here, within the hour; the database has those of
   * all processes.
   */
  #further: number[] = [];
  readonly #alarmed = new Map<string, number>();
  readonly #house = new HouseDoors();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Tells whether the client has read this apartment within the hour; reading it again then needs nothing. */
  hasRead({ address, device, inHotel }: GuideClient, apartment: string): boolean {
    const oldest = this.#deps.clock() - GUIDE_BUDGET.windowMs;
    if (inHotel ? device === null : !knows(this.#addresses.get(address), apartment, oldest)) return false;
    return device === null || knows(this.#devices.get(device), apartment, oldest);
  }

  /**
   * Notes that a client reads an apartment it has not read yet.
   *
   * @throws AppError 429 when it has used its budget up
   */
  async admit(client: GuideClient, apartment: string, known: boolean): Promise<Admission> {
    const { address, networks, device, inHotel } = client;
    const now = this.#deps.clock();
    // Every phone on a hotel's line looks like this once, before it has its mark.
    if (inHotel && device === null && this.#isRush(address, now)) return { again: AGAIN_SECONDS };
    const wait = inHotel && known ? this.#waitForHouse(client, apartment, now) : 0;
    if (wait > 0) return { again: Math.min(TURN_SECONDS, Math.ceil(wait / 1000)) };
    if (inHotel && device === null) return 'open';
    const readBefore = this.#addresses.get(wideOf(networks));
    const isFurther = !inHotel && readsFurther(readBefore, apartment, now - GUIDE_BUDGET.windowMs);
    if (isFurther && this.#isListed(client, now)) return 'closed';
    const { doorsPerNetwork, doorsPerDevice } = this.#deps.limits();
    const accounts: Account[] = [];
    for (const { name, weight } of inHotel ? [] : networks) {
      const limit = doorsPerNetwork * weight;
      accounts.push({ kept: this.#addresses, name, print: this.#fingerprint('a', name), limit });
    }
    if (device !== null) {
      const print = this.#fingerprint('d', device);
      accounts.push({ kept: this.#devices, name: device, print, limit: doorsPerDevice });
    }
    const read = { apartment, known, at: now };
    const listed = await this.#record(client, read, accounts, inHotel ? null : this.#outsideOf(networks, read));
    if (listed) {
      this.#tellOfListing(address, now);
      return 'closed';
    }
    if (isFurther && known) this.#further.push(now);
    return 'open';
  }

  /** Forgets reads that no longer count, here and in the database. */
  async sweep(): Promise<void> {
    const oldest = this.#deps.clock() - GUIDE_BUDGET.windowMs;
    for (const kept of [this.#addresses, this.#devices]) {
      for (const [client, reads] of kept) if (reads.every(({ at }) => at <= oldest)) kept.delete(client);
    }
    for (const marks of [this.#newDevices, this.#rush, this.#alarmed]) {
      for (const [client, mark] of marks) {
        if ((typeof mark === 'number' ? mark : mark.since) <= oldest) marks.delete(client);
      }
    }
    this.#house.sweep(this.#deps.clock());
    await forgetGuideReads(this.#deps.db, oldest);
  }

  /**
   * Says how long a phone's further door waits because the house's own lines have read many, ms; that is told once an
   * hour.
   */
  #waitForHouse({ address: line, device }: GuideClient, apartment: string, now: number): number {
    const { doors, limits, log, notes } = this.#deps;
    const most = doorsOfHouseAMinute(doors(), limits().newPhonesPerLine);
    const isFirst = device === null || !readsOthers(this.#devices.get(device), apartment, now - GUIDE_BUDGET.windowMs);
    const { tooMany, wait } = this.#house.take(apartment, { isFirst, most, now });
    if (!tooMany) return 0;
    const address = shortAddress(line);
    notes.note('guideHouse', { address });
    if ((this.#alarmed.get('house') ?? 0) <= now - GUIDE_BUDGET.windowMs) {
      this.#alarmed.set('house', now);
      log.warn({ alarm: 'guide-house-line', address, doors: most }, 'many doors on a line of the house');
    }
    return wait;
  }

  /** Says how a read counts among those from outside, whichever process answered the ones before. */
  #outsideOf(networks: readonly CountedNetwork[], { apartment, at }: GuideRead): OutsideCount {
    const print = this.#fingerprint('a', wideOf(networks));
    const oldest = at - GUIDE_BUDGET.windowMs;
    return {
      isFurther: (reads) => readsFurther(reads.get(print), apartment, oldest),
      limit: this.#deps.limits().doorsOutside,
      name: `${apartment} ${print}`,
    };
  }

  /** @returns whether the doors outside are being listed, so that this one stays closed */
  async #record(
    client: GuideClient,
    read: GuideRead,
    accounts: readonly Account[],
    outside: OutsideCount | null,
  ): Promise<boolean> {
    const byPrint = new Map(accounts.map((account) => [account.print, account]));
    let wait = 0;
    const allows = (limit: number, reads: readonly GuideRead[]): boolean => {
      const own = waitBeforeRead(reads, read.apartment, limit, read.at);
      wait = Math.max(wait, own);
      return own === 0;
    };
    try {
      const since = read.at - GUIDE_BUDGET.windowMs;
      const own = (print: string, list: readonly GuideRead[]): boolean => allows(byPrint.get(print)?.limit ?? 0, list);
      const { reads, listed } = await recordGuideRead(this.#deps.db, read, [...byPrint.keys()], since, own, outside);
      if (listed) return true;
      for (const account of accounts) keep(account, reads.get(account.print) ?? []);
    } catch (error) {
      // A guest stands before a door: a full disk must not keep it shut. The memory of this process still counts.
      this.#deps.log.error({ err: error }, 'guide budget not written');
      const allowed = accounts.every(({ kept, name, limit }) => allows(limit, kept.get(name) ?? []));
      if (allowed) for (const account of accounts) keep(account, [...(account.kept.get(account.name) ?? []), read]);
    }
    if (wait > 0) {
      this.#alarm(client, read.at);
      // One device that reads on and on is one phone; an address may be the whole house.
      const byAddress = accounts.some(({ kept, name, limit }) => {
        const right = (kept.get(name) ?? []).filter(({ known }) => known);
        return kept === this.#addresses && right.length >= limit;
      });
      if (byAddress) this.#deps.notes.note('guideLine', { address: shortAddress(client.address) });
      throw new AppError(429, 'tooMany', { retryAfter: Math.ceil(wait / 1000) });
    }
    return false;
  }

  #fingerprint(kind: 'a' | 'd', name: string): string {
    return createHmac('sha256', this.#deps.fingerprintKey).update(`${kind} ${name}`).digest('base64url');
  }

  /** Logs one line an hour and client: a client may be listing apartments. */
  #alarm({ address, device }: GuideClient, now: number): void {
    const mark = (device === null ? this.#fingerprint('a', address) : this.#fingerprint('d', device)).slice(0, 8);
    if ((this.#alarmed.get(mark) ?? 0) > now - GUIDE_BUDGET.windowMs) return;
    this.#alarmed.set(mark, now);
    this.#deps.log.warn(
      { alarm: 'guide-enumeration', client: mark, address: shortAddress(address) },
      'guide budget used up',
    );
  }

  /**
   * Counts a phone without a mark. Tells whether they come faster than they can on this line; each then gets its mark
   * before its code.
   */
  #isRush(address: string, now: number): boolean {
    if (count(this.#newDevices, address, now, GUIDE_BUDGET.windowMs) === NEW_DEVICES_ALARM) {
      const line = { alarm: 'guide-new-devices', address: shortAddress(address) };
      this.#deps.log.warn(line, 'many devices without a mark');
    }
    return count(this.#rush, address, now, MINUTE_MS) > this.#deps.limits().newPhonesPerLine;
  }

  /**
   * Tells whether all networks outside together have read so many doors within the hour that somebody must be listing
   * them. A network's first door does not count and is always opened: it is a guest's own.
   */
  #isListed({ address }: GuideClient, now: number): boolean {
    this.#further = this.#further.filter((at) => at > now - GUIDE_BUDGET.windowMs);
    if (this.#further.length < this.#deps.limits().doorsOutside) return false;
    this.#tellOfListing(address, now);
    return true;
  }

  #tellOfListing(address: string, now: number): void {
    this.#deps.notes.note('guideOutside', { address: shortAddress(address) });
    if ((this.#alarmed.get('outside') ?? 0) <= now - GUIDE_BUDGET.windowMs) {
      this.#alarmed.set('outside', now);
      const doors = this.#deps.limits().doorsOutside;
      this.#deps.log.warn({ alarm: 'guide-outside', doors }, 'doors are being listed');
    }
  }
}

/** Not the widest: phones of one carrier that stand side by side may well share that. */
const wideOf = (networks: readonly CountedNetwork[]): string => (networks[1] ?? networks[0])?.name ?? '';

/** Counts one more within a window that begins with the first. @returns how many that are */
function count(
  counts: Map<string, { since: number; count: number }>,
  name: string,
  now: number,
  windowMs: number,
): number {
  const mark = counts.get(name);
  const seen = mark && mark.since > now - windowMs ? mark : { since: now, count: 0 };
  seen.count += 1;
  counts.set(name, seen);
  return seen.count;
}

const readsOthers = (reads: readonly GuideRead[] | undefined, apartment: string, oldest: number): boolean =>
  (reads ?? []).some((read) => read.known && read.apartment !== apartment && read.at > oldest);

/** A door that a network has read is no further one: its page comes without a mark, and asks again with it. */
const readsFurther = (reads: readonly GuideRead[] | undefined, apartment: string, oldest: number): boolean =>
  readsOthers(reads, apartment, oldest) && !knows(reads, apartment, oldest);

function knows(reads: readonly GuideRead[] | undefined, apartment: string, oldest: number): boolean {
  if (reads === undefined) return false;
  for (const read of reads) if (read.apartment === apartment && read.at > oldest) return true;
  return false;
}

/** The newest last; beyond the limit the oldest client goes. */
function keep({ kept, name }: Account, reads: GuideRead[]): void {
  kept.delete(name);
  kept.set(name, reads);
  const [oldest] = kept.keys();
  if (kept.size > CLIENTS_KEPT && oldest !== undefined) kept.delete(oldest);
}
