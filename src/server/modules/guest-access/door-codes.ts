import type {
  CodeChange,
  CodePreview,
  CodeRow,
  CodeSecrets,
  DefaultCodes,
  DefaultCodesChange,
  DeskApartment,
  NextCode,
  PreviewRow,
} from '../../../contract/guest-access/codes';
import { isApartmentCode, normalizeApartmentCode } from '../../../domain/guest-access/apartment-code';
import { typedApartmentCode } from '../../../domain/guest-access/typed-apartment-code';
import { CODE_FIELDS, type CodeField, isCodeValue } from '../../../domain/guest-access/door-code';
import { type CodeColumns, readLockStates, updateCodes } from '../stay-records/codes-store';
import { readCodesToChange } from './codes-to-change';
import { inTransaction } from '../../platform/db/transaction';
import { bumpParts } from '../../platform/db/revisions';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { HotelApartment } from '../hotel/hotel-file';
import { changeDefaultCodes, readDefaultCodes } from './default-codes';
import { makeImported } from './doors/imported-doors';
import { chooseNextCode, noteRotation } from './doors/next-code';
import type { HotelSnapshot, HotelState } from '../hotel/hotel';
import { isoOf } from '../../platform/iso';

const COLUMNS: Readonly<Record<CodeField, keyof CodeColumns>> = {
  doorCode: 'door_code',
  wifiName: 'wifi_name',
  wifiPassword: 'wifi_password',
};

const MINUTE_MS = 60_000;

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
}

/** Door codes and Wi-Fi of every apartment, as reception reads and changes them. */
export class DeskCodes {
  readonly #deps: Deps;
  #toRotate: { house: HotelSnapshot; minute: number; changes: Awaited<ReturnType<typeof readCodesToChange>> } | null =
    null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Lists doors without their codes. @param codes of these doors alone; `changes` are those of `toRotate` */
  async list(codes: readonly string[] | null, changes: ReturnType<DeskCodes['toRotate']>): Promise<DeskApartment[]> {
    const { db, hotel } = this.#deps;
    const snapshot = hotel.current;
    const [toRotate, locks] = await Promise.all([changes, readLockStates(db, codes)]);
    const toChange = new Map(toRotate.map((change) => [change.apartment, change]));
    return doorsOf(snapshot, codes).map((apartment) => {
      const { code, tower, card, doorCode, wifi } = apartment;
      const change = toChange.get(code);
      const { rotatedAt = null, next = null } = locks.get(code) ?? {};
      return {
        apartment: code,
        tower,
        card,
        hasCode: !card && doorCode !== null,
        hasNext: next !== null,
        isDefault: !card && doorCode === snapshot.secrets.doorCodeDefault,
        wifiName: wifiNameOf(snapshot, apartment),
        ownWifi: wifi.password !== null,
        rotate: change
          ? {
              guestName: change.guestName,
              leftAt: isoOf(change.leftAt),
              ...(change.leftAt === null ? { from: change.from } : !change.noted && { unseen: true }),
            }
          : null,
        rotatedAt: isoOf(rotatedAt),
      };
    });
  }

  /**
   * Doors whose lock is to get another code; see `readCodesToChange`. Within a minute they are the same until the copy
   * of the hotel is another.
   */
  async toRotate(): ReturnType<typeof readCodesToChange> {
    const { clock, hotel } = this.#deps;
    const [house, minute] = [hotel.current, Math.floor(clock() / MINUTE_MS)];
    if (this.#toRotate?.house !== house || this.#toRotate.minute !== minute) {
      this.#toRotate = { house, minute, changes: await readCodesToChange(this.#deps) };
    }
    return this.#toRotate.changes;
  }

