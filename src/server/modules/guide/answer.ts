import type { Day } from '../../../domain/days';
import {
  isApartmentCode,
  strictApartmentCode,
  MAX_APARTMENT_CODE_LENGTH,
} from '../../../domain/guest-access/apartment-code';
import type { GuideAnswer } from '../../../contract/guide/guide';
import { secondWay } from '../../../contract/hotel/lock-settings';
import { AppError } from '../../errors';
import type { HotelApartment } from '../hotel/hotel-file';
import type { GuideClient } from '../../platform/http/guide-client';
import type { GuideRateLimiter } from './rate-limiter';
import type { HotelSnapshot, HotelState } from '../hotel/hotel';
import type { KeyRateLimiter } from '../guest-access/key-limiter';
import { codeOfStay } from '../../../domain/guest-access/stay-code';
import type { GivenCodes } from '../guest-access/sealed/given-codes';
import type { SeenDoors } from '../guest-access/seen-doors';
import type { SealedContents } from '../guest-access/sealed/envelope';
import type { Seals } from '../guest-access/sealed/seals';
import { isoOf } from '../../platform/iso';
import { accessIn, hashOfKey, stayOfKeyIn, windowOfStay } from '../guest-access/module';

type UntimedAnswer = Omit<GuideAnswer, 'serverNow'>;

interface Deps {
  hotel: HotelState;
  budget: GuideRateLimiter;
  keys: KeyRateLimiter;
  seals: Seals;
  given: Pick<GivenCodes, 'note'>;
  seen: Pick<SeenDoors, 'note'>;
  /** The nights of a key's booking that was cancelled; `null` for any other key. */
  cancelled: (keyHash: string) => Promise<{ from: Day; to: Day } | null>;
  clock: () => number;
}

const MASKED: Pick<UntimedAnswer, 'known' | 'tower' | 'doorCode' | 'card' | 'wifi' | 'validFrom' | 'validUntil'> = {
  known: false,
  tower: null,
  doorCode: null,
  card: false,
  wifi: { name: null, password: null },
  validFrom: null,
  validUntil: null,
};

/** An answer, and after how many seconds the device shall ask again, with its mark or the one that it gets along with it. */
interface GuideReply {
  json: string;
  retryAfter: number | null;
}

/** An answer that needs only the time put behind it. */
interface CachedAnswer {
  /** The JSON up to where the time comes, in ASCII. */
  head: string;
  /** Length of the whole answer in bytes. */
  bytes: number;
}

let lastTime = { at: NaN, text: '' };

/** Bytes of a time, as long as it will always be. */
const TIME_BYTES = stamp('', 0).length;

/**
 * Answers `GET /api/guide/{code}` as finished JSON. In `open` mode an answer is the same for everybody but for its
 * clock, so it is written once per apartment and kept until the hotel changes.
 */
export class GuideService {
  readonly #deps: Deps;
  #written = new Map<string, CachedAnswer>();
  #writtenFor: HotelSnapshot | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Tells whether `again` is worth asking: the code is written as on the door and somebody has read it before. */
  isWritten(code: string): boolean {
    return this.#written.has(code);
  }

