import { timingSafeEqual } from 'node:crypto';
import type { HotelProfile } from '../../../contract/hotel/hotel-content';
import type { MailTest } from '../../../contract/mails/desk';
import type { SetupCheck } from '../../../contract/setup/check';
import type {
  SetupDoors,
  SetupHouse,
  SetupLegal,
  SetupOwner,
  SetupPeople,
  SetupRoom,
  SetupState,
} from '../../../contract/setup/setup';
import { normalizeApartmentCode, towerOfCode } from '../../../domain/guest-access/apartment-code';
import type { Language } from '../../../domain/languages';
import { showSetupCode } from '../../../domain/setup/setup-code';
import { AppError } from '../../errors';
import type { ModuleDeps } from '../../deps';
import { deleteDocument, readDocument, writeDocument } from '../../platform/db/documents';
import { countRequest, forgetRequestsOf } from '../../platform/db/request-rates';
import { bumpRevision } from '../../platform/db/revisions';
import type { Database } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { areMailsKept, isWalletOpen } from '../../start/going-live';
import { inviteWithOwner, makeFirstOwner, peopleOf, readFirstOwner } from '../accounts/module';
import type { DocumentSource } from '../guide/document/build';
import { guideOfDraft } from '../guide/module';
import type { FramedGuide } from '../guide/preview';
import type { Hotel } from '../hotel/hotel-file';
import { checkHotel, fillDatabase, hasNoHotel } from '../hotel/module';
import { EMPTY_DRAFT, newDraft, type SetupDocument, type SetupDraft } from './draft';
import { fieldOf, hotelFileOf, type SetupStep } from './hotel-file';
import { doorsOf, requireCodes, wifiOf } from './told-doors';

/** So many codes may be tried in so long (ms), from wherever they come: there are 850 thousand million of them. */
const TRIES = 5;
const TRIES_MS = 15 * 60_000;
const TRIES_OF = 'setup-code';

/**
 * Reads every page of a house as it would be.
 *
 * @param door one of its doors, `null` for a house without
 * @param facts everything that was said of it, as JSON
 */
export type CrawlHouse = (hotel: ReturnType<typeof hotelOf>, door: string | null, facts: string) => Promise<SetupCheck>;

/** Sends somebody a mail in the name of a house, and tells what its server answered. */
export type TestMail = (
  profile: Pick<HotelProfile, 'brand' | 'phones'>,
  to: string,
  lang: Language,
) => Promise<MailTest>;

interface Deps extends Pick<ModuleDeps, 'clock' | 'config' | 'db'> {
  testMail: TestMail | null;
  /** `null` without a build. */
  crawl: CrawlHouse | null;
  /** `null` without a build: then there is nothing to show a guide with. */
  documentSource: DocumentSource | null;
}

/** A house of one's own before it is open: who may say what it is, and what has been said. */
export class SetupService {
  readonly #deps: Deps;
  /** The one under way, which all who ask meanwhile get. */
  #checking: Promise<SetupCheck> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The code that whoever started the server has been told; made when there is none yet. */
  async code(): Promise<string> {
    const { db, clock } = this.#deps;
    return inTransaction(db, async (tx) => {
      await bumpRevision(tx, 'guide');
      const before = await readDocument(tx, 'setup');
      if (before) return before.code;
      const draft = newDraft();
      await writeDocument(tx, 'setup', draft, clock());
      return draft.code;
    });
  }

  /**
   * Lets somebody in.
   *
   * @returns the key that goes into their cookie
   * @throws AppError 401 `setupCodeWrong`; 429 `tooMany` after five within a quarter of an hour, right or wrong
   */
  async signIn(typed: string): Promise<string> {
    const { db, clock } = this.#deps;
    const now = clock();
    const tried = (await countRequest(db, [TRIES_OF], now, TRIES_MS)).get(TRIES_OF);
    if (tried && tried.count > TRIES) {
      throw new AppError(429, 'tooMany', { retryAfter: Math.ceil((tried.since + TRIES_MS - now) / 1000) });
    }
    const kept = await this.#read();
    if (!isSame(showSetupCode(typed), kept.code)) throw new AppError(401, 'setupCodeWrong', { field: 'code' });
    await forgetRequestsOf(db, TRIES_OF);
    return kept.key;
  }

