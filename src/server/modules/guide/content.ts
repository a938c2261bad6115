import { createHash } from 'node:crypto';
import type { GuideContent } from '../../../contract/guide/content';
import { OFFERED_WISHES } from '../../../domain/guest-requests/guest-request';
import { ASKED } from '../../../domain/guide/asked';
import { SECTION_ORDER } from '../../../domain/guide/outline';
import { outlookIn } from '../../../domain/guide/postcard/window';
import { goneParts, type GuidePart, type PlaceId } from '../../../domain/guide/parts/gone-parts';
import { orderOf, ownWords } from '../../../domain/guide/parts/house-sections';
import { type GuideLanguage, productLanguage } from '../../../domain/guide/guide-languages';
import type { Language } from '../../../domain/languages';
import type { HotelProfile } from '../../../contract/hotel/hotel-content';
import type { CachedResponse } from '../../platform/cache/revision-cache';
import type { HotelSnapshot } from '../hotel/hotel';
import { houseWords } from './house-words';

/** Names what of a hotel the guide's data are made of. */
export type GuideHotel = Pick<HotelSnapshot, 'profile' | 'isDemo'> & {
  /** Absent in a preview, which is not counted. */
  privacy?: Pick<HotelSnapshot['privacy'], 'countReading'>;
};

/** Holds what a house does without: nobody can pay by wallet, no mail leaves it. */
interface Lacking {
  walletClosed: boolean;
  mailsKept: boolean;
}

/**
 * Everything the guide shows as data, in one language; for a pack's the house's texts are the English ones, and only the
 * product's words for it are the pack's. `version` is a hash of it, by which a phone knows whether its
 * document is of this content; what the house lacks is for the site and does not count.
 *
 * @param lacks what the house does without
 */