  /**
   * The answer for a client that has read this apartment already.
   *
   * @param code exactly as on the door
   * @returns its JSON, in ASCII; `null` when there is anything to be asked, noted or refused first: then `answer` does it
   */
  again(code: string, client: GuideClient): { json: string; bytes: number } | null {
    const { hotel, budget, clock } = this.#deps;
    if (!hotel.isFresh || hotel.current !== this.#writtenFor || !budget.hasRead(client, code)) return null;
    const written = this.#written.get(code);
    return written ? { json: stamp(written.head, clock()), bytes: written.bytes } : null;
  }

  /**
   * @param raw the code as it came
   * @param key a stay's key, when the call carries one
   * @throws AppError 429
   */
  async answer(raw: string, client: GuideClient, key: string | null): Promise<GuideReply> {
    const { hotel, budget, clock } = this.#deps;
    const snapshot = hotel.current;
    const code = strictApartmentCode(raw);
    const reply = (head: string, retryAfter: number | null = null): GuideReply => ({
      json: stamp(head, clock()),
      retryAfter,
    });
    if (snapshot.mode === 'stay') return reply(headOf(await this.#forStay(snapshot, code, client, key)));
    const elsewhere = key === null ? null : answerElsewhere(snapshot, { code, key, now: clock() });
    if (elsewhere) return reply(headOf(elsewhere));
    const own = key === null ? null : stayOfKeyIn(snapshot, code, key);
    if (own) await this.#deps.seen.note(own);
    const cancelled = key === null || code !== '' ? null : await this.#ofCancelled(snapshot, code, key);
    if (cancelled) return reply(headOf(cancelled));
    // What cannot be the code of a door gives nothing away and costs nothing.
    if (isApartmentCode(code) && !budget.hasRead(client, code)) {
      const admission = await budget.admit(client, code, snapshot.apartments.has(code));
      if (admission !== 'open') {
        return reply(headOf(maskedAnswer(code, 'locked')), admission === 'closed' ? null : admission.again);
      }
    }
    return reply(this.#openHead(snapshot, code));
  }

  /**
   * The answer that may travel inside the guide's own document (ruling 41): asked for, counted and refused as the call
   * itself. `null` where a key decides, which no document's address carries, and when the budget is used up: then the
   * page asks, and is told. `marks`: a device without a mark gets one with the page.
   */
  async answerInPage(code: string, client: GuideClient): Promise<{ json: string | null; marks: boolean }> {
    if (this.#deps.hotel.current.mode === 'stay') return { json: null, marks: false };
    try {
      const kept = this.again(code, client);
      if (kept) return { json: kept.json, marks: true };
      const { json, retryAfter } = await this.answer(code, client, null);
      return { json: retryAfter === null ? json : null, marks: true };
    } catch (error) {
      if (error instanceof AppError && error.code === 'tooMany') return { json: null, marks: false };
      throw error;
    }
  }

  #openHead(snapshot: HotelSnapshot, code: string): string {
    if (snapshot !== this.#writtenFor) {
      this.#writtenFor = snapshot;
      this.#written = new Map();
    }
    const kept = this.#written.get(code);
    if (kept) return kept.head;
    const head = headOf(openAnswer(snapshot, code));
    if (snapshot.apartments.has(code)) this.#written.set(code, { head, bytes: head.length + TIME_BYTES });
    return head;
  }

  /** Answers the holder of a key whose booking was cancelled, at whichever door; `null` for any other key. */
  async #ofCancelled({ profile }: HotelSnapshot, code: string, key: string): Promise<UntimedAnswer | null> {
    const nights = await this.#deps.cancelled(hashOfKey(key));
    return nights && { ...maskedAnswer(code, 'ended'), ...bookedWindow(nights, profile.hours), cancelled: true };
  }

  async #forStay(
    snapshot: HotelSnapshot,
    code: string,
    client: GuideClient,
    key: string | null,
  ): Promise<UntimedAnswer> {
    if (key === null) return maskedAnswer(code, 'locked');
    const stay = stayOfKeyIn(snapshot, code, key);
    const apartment = snapshot.apartments.get(code);
    if (!stay || !apartment) {
      const elsewhere = answerElsewhere(snapshot, { code, key, now: this.#deps.clock() });
      if (elsewhere) return elsewhere;
      const cancelled = await this.#ofCancelled(snapshot, code, key);
      if (cancelled) return cancelled;
      // A booking that another process has just confirmed: its guest is quicker than the copy grows old.
      const { hotel } = this.#deps;
      if (await hotel.recheck()) return this.#forStay(hotel.current, code, client, key);
      this.#deps.keys.refuse(client);
      return maskedAnswer(code, 'locked');
    }
    const { access, from, until, openedAt } = accessIn(snapshot, stay, this.#deps.clock());
    const window = {
      validFrom: isoOf(from),
      validUntil: new Date(until).toISOString(),
    };
    if (access === 'ended') return { ...maskedAnswer(code, access), ...window };
    await this.#deps.seen.note(stay);
    const { doorCode, codeRevision, lockWaits } = codeOfStay(apartment, { access, openedAt });
    const secrets = secretsOf(snapshot, { ...apartment, doorCode });
    const about = { apartment: code, stayId: stay.id, codeRevision, doorCode };
    const noteGiven = (): Promise<void> => this.#deps.given.note(hashOfKey(key), about, snapshot.revision);
    if (access === 'open') {
      if (secrets.doorCode !== null) await noteGiven();
      return { ...secrets, ...window };
    }
    const answer = { ...maskedAnswer(code, access), ...window };
    if (secrets.wifi.name === null) return answer;
    const binding = { ...about, ...window };
    const sealed = await this.#deps.seals.envelope(key, binding, pickContents(secrets));
    if (sealed === null) return answer;
    await noteGiven();
    // The clock knows the hour alone: nothing of a door that has to be made ready, whose code is still everybody's, or
    // whose lock is still to get this code and may not have it by then.
    const isOwn = apartment.card || doorCode !== snapshot.secrets.doorCodeDefault;
    const opensByClock = snapshot.seal === 'clock' && snapshot.opening === 'hour' && isOwn && !lockWaits;
    const release = opensByClock && { release: this.#deps.seals.release(binding, secrets.doorCode) };
    return { ...answer, sealed: { ...sealed, ...release } };
  }
}

/** Puts the time behind everything else. Many answers are given within one millisecond. */
function stamp(head: string, now: number): string {
  if (now !== lastTime.at) lastTime = { at: now, text: `,"serverNow":"${new Date(now).toISOString()}"}` };
  return head + lastTime.text;
}

/** Letters beyond ASCII escaped: a letter is a byte then, and Node copies the answer instead of encoding it. */
function headOf(answer: UntimedAnswer): string {
  const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(answer)
    .slice(0, -1)
    .replace(/[^\0-\x7f]/g, escaped);
}

/** What of an open answer is sealed until the hour. */
const pickContents = ({ doorCode, wifi, second }: UntimedAnswer): SealedContents => ({
  doorCode,
  wifi,
  ...(second && { second }),
});

function maskedAnswer(code: string, access: GuideAnswer['access']): UntimedAnswer {
  // A code that is none may be anything; as much of it is said back as a code may have.
  return { apartment: code.slice(0, MAX_APARTMENT_CODE_LENGTH), access, ...MASKED };
}

/**
 * Gives the answer for the holder of a key who asks for a door that is not, or no longer, theirs: it says where their
 * guide is now. Before a door is given, that is the house's own guide, without a code.
 *
 * @returns `null` for the right door, and for an unknown key
 */
function answerElsewhere(
  { doorOfKey, waiting, profile }: HotelSnapshot,
  { code, key, now }: { code: string; key: string; now: number },
): UntimedAnswer | null {
  const hash = hashOfKey(key);
  const door = doorOfKey.get(hash);
  if (door !== undefined) return door === code ? null : { ...maskedAnswer(code, 'ended'), movedTo: door };
  const booked = waiting.get(hash);
  if (!booked) return null;
  if (code !== '') return { ...maskedAnswer(code, 'ended'), movedTo: '' };
  const window = bookedWindow(booked, profile.hours);
  return { ...maskedAnswer('', now < Date.parse(window.validUntil) ? 'early' : 'ended'), ...window };
}

/** The time that a booking without a door is for. */
function bookedWindow({ from, to }: { from: Day; to: Day }, hours: HotelSnapshot['profile']['hours']) {
  const stay = { from, to, endedAt: null, arrivalHour: null, departureHour: null };
  const window = windowOfStay(stay, hours);
  return { validFrom: new Date(window.from).toISOString(), validUntil: new Date(window.until).toISOString() };
}

function openAnswer(snapshot: HotelSnapshot, code: string): UntimedAnswer {
  const apartment = snapshot.apartments.get(code);
  if (apartment) return secretsOf(snapshot, apartment);
  const masked = maskedAnswer(code, 'open');
  if (code !== '') return masked;
  // No code at all: the specification shows the default Wi-Fi (§8).
  const name = `Welcome to ${snapshot.profile.brand}`;
  return { ...masked, wifi: { name, password: snapshot.secrets.wifiPasswordDefault } };
}

function secretsOf(
  { profile, secrets, locks }: HotelSnapshot,
  { code, tower, doorCode, card, wifi }: HotelApartment,
): UntimedAnswer {
  const answer = { ...maskedAnswer(code, 'open'), known: true, tower };
  // A door code that equals the default is no code of this door: neither it nor the Wi-Fi is shown (specification §5).
  if (!card && doorCode === secrets.doorCodeDefault) return answer;
  const second = secondWay(locks);
  return {
    ...answer,
    doorCode: card ? null : doorCode,
    card,
    wifi: {
      name: wifi.name ?? `Welcome to ${profile.brand} - ${code}`,
      password: wifi.password ?? secrets.wifiPasswordDefault,
    },
    ...(second && { second }),
  };
}
