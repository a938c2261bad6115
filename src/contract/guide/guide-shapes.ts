import type { DiningPlace, GuideContent } from './content';
import type { ErrorEnvelope } from '../errors';
import type { EventSheet } from './events';
import type { FilmList } from './films';
import type { GuideAnswer, SealedCodes } from './guide';
import type { Receipt } from '../guest-forms/guest-form';
import { boolean, list, number, object, oneOf, optional, record, row, schemaOf, string } from '../shape';
import { shownFields } from './shown-shape';

/*
 * What the guide takes from the server, for phones that should not load a validation library first. The schemas of the
 * same names say it for the server; a test holds both to the same answers, and each field to its type.
 */

export const guideAnswerShape = schemaOf(
  object<GuideAnswer>({
    ...shownFields,
    cancelled: optional(boolean),
    sealed: optional(
      object<SealedCodes>({
        v: number,
        kid: string,
        salt: string,
        iv: string,
        ct: string,
        release: optional(string),
      }),
    ),
  }),
);

const place = object<DiningPlace>({
  name: string,
  note: string,
  address: optional(string),
  hours: optional(string),
  phone: optional(string),
  price: optional(number),
  picture: optional(string),
});
const ride = object<NonNullable<GuideContent['rides']>[number]>({
  name: string,
  vi: optional(string),
  price: optional(number),
});
const helpPlace = object<NonNullable<GuideContent['helpPlaces']>[number]>({
  kind: oneOf('pharmacy', 'hospital'),
  name: string,
  vi: optional(string),
  address: string,
  phone: optional(string),
});
const contact = object<GuideContent['motorbikes'][number]>({ name: string, phone: string, note: string });
const priced = row<[string, string, number]>(string, string, number);

export const guideContentShape = schemaOf(
  object<GuideContent>({
    version: string,
    lang: oneOf('vi', 'en'),
    brand: string,
    address: string,
    callVi: optional(string),
    mapUrl: string,
    mapEmbedUrl: optional(string),
    lobbyWifi: string,
    phones: object<GuideContent['phones']>({
      reception: string,
      customerService: string,
      motorbike: string,
      zalo: string,
    }),
    hours: object<GuideContent['hours']>({
      checkIn: string,
      checkOut: string,
      quietFrom: string,
      dailySuppliesFrom: string,
      cleaningRequestBefore: string,
    }),
    liftFloors: row<[number, number]>(number, number),
    roofFloor: number,
    fees: object<GuideContent['fees']>({ violation: number, wine: number }),
    freeCleaningFromNights: number,
    towers: list(
      object<GuideContent['towers'][number]>({
        id: string,
        lock: oneOf('password', 'card', 'key'),
        electricCurtain: boolean,
      }),
    ),
    compensation: list(list(priced)),
    demoPrices: optional(boolean),
    gone: optional(list(string)),
    words: optional(record),
    order: optional(object<NonNullable<GuideContent['order']>>({ main: list(string), more: list(string) })),
    own: optional(
      list(
        object<NonNullable<GuideContent['own']>[number]>({
          part: string,
          title: optional(string),
          lang: optional(oneOf('vi')),
          text: list(list(string)),
        }),
      ),
    ),
    countReading: optional(boolean),
    walletClosed: optional(boolean),
    mailsKept: optional(boolean),
    bedding: list(priced),
    floors: list(object<GuideContent['floors'][number]>({ floors: string, text: string, plan: string })),
    views: optional(list(list(string))),
    offers: optional(list(string)),
    rides: optional(list(ride)),
    addressVi: optional(string),
    gate: optional(string),
    gateVi: optional(string),
    helpPlaces: optional(list(helpPlace)),
    answers: optional(list(string)),
    motorbikes: list(contact),
    delivery: list(contact),
    groupUrl: string,
    messengerUrl: optional(string),
    facebookUrl: optional(string),
    telegramUrl: optional(string),
    email: optional(string),
    dining: list(
      object<GuideContent['dining'][number]>({ kind: oneOf('food', 'drinks'), title: string, places: list(place) }),
    ),
    ownership: object<GuideContent['ownership']>({ price: string, bankSupport: string }),
  }),
);

export const eventSheetShape = schemaOf(object<EventSheet>({ values: optional(list(list(string))) }));

export const filmListShape = schemaOf(
  object<FilmList>({
    films: list(
      object<FilmList['films'][number]>({
        name: string,
        url: string,
        bytes: number,
        sha256: string,
        seconds: number,
        extras: list(string),
      }),
    ),
  }),
);

export const receiptShape = schemaOf(object<Receipt>({ id: string, receivedAt: string }));

export const errorEnvelopeShape = schemaOf(
  object<ErrorEnvelope>({ message: string, code: string, field: optional(string), requestId: string }),
);
