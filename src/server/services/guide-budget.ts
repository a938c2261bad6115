import { createHmac } from 'node:crypto';
import { GUIDE_BUDGET, waitBeforeRead } from '../../domain/guide/budget';
import { forgetGuideReads, recordGuideRead, type GuideRead } from '../db/guide-reads';
import type { Database } from '../db/schema';
import { AppError } from '../errors';
import { shortAddress } from '../http/address';
import type { Logger } from '../logger';

/** Beyond so many clients the oldest are forgotten here; the database still knows them. */
const CLIENTS_KEPT = 20_000;
/** Devices without a cookie yet, seen on one of the hotel's own lines within the window: more is no rush hour. */
const NEW_DEVICES_ALARM = 1000;

/** Who asks: an address, and the device's own mark when it sent one. */
export interface GuideClient {
  address: string;
  device: string | null;
  /** The address is one of the hotel's own lines, behind which hundreds of phones look alike (ruling 11). */
  inHotel: boolean;
}

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  /** Key under which clients are written down; never their address itself. */
  fingerprintKey: string;
}

/**
 * How many apartments one client may look up. What a client has read already costs nothing: that answer comes from
 * memory. A new apartment is written down in the database, so the budget survives a restart and holds for several
 * processes together.
 */
export class GuideBudget {
  readonly #deps: Deps;
  /** By client; addresses whole here, in memory only. */
  readonly #reads = new Map<string, GuideRead[]>();
  readonly #newDevices = new Map<string, { since: number; count: number }>();
  readonly #alarmed = new Map<string, number>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @returns `null` when the client may read the apartment at once; otherwise a promise that resolves when it may
   * @throws AppError 429, through the promise
   */
  admit(client: GuideClient, apartment: string, known: boolean): Promise<void> | null {
    const { address, device, inHotel } = client;
    const now = this.#deps.clock();
    const oldest = now - GUIDE_BUDGET.windowMs;
    const byAddress = inHotel ? null : `a ${address}`;
    const byDevice = device === null ? null : `d ${device}`;
    if (
      (byAddress === null || this.#has(byAddress, apartment, oldest)) &&
      (byDevice === null || this.#has(byDevice, apartment, oldest))
    ) {
      if (inHotel && device === null) this.#watchNewDevices(address, now);
      return null;
    }
    return this.#record(
      client,
      { apartment, known, at: now },
      [byAddress, byDevice].filter((key) => key !== null),
    );
  }

  /** Forgets reads that no longer count, here and in the database. */
  async sweep(): Promise<void> {
    const oldest = this.#deps.clock() - GUIDE_BUDGET.windowMs;
    for (const [client, reads] of this.#reads) {
      if (reads.every(({ at }) => at <= oldest)) this.#reads.delete(client);
    }
    for (const marks of [this.#newDevices, this.#alarmed]) {
      for (const [client, mark] of marks) {
        if ((typeof mark === 'number' ? mark : mark.since) <= oldest) marks.delete(client);
      }
    }
    await forgetGuideReads(this.#deps.db, oldest);
  }

  #has(client: string, apartment: string, oldest: number): boolean {
    const reads = this.#reads.get(client);
    if (reads === undefined) return false;
    for (const read of reads) if (read.apartment === apartment && read.at > oldest) return true;
    return false;
  }

  async #record(client: GuideClient, read: GuideRead, clients: string[]): Promise<void> {
    const prints = new Map(clients.map((key) => [this.#fingerprint(key), key]));
    let wait = 0;
    const judge = (key: string, reads: readonly GuideRead[]): boolean => {
      const limit = key.startsWith('a ') ? GUIDE_BUDGET.perAddress : GUIDE_BUDGET.perDevice;
      const own = waitBeforeRead(reads, read.apartment, limit, read.at);
      wait = Math.max(wait, own);
      return own === 0;
    };
    try {
      const since = read.at - GUIDE_BUDGET.windowMs;
      const { reads } = await recordGuideRead(this.#deps.db, read, [...prints.keys()], since, (print, list) =>
        judge(prints.get(print) ?? '', list),
      );
      for (const [print, list] of reads) this.#keep(prints.get(print) ?? '', list);
    } catch (error) {
      // A guest stands before a door: a full disk must not keep it shut. The memory of this process still counts.
      this.#deps.log.error({ err: error }, 'guide budget not written');
      const allowed = clients.map((key) => judge(key, this.#reads.get(key) ?? [])).every(Boolean);
      if (allowed) for (const key of clients) this.#keep(key, [...(this.#reads.get(key) ?? []), read]);
    }
    if (wait > 0) {
      this.#alarm(client, read.at);
      throw new AppError(429, 'tooMany', { retryAfter: Math.ceil(wait / 1000) });
    }
  }

  #keep(client: string, reads: GuideRead[]): void {
    this.#reads.delete(client);
    this.#reads.set(client, reads);
    const [oldest] = this.#reads.keys();
    if (this.#reads.size > CLIENTS_KEPT && oldest !== undefined) this.#reads.delete(oldest);
  }

  #fingerprint(client: string): string {
    return createHmac('sha256', this.#deps.fingerprintKey).update(client).digest('base64url');
  }

  /** One line an hour and client: somebody may be listing apartments. */
  #alarm({ address, device }: GuideClient, now: number): void {
    const mark = this.#fingerprint(device ?? address).slice(0, 8);
    if ((this.#alarmed.get(mark) ?? 0) > now - GUIDE_BUDGET.windowMs) return;
    this.#alarmed.set(mark, now);
    this.#deps.log.warn(
      { alarm: 'guide-enumeration', client: mark, address: shortAddress(address) },
      'guide budget used up',
    );
  }

  #watchNewDevices(address: string, now: number): void {
    const mark = this.#newDevices.get(address);
    const seen = mark && mark.since > now - GUIDE_BUDGET.windowMs ? mark : { since: now, count: 0 };
    seen.count += 1;
    this.#newDevices.set(address, seen);
    if (seen.count !== NEW_DEVICES_ALARM) return;
    this.#deps.log.warn({ alarm: 'guide-new-devices', address: shortAddress(address) }, 'many devices without a mark');
  }
}
