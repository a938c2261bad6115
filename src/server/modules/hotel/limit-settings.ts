import { isIP } from 'node:net';
import { isLimit, LIMIT_KINDS, type Limits, type LimitSettings } from '../../../domain/desk/limits';
import { isNetwork, networkList } from '../../platform/address';
import { writeDocument } from '../../platform/db/documents';
import { readLimits } from '../../platform/db/limits';
import { inTransaction } from '../../platform/db/transaction';
import { bumpRevision } from '../../platform/db/revisions';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { HotelState } from './hotel';

/** A wider network is no line of one house: it would be as good as no limit at all. */
const WIDEST = { 4: 16, 6: 32 } as const;
/** This machine is no line: a proxy on it passes the whole world on. */
const isThisMachine = networkList(['127.0.0.0/8', '::1']);

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
}

/** Limits of what strangers may do how often, and the house's own lines: one document, changed here alone. */
export class LimitSettingsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** As they are in this process; changes of others are seen within seconds. */
  get current(): LimitSettings {
    return this.#deps.hotel.current.limits;
  }

  /** @throws AppError 422 `limit` with the one that is out of range */
  async setLimits(limits: Limits): Promise<void> {
    const wrong = LIMIT_KINDS.find((kind) => !isLimit(kind, limits[kind]));
    if (wrong !== undefined) throw new AppError(422, 'limit', { field: wrong });
    await this.#change({ limits });
  }

  /** @throws AppError 422 `houseLine` for what is no line of a house */
  async setLines(lines: readonly string[]): Promise<void> {
    const houseLines = [...new Set(lines.map((line) => line.trim()))];
    if (!houseLines.every(isHouseLine)) throw new AppError(422, 'houseLine', { field: 'houseLines' });
    await this.#change({ houseLines });
  }

  async #change(change: Partial<LimitSettings>): Promise<void> {
    const { db, clock } = this.#deps;
    await inTransaction(db, async (tx) => {
      // First, so that another process's change waits here and is not written over.
      await bumpRevision(tx, 'guide');
      await writeDocument(tx, 'limits', { ...(await readLimits(tx)), ...change }, clock());
    });
  }
}

/** Tells whether an address or CIDR can be a line of a house. */
export function isHouseLine(line: string): boolean {
  if (!isNetwork(line)) return false;
  const [address = '', prefix] = line.split('/');
  if (isThisMachine(address)) return false;
  return prefix === undefined || Number(prefix) >= WIDEST[isIP(address) === 6 ? 6 : 4];
}