export function guideContentOf(
  hotel: GuideHotel,
  lang: GuideLanguage,
  lacks: Lacking = { walletClosed: false, mailsKept: false },
): GuideContent {
  const content = { ...withoutVersion(hotel, lang), ...(hotel.privacy?.countReading ? { countReading: true } : {}) };
  return {
    version: hashOf(JSON.stringify(content)),
    ...content,
    ...(lacks.walletClosed ? { walletClosed: true } : {}),
    ...(lacks.mailsKept ? { mailsKept: true } : {}),
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Answers of `GET /api/guide-content`, written once per language and hotel. */
export class GuideContentService {
  readonly #lacks: Lacking;
  #for: HotelSnapshot | null = null;
  readonly #written = new Map<GuideLanguage, CachedResponse>();

  constructor(lacks: Lacking) {
    this.#lacks = lacks;
  }

  answer(snapshot: HotelSnapshot, lang: GuideLanguage): CachedResponse {
    if (snapshot !== this.#for) {
      this.#written.clear();
      this.#for = snapshot;
    }
    const kept = this.#written.get(lang);
    if (kept) return kept;
    const content = guideContentOf(snapshot, lang, this.#lacks);
    const json = JSON.stringify(content);
    const written = { json, etag: `"${hashOf(json)}"` };
    this.#written.set(lang, written);
    return written;
  }
}

/** Parts that this house's guide is without, their order where it is its own, and its own words. */
function ownOf(
  { profile, isDemo }: GuideHotel,
  speech: GuideLanguage,
  gone: readonly GuidePart[],
): Pick<GuideContent, 'gone' | 'words' | 'order' | 'own'> {
  const lang = productLanguage(speech);
  const order = orderOf(profile.guideSections, lang);
  const own = ownWords(profile.guideSections, lang, gone);
  return {
    ...(gone.length > 0 && { gone: [...gone] }),
    ...(!isDemo && { words: houseWords(profile, speech, gone) }),
    ...(!isSpecified(order, lang) && { order }),
    ...(own.length > 0 && { own }),
  };
}

const isSpecified = (order: ReturnType<typeof orderOf>, lang: Language): boolean =>
  JSON.stringify(order) === JSON.stringify(SECTION_ORDER[lang]);

function withoutVersion(hotel: GuideHotel, speech: GuideLanguage): Omit<GuideContent, 'version'> {
  const lang = productLanguage(speech);
  const { profile, isDemo } = hotel;
  const { hours } = profile;
  const gone = goneParts(profile, isDemo);
  /** Leaves out what no part of the guide shows: nobody finds it by a search either. */
  const shown = <T>(part: PlaceId, list: readonly T[]): readonly T[] =>
    gone.includes(part) || gone.includes(`words ${part}`) ? [] : list;
  const contacts = (part: PlaceId, list: HotelProfile['motorbikes']): GuideContent['motorbikes'] =>
    shown(part, list).map(({ name, phone, note }) => ({ name: name[lang], phone, note: note[lang] }));
  return {
    lang,
    brand: profile.brand,
    address: profile.address[lang],
    ...(lang !== 'vi' && { callVi: `Tôi cần giúp khẩn cấp. Khách sạn ${profile.brand}, ${profile.address.vi}` }),
    mapUrl: profile.mapUrl,
    lobbyWifi: profile.lobbyWifi,
    phones: profile.phones,
    hours: {
      checkIn: hours.checkIn ?? (lang === 'vi' ? hours.checkInVi : hours.checkInEn),
      checkOut: hours.checkOut,
      quietFrom: hours.quietFrom,
      dailySuppliesFrom: hours.dailySuppliesFrom,
      cleaningRequestBefore: hours.cleaningRequestBefore,
    },
    liftFloors: profile.liftFloors,
    roofFloor: profile.roofFloor[lang],
    fees: profile.fees,
    freeCleaningFromNights: profile.freeCleaningFromNights,
    towers: profile.towers,
    compensation: profile.compensation.map((table, at) =>
      shown(`5-${at + 1}` as PlaceId, table).map((row): [string, string, number] => [
        row[lang],
        row.unit[lang],
        lang === 'en' ? (row.priceEn ?? row.price) : row.price,
      ]),
    ),
    ...(profile.compensation.flat().some(({ demo }) => demo) ? { demoPrices: true } : {}),
    bedding: shown('5-5', profile.bedding).map((row): [string, string, number] => [row[lang], row.size, row.price]),
    floors: shown('6', profile.floors).map(({ floors, text, plan }) => ({
      floors: floors[lang],
      text: text[lang],
      plan,
    })),
    ...ownOf(hotel, speech, gone),
    ...viewsOf(profile),
    ...asksOf(profile, lang),
    ...cardsOf(profile, lang),
    ...answersOf(profile, lang),
    motorbikes: contacts('10-1', profile.motorbikes),
    delivery: contacts('10-2', profile.delivery),
    groupUrl: profile.groupUrl,
    ...present(profile, ['mapEmbedUrl', 'messengerUrl', 'facebookUrl', 'telegramUrl', 'email']),
    dining: profile.dining
      .flatMap((group) => shown(group.kind === 'food' ? '12-1' : '12-2', [group]))
      .map(({ kind, title, places }) => ({
        kind,
        title: title[lang],
        places: places.map(({ name, note, address, hours: open, phone, price, picture }) => ({
          name: name[lang],
          note: note[lang],
          ...(address === undefined ? {} : { address: address[lang] }),
          ...(open === undefined ? {} : { hours: open }),
          ...(phone === undefined ? {} : { phone }),
          ...(price === undefined ? {} : { price }),
          ...(picture === undefined ? {} : { picture }),
        })),
      })),
    ownership: { price: profile.ownership.price[lang], bankSupport: profile.ownership.bankSupport[lang] },
  };
}

/** Lists what guests ask for by pictures here, and where to; what a house does not have is not there. */
function asksOf({ offers, rides }: HotelProfile, lang: Language): Pick<GuideContent, 'offers' | 'rides'> {
  const offered = OFFERED_WISHES.filter((wish) => offers[wish]);
  if (offered.length === 0) return {};
  const shown = rides.map(({ name, price }) => ({
    name: name[lang],
    ...(name.vi !== name[lang] && { vi: name.vi }),
    ...(price !== undefined && { price }),
  }));
  return { offers: offered, ...(offers.taxi && shown.length > 0 && { rides: shown }) };
}

/** Lists towers and units of which the house says what they look out on. */
function viewsOf({ doorViews }: HotelProfile): Pick<GuideContent, 'views'> {
  const views = doorViews.flatMap(({ tower, units, text }) => {
    const outlook = outlookIn(text.vi);
    return outlook ? [[tower, units, outlook]] : [];
  });
  return views.length > 0 ? { views } : {};
}

/** Gives what the house says to what everybody asks; a house that says nothing has no list. */
function answersOf({ answers }: HotelProfile, lang: Language): Pick<GuideContent, 'answers'> {
  const told = ASKED.map((question) => answers[question][lang] || answers[question].vi);
  return told.some((answer) => answer !== '') ? { answers: told } : {};
}

/** Gives what stands on cards that a guest shows somebody: Vietnamese beside the guide's language where that is another. */
function cardsOf({ address, gate, helpPlaces }: HotelProfile, lang: Language): Partial<GuideContent> {
  const places = helpPlaces.map(({ name, phone, ...place }) => ({
    ...place,
    name: name[lang],
    ...(name.vi !== name[lang] && { vi: name.vi }),
    ...(phone && { phone }),
  }));
  return {
    ...(lang !== 'vi' && { addressVi: address.vi }),
    ...(gate[lang] && { gate: gate[lang] }),
    ...(gate.vi !== gate[lang] && { gateVi: gate.vi }),
    ...(places.length > 0 && { helpPlaces: places }),
  };
}

/** Picks the fields that are not empty. */
function present<Key extends keyof HotelProfile>(
  profile: HotelProfile,
  keys: readonly Key[],
): Partial<Pick<HotelProfile, Key>> {
  const filled = keys.filter((key) => profile[key] !== '').map((key) => [key, profile[key]]);
  return Object.fromEntries(filled) as Partial<Pick<HotelProfile, Key>>;
}