  /** Reads the codes and the Wi-Fi of one apartment. @throws AppError 404 */
  async secrets(raw: string): Promise<CodeSecrets> {
    const snapshot = this.#deps.hotel.current;
    const apartment = apartmentOf(snapshot, raw);
    const lock = (await readLockStates(this.#deps.db, [apartment.code])).get(apartment.code);
    return {
      apartment: apartment.code,
      doorCode: apartment.card ? null : apartment.doorCode,
      nextDoorCode: lock?.next ?? null,
      card: apartment.card,
      wifiName: wifiNameOf(snapshot, apartment),
      wifiPassword: apartment.wifi.password ?? snapshot.secrets.wifiPasswordDefault,
    };
  }

  /** Changes one apartment; guests' phones show it at once. @throws AppError 404, 422 with the field */
  async change(raw: string, change: CodeChange): Promise<void> {
    const { hotel } = this.#deps;
    const apartment = apartmentOf(hotel.current, raw);
    const row = this.#validate({ ...change, apartment: apartment.code }, 1);
    if (row.problem !== null) throw new AppError(422, 'invalid', { field: row.field ?? 'doorCode' });
    await this.#write([{ row, values: change }]);
  }

  /**
   * Shows the changes that a file would make, row by row; nothing is changed.
   *
   * @param creates whether doors that are not there would be made
   */
  preview(rows: readonly CodeRow[], creates = false): CodePreview {
    return previewOf(this.#validateAll(rows, creates));
  }

  /**
   * Changes what a file says, all of it or nothing.
   *
   * @param creates whether doors that are not there are made
   * @throws AppError 422 with the preview when any row is wrong
   */
  async import(rows: readonly CodeRow[], creates = false): Promise<CodePreview> {
    const preview = previewOf(this.#validateAll(rows, creates));
    if (preview.wrong > 0) throw new AppError(422, 'wrongRows', { field: 'rows', more: { preview } });
    await this.#write(preview.rows.map((row, at) => ({ row, values: rows[at] ?? {} })));
    return preview;
  }

  /** Reads the codes that apartments without codes of their own get. */
  defaults(): DefaultCodes {
    return readDefaultCodes(this.#deps);
  }

  /** Changes them; see `changeDefaultCodes`. @throws AppError 422 */
  changeDefaults(change: DefaultCodesChange): Promise<void> {
    return changeDefaultCodes(this.#deps, change);
  }

  /** Chooses the code of the coming stay; see `chooseNextCode`. @throws AppError 404, 422 */
  async chooseNext(raw: string, { doorCode }: NextCode): Promise<void> {
    await chooseNextCode(this.#deps, apartmentOf(this.#deps.hotel.current, raw), doorCode ?? '');
  }

  /** Notes that the lock has another code, or takes that back; see `noteRotation`. @throws AppError 404 */
  rotated(raw: string, isDone: boolean): Promise<void> {
    return noteRotation(this.#deps, normalizeApartmentCode(raw), isDone);
  }

  #validateAll(rows: readonly CodeRow[], creates: boolean): PreviewRow[] {
    const times = new Map<string, number>();
    for (const { apartment } of rows) {
      const code = normalizeApartmentCode(apartment);
      times.set(code, (times.get(code) ?? 0) + 1);
    }
    return rows.map((row, at) => {
      const checked = this.#validate(row, at + 1, creates);
      const twice = checked.problem === null && (times.get(checked.apartment) ?? 0) > 1;
      return twice ? { ...checked, isNew: false, changes: [], problem: 'twice' } : checked;
    });
  }

  #validate(row: CodeRow, number: number, creates = false): PreviewRow {
    const snapshot = this.#deps.hotel.current;
    const code = typedApartmentCode(row.apartment);
    const apartment = snapshot.apartments.get(code);
    const checked: PreviewRow = { row: number, apartment: code, changes: [], problem: null, field: null };
    if (!apartment && !(creates && isApartmentCode(code))) return { ...checked, problem: 'unknownApartment' };
    if (!apartment) checked.isNew = true;
    const now: Record<CodeField, string | null> = {
      doorCode: apartment?.doorCode ?? null,
      wifiName: apartment?.wifi.name ?? null,
      wifiPassword: apartment?.wifi.password ?? null,
    };
    for (const field of CODE_FIELDS) {
      const value = row[field] ?? '';
      if (value === '') continue;
      if (field === 'doorCode' && apartment?.card === true) return { ...checked, changes: [], problem: 'card', field };
      if (!isCodeValue(field, value)) return { ...checked, isNew: false, changes: [], problem: 'invalid', field };
      if (value !== now[field]) checked.changes.push(field);
    }
    return checked;
  }

  async #write(changes: readonly { row: PreviewRow; values: Partial<CodeRow> }[]): Promise<void> {
    const { db, clock, hotel } = this.#deps;
    const now = clock();
    await inTransaction(db, async (tx) => {
      const made = changes.filter(({ row }) => row.isNew).map(({ row, values }) => ({ code: row.apartment, values }));
      await makeImported(tx, made, { spare: hotel.current.secrets.doorCodeDefault, now });
      for (const { row, values } of changes) {
        if (row.changes.length === 0 || row.isNew) continue;
        const columns = Object.fromEntries(row.changes.map((field) => [COLUMNS[field], values[field] ?? '']));
        await updateCodes(tx, row.apartment, columns, row.changes.includes('doorCode') ? now : undefined);
      }
      await bumpParts(tx, 'guide');
    });
  }
}

function previewOf(rows: PreviewRow[]): CodePreview {
  return {
    rows,
    changed: rows.filter(({ changes, isNew }) => changes.length > 0 || isNew).length,
    wrong: rows.filter(({ problem }) => problem !== null).length,
    missing: rows.filter((row) => row.problem === 'unknownApartment' && isApartmentCode(row.apartment)).length,
  };
}

const doorsOf = ({ apartments }: HotelSnapshot, codes: readonly string[] | null) =>
  codes === null ? [...apartments.values()] : codes.flatMap((code) => apartments.get(code) ?? []);

function apartmentOf(snapshot: HotelSnapshot, raw: string): HotelApartment {
  const apartment = snapshot.apartments.get(normalizeApartmentCode(raw));
  if (!apartment) throw new AppError(404, 'notFound');
  return apartment;
}

/** The name of a door's own network, or the one that the house gives it. */
export const wifiNameOf = ({ profile }: HotelSnapshot, { code, wifi }: HotelApartment): string =>
  wifi.name ?? `Welcome to ${profile.brand} - ${code}`;