  /** @param key of a cookie, `null` without one. @throws AppError 401 */
  async requireKey(key: string | null): Promise<void> {
    if (key === null || !isSame(key, (await this.#read()).key)) throw new AppError(401, 'signInNeeded');
  }

  async state(): Promise<SetupState> {
    const { house, legal, doors, rooms, features, people } = await this.#read();
    const { config, db } = this.#deps;
    const wallet = config.momo !== null ? 'momo' : isWalletOpen(config) ? 'sandbox' : 'none';
    const services = { mails: areMailsKept(config) ? 'files' : 'server', wallet } as const;
    return { house, legal, doors, rooms, features, people, owner: await readFirstOwner(db), services };
  }

  /** @throws AppError 422 with the field that a hotel file could not have */
  async setHouse(house: SetupHouse): Promise<SetupState> {
    return this.#change('house', (draft) => ({ ...draft, house }));
  }

  /** @throws AppError 422 with the field */
  async setLegal(legal: SetupLegal): Promise<SetupState> {
    return this.#change('legal', (draft) => ({ ...draft, legal }));
  }

  /**
   * Says which doors there are. A door that stays keeps what is not said of it, `null` clears; what is sold loses doors
   * that go.
   *
   * @throws AppError 422 with the field
   */
  async setDoors({ pattern, doors: listed }: SetupDoors): Promise<SetupState> {
    const asked = listed ?? doorsOf(pattern);
    return this.#change('doors', (draft) => {
      const before = new Map(draft.doors.map((door) => [door.code, door]));
      const doors = asked.map(({ code: typed, tower, doorCode, card, wifi }, index) => {
        const code = normalizeApartmentCode(typed);
        const kept = before.get(code);
        const door = {
          code,
          tower: tower ?? kept?.tower ?? towerOfCode(code),
          doorCode: doorCode === undefined ? (kept?.doorCode ?? null) : doorCode || null,
          // A code that is given is for a lock with keys.
          card: card ?? (doorCode ? false : (kept?.card ?? false)),
          wifi: wifi === undefined ? (kept?.wifi ?? null) : wifiOf(wifi),
        };
        requireCodes(door, `doors.${index}`);
        return door;
      });
      const there = new Set(doors.map(({ code }) => code));
      const rooms = draft.rooms.map((room) => ({ ...room, doors: room.doors.filter((code) => there.has(code)) }));
      return { ...draft, doors, rooms };
    });
  }

  /** @throws AppError 422 with the field, such as a door that is sold twice */
  async setRooms(rooms: readonly SetupRoom[]): Promise<SetupState> {
    return this.#change('rooms', (draft) => ({
      ...draft,
      rooms: rooms.map((room) => ({ ...room, doors: room.doors.map(normalizeApartmentCode) })),
    }));
  }

  /** @throws AppError 422 with the name that is no feature's */
  async setFeatures(features: Readonly<Record<string, boolean>>): Promise<SetupState> {
    return this.#change('features', (draft) => ({ ...draft, features: { ...features } }));
  }

  /** Makes the account that the house is opened with. @throws AppError 422 */
  async setOwner(owner: SetupOwner): Promise<SetupState> {
    await this.#inNewHouse((tx) => makeFirstOwner(tx, this.#deps, owner));
    return this.state();
  }

  /** Says who is invited when the house opens. @throws AppError 422 with the field, such as `people.1.email` */
  async setPeople(people: SetupPeople['people']): Promise<SetupState> {
    const { clock } = this.#deps;
    const kept = peopleOf(people).map(({ name, email, role }) => ({ name, email, role }));
    await this.#inNewHouse((tx, draft) => writeDocument(tx, 'setup', { ...draft, people: kept }, clock()));
    return this.state();
  }

  /**
   * Makes a hotel of what has been said, as a first start makes one of a hotel file, and invites its people.
   *
   * @param lang of the invitations
   * @returns whom it invited, with the token of each link, which is kept nowhere
   * @throws AppError 422 with what is missing or wrong; 404 when the house is open
   */
  async open(lang: Language): Promise<Awaited<ReturnType<typeof inviteWithOwner>>> {
    const { clock } = this.#deps;
    // What is opened is what was said last: nobody says more between the reading and the house.
    return this.#inNewHouse(async (tx, draft) => {
      if (draft.house !== null && (await readFirstOwner(tx)) === null) {
        throw new AppError(422, 'required', { field: 'owner' });
      }
      const hotel = hotelOf(draft);
      const origin = { demo: false, file: null, brand: hotel.profile.brand };
      await fillDatabase(tx, { ...hotel, origin }, clock());
      await deleteDocument(tx, 'setup');
      return inviteWithOwner(tx, clock(), draft.people, lang);
    });
  }

  /** Shows the guide that this house would have. @throws AppError 422 as `open`, 503 */
  async guide(lang: Language): Promise<FramedGuide> {
    const { documentSource } = this.#deps;
    if (documentSource === null) throw new AppError(503, 'unavailable', { retryAfter: 60 });
    return guideOfDraft(documentSource, hotelOf(await this.#read()).profile, lang);
  }

  /** Sends the owner a mail now. @throws AppError 422 without an owner or a house; 429 after a few */
  async testMail(lang: Language): Promise<MailTest> {
    const { testMail, db } = this.#deps;
    const owner = await readFirstOwner(db);
    if (owner === null) throw new AppError(422, 'required', { field: 'owner' });
    if (testMail === null) throw new AppError(503, 'unavailable', { retryAfter: 60 });
    return testMail(hotelOf(await this.#read()).profile, owner.email, lang);
  }

  /** Reads the house that this would be as its guests will. @throws AppError 422 as `open`, 503 */
  async check(): Promise<SetupCheck> {
    const { crawl } = this.#deps;
    if (crawl === null) throw new AppError(503, 'unavailable', { retryAfter: 60 });
    if (this.#checking === null) {
      const { code: _, key: __, ...draft } = await this.#read();
      const [door] = draft.doors;
      this.#checking ??= crawl(hotelOf(draft), door?.code ?? null, JSON.stringify(draft)).finally(() => {
        this.#checking = null;
      });
    }
    return this.#checking;
  }

  async #read(): Promise<SetupDocument> {
    const kept = await readDocument(this.#deps.db, 'setup');
    if (!kept) throw new AppError(404, 'notFound');
    // A house that was begun before this version asked for as much.
    return { ...EMPTY_DRAFT, ...kept };
  }

  /** Keeps what a step says, if a hotel file could say it. */
  async #change(step: SetupStep, change: (draft: SetupDocument) => SetupDocument): Promise<SetupState> {
    const { clock } = this.#deps;
    await this.#inNewHouse(async (tx, kept) => {
      const next = change(kept);
      requireGood(step, next);
      await writeDocument(tx, 'setup', next, clock());
    });
    return this.state();
  }

  /** One after the other, over all processes; never once the house is open. */
  async #inNewHouse<T>(work: (tx: Database, kept: SetupDocument) => Promise<T>): Promise<T> {
    return inTransaction(this.#deps.db, async (tx) => {
      await bumpRevision(tx, 'guide');
      const kept = await readDocument(tx, 'setup');
      if (!kept || !(await hasNoHotel(tx))) throw new AppError(404, 'notFound');
      return work(tx, { ...EMPTY_DRAFT, ...kept });
    });
  }
}

/** Gives the hotel that a draft tells of. @throws AppError 422 with what is missing or wrong */
function hotelOf(draft: SetupDraft): Hotel {
  if (draft.house === null) throw new AppError(422, 'required', { field: 'house' });
  const checked = checkHotel(hotelFileOf(draft));
  if (checked.faults === null) return checked.hotel;
  throw new AppError(422, 'invalid', { field: fieldOf(checked.faults[0]?.path ?? []).field });
}

/** @throws AppError 422 with the first thing that is wrong in what this step says, whatever others still lack */
function requireGood(step: SetupStep, draft: SetupDraft): void {
  const { faults } = checkHotel(hotelFileOf(draft));
  const wrong = faults?.map(({ path }) => fieldOf(path)).find((one) => one.step === step);
  if (wrong) throw new AppError(422, 'invalid', { field: wrong.field });
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
