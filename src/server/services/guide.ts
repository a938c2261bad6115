import { isApartmentCode, normalizeApartmentCode, MAX_APARTMENT_CODE_LENGTH } from '../../domain/apartment-code';
import type { GuideAnswer } from '../../contract/guide';
import type { HotelApartment } from '../hotel-file';
import type { GuideBudget, GuideClient } from './guide-budget';
import type { HotelSnapshot, HotelState } from './hotel';
import type { KeyGuard } from './key-guard';
import { stayOfKey, windowOfStay } from './stays';

type Said = Omit<GuideAnswer, 'serverNow'>;

interface Deps {
  hotel: HotelState;
  budget: GuideBudget;
  keys: KeyGuard;
  clock: () => number;
}

const MASKED: Pick<Said, 'known' | 'tower' | 'doorCode' | 'card' | 'wifi' | 'validFrom' | 'validUntil'> = {
  known: false,
  tower: null,
  doorCode: null,
  card: false,
  wifi: { name: null, password: null },
  validFrom: null,
  validUntil: null,
};

/**
 * Answers `GET /api/guide/{code}` as finished JSON. In `open` mode an answer is the same for everybody but for its
 * clock, so it is written once per apartment and kept until the hotel changes.
 */
export class GuideService {
  readonly #deps: Deps;
  #written = new Map<string, string>();
  #writtenFor: HotelSnapshot | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @param raw the code as it came
   * @param key a stay's key, when the call carries one
   * @returns the JSON, at once whenever nothing has to be asked or written
   * @throws AppError 429, also through the promise
   */
  answer(raw: string, client: GuideClient, key: string | null): string | Promise<string> {
    const { hotel } = this.#deps;
    return hotel.isFresh
      ? this.#answerNow(raw, client, key)
      : hotel.ensureFresh().then(() => this.#answerNow(raw, client, key));
  }

  #answerNow(raw: string, client: GuideClient, key: string | null): string | Promise<string> {
    const { hotel, budget } = this.#deps;
    const snapshot = hotel.current;
    const code = normalizeApartmentCode(raw);
    if (snapshot.mode === 'stay') return this.#stamp(this.#forStay(snapshot, code, client, key));
    // What cannot be the code of a door gives nothing away and costs nothing.
    if (!isApartmentCode(code)) return this.#stamp(JSON.stringify(openAnswer(snapshot, code)));
    const admission = budget.admit(client, code, snapshot.apartments.has(code));
    const json = this.#openJson(snapshot, code);
    return admission === null ? this.#stamp(json) : admission.then(() => this.#stamp(json));
  }

  #openJson(snapshot: HotelSnapshot, code: string): string {
    if (snapshot !== this.#writtenFor) {
      this.#writtenFor = snapshot;
      this.#written = new Map();
    }
    const kept = this.#written.get(code);
    if (kept !== undefined) return kept;
    const json = JSON.stringify(openAnswer(snapshot, code));
    if (snapshot.apartments.has(code)) this.#written.set(code, json);
    return json;
  }

  #forStay(snapshot: HotelSnapshot, code: string, client: GuideClient, key: string | null): string {
    if (key === null) return JSON.stringify(maskedAnswer(code, 'locked'));
    const stay = stayOfKey(snapshot.stays.get(code) ?? [], key);
    const apartment = snapshot.apartments.get(code);
    if (!stay || !apartment) {
      this.#deps.keys.refuse(client);
      return JSON.stringify(maskedAnswer(code, 'locked'));
    }
    const { from, until } = windowOfStay(stay, snapshot.profile.hours);
    const now = this.#deps.clock();
    const access = now < from ? 'early' : now < until ? 'open' : 'ended';
    const window = { validFrom: new Date(from).toISOString(), validUntil: new Date(until).toISOString() };
    const said = access === 'open' ? secretsOf(snapshot, apartment) : maskedAnswer(code, access);
    return JSON.stringify({ ...said, ...window });
  }

  /** Puts the clock behind everything else. */
  #stamp(json: string): string {
    return `${json.slice(0, -1)},"serverNow":"${new Date(this.#deps.clock()).toISOString()}"}`;
  }
}

function maskedAnswer(code: string, access: GuideAnswer['access']): Said {
  // A code that is none may be anything; as much of it is said back as a code may have.
  return { apartment: code.slice(0, MAX_APARTMENT_CODE_LENGTH), access, ...MASKED };
}

function openAnswer(snapshot: HotelSnapshot, code: string): Said {
  const apartment = snapshot.apartments.get(code);
  if (apartment) return secretsOf(snapshot, apartment);
  const masked = maskedAnswer(code, 'open');
  if (code !== '') return masked;
  // No code at all: the specification shows the default Wi-Fi (§8).
  const name = `Welcome to ${snapshot.profile.brand}`;
  return { ...masked, wifi: { name, password: snapshot.secrets.wifiPasswordDefault } };
}

function secretsOf({ profile, secrets }: HotelSnapshot, { code, tower, doorCode, card, wifi }: HotelApartment): Said {
  const said = { ...maskedAnswer(code, 'open'), known: true, tower };
  // A door code that equals the default is no code of this door: neither it nor the Wi-Fi is shown (§5).
  if (!card && doorCode === secrets.doorCodeDefault) return said;
  return {
    ...said,
    doorCode: card ? null : doorCode,
    card,
    wifi: {
      name: wifi.name ?? `Welcome to ${profile.brand} - ${code}`,
      password: wifi.password ?? secrets.wifiPasswordDefault,
    },
  };
}

/** The key of an `Authorization: Stay <key>` header; `null` when there is none. */
export function keyOfAuthorization(header: string | undefined): string | null {
  return header?.startsWith('Stay ') ? header.slice('Stay '.length, 200) : null;
}
