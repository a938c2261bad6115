import en from '../../../../../locales/en/guide.json';
import vi from '../../../../../locales/vi/guide.json';
import type { ArrivalSlip, StayRelease } from '../../../../contract/guest-access/stays';
import { placeOfApartment } from '../../../../domain/guest-access/apartment-code';
import { grouped, linkWithRelease } from '../../../../domain/guest-access/seal';
import { guideAddress } from '../../../../domain/guide/address';
import { EMERGENCY_NUMBERS } from '../../../../domain/guide/emergency';
import { type GuideLanguage, productLanguage } from '../../../../domain/guide/guide-languages';
import { AppError } from '../../../errors';
import type { Database } from '../../../platform/db/schema';
import { uncheckedNoteOf } from '../../../platform/mail/words';
import { readBooking } from '../../booking-records/store';
import type { HotelState } from '../../hotel/hotel';
import { readStay } from '../../stay-records/desk-store';
import { readKeys } from '../../stay-records/keys-store';
import type { DeskCodes } from '../door-codes';
import { hashOfKey, keyOf, linkOf } from '../keys';
import type { Asked, Releases } from '../sealed/release';
import { SLIP_WORDS } from './slip-words';

interface Deps {
  db: Database;
  hotel: HotelState;
  codes: Pick<DeskCodes, 'secrets'>;
  releases: Pick<Releases, 'of'>;
  /** The database's own secret. */
  secret: string;
}

/** Arrival slips: what a guest needs to get in, on one sheet, in the guest's language. */
export class ArrivalSlips {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Makes the slip of a stay. There is none before its code is shown: it would open the door.
   *
   * @param chosen language of the slip; `null` for that of the stay's booking, or the desk's where it has none
   * @throws AppError as `Releases.of`, but for a door without anything to open
   */
  async of(id: string, chosen: GuideLanguage | null, asked: Asked): Promise<ArrivalSlip> {
    const { db, hotel, codes } = this.#deps;
    const release = await this.#releaseOf(id, asked);
    const stay = await readStay(db, id);
    if (!stay) throw new AppError(404, 'notFound');
    const booking = stay.bookingId === null ? null : await readBooking(db, stay.bookingId);
    const lang = chosen ?? booking?.lang ?? asked.lang;
    const { slip, door } = SLIP_WORDS[lang];
    const { profile, apartments } = hotel.current;
    const { doorCode, card, wifiName, wifiPassword } = await codes.secrets(stay.apartment);
    const { steps } = card ? door.card : door.password;
    const [touch = '', , push = ''] = steps;
    const place = placeOfApartment(stay.apartment, apartments.get(stay.apartment)?.tower);
    const emergency = productLanguage(lang);
    const says = (emergency === 'vi' ? vi : en).emergency;
    return {
      lang,
      brand: profile.brand,
      guestName: stay.guestName,
      from: stay.from,
      to: stay.to,
      door: { label: slip.apartment, text: stay.apartment },
      place: place && slip.place.replace('{{tower}}', place.tower).replace('{{floor}}', String(place.floor)),
      code: doorCode === null ? null : { label: slip.code, text: doorCode },
      way: {
        heading: slip.way,
        steps: card ? steps.slice(0, 2).map(plain) : [touch, slip.enter, push],
        stepsWithGuide: card ? steps.slice(0, 2).map(plain) : [touch, slip.enterShown, push],
      },
      wifi: { label: slip.wifi, name: wifiName, password: wifiPassword },
      guide: { label: slip.guide, text: await this.#guideOf(stay, lang, release, asked.origin) },
      release: release && { label: slip.release, text: grouped(release.code + release.check) },
      reception: { label: slip.reception, text: profile.phones.reception },
      address: profile.address.vi,
      emergency: {
        lang: emergency,
        items: EMERGENCY_NUMBERS.map(({ number, who }) => ({ label: says[who], text: number })),
      },
      keep: slip.keep,
      unchecked: uncheckedNoteOf(lang),
    };
  }

  async #releaseOf(id: string, asked: Asked): Promise<StayRelease | null> {
    try {
      return await this.#deps.releases.of(id, asked);
    } catch (error) {
      if (error instanceof AppError && error.code === 'releaseNone') return null;
      throw error;
    }
  }

  /** The stay's own link, with the release behind its key; what there is of both. */
  async #guideOf(
    { id, apartment }: { id: string; apartment: string },
    lang: GuideLanguage,
    release: StayRelease | null,
    origin: string,
  ): Promise<string> {
    const keys = (await readKeys(this.#deps.db, { stayId: id }))
      .filter(({ kind }) => kind === 'GUEST')
      .map((key) => ({ keyHash: key.keyHash, own: keyOf(this.#deps.secret, key.id) }));
    // A key from before keys were derived cannot be shown again.
    const key = keys.findLast(({ keyHash, own }) => hashOfKey(own) === keyHash)?.own;
    if (key === undefined) return release?.qr ?? `${origin}${guideAddress(apartment)}?lang=${lang}`;
    const link = linkOf(origin, apartment, key).replace('#', `?lang=${lang}#`);
    return release ? linkWithRelease(link, release.qr) : link;
  }
}

/** Without the marks of what stands in bold in the guide. */
const plain = (sentence: string): string => sentence.replaceAll('**', '');
