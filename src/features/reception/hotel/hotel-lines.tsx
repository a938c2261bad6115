import { use, useMemo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { EDITED } from '../../../contract/editing/calls';
import { HOTEL_AREAS, type HotelArea } from '../../../contract/hotel/hotel-areas';
import type { CancelTerms } from '../../../domain/bookings/booking';
import { HOUSE_FEATURES } from '../../../domain/features';
import { OWN_CHOICE, OWN_CHOICE_NAMES } from '../../../domain/guide/parts/own-choice';
import type { Language } from '../../../domain/languages';
import { formatVnd } from '../../../domain/money';
import { deskQuery } from '../../../offline/desk/desk-query';
import {
  deskApartmentList,
  deskBackups,
  deskDoors,
  deskEdited,
  deskMailsOf,
  deskRoomTypes,
  deskStaff,
} from '../../../offline/desk/desk-sources';
import type { QueryStore } from '../../../offline/query/query';
import { OwnAccountContext } from '../frame/own-account';
import { showMoment } from '../shared/moment';
import { useDesk, useOffline } from '../shared/use-desk';

interface Words {
  t: TFunction<'reception-hotel'>;
  /** Names of what a house has. */
  names: TFunction<'reception-content'>;
  lang: Language;
}
/** Makes the line of what a subject says now; `''` for one of which nothing is said yet. */
function lineOf<T>(open: (lang: Language) => QueryStore<T>, say: (data: T, words: Words) => string) {
  return function Line({ lang }: { lang: Language }) {
    const { t } = useTranslation('reception-hotel');
    const { t: names } = useTranslation('reception-content');
    const { data, failure } = useDesk(useMemo(() => open(lang), [lang]));
    const offline = useOffline();
    if (data === null) return <i data-none="">{offline ? t('offline') : failure ? t('unread') : '…'}</i>;
    const text = say(data, { t, names, lang });
    return text === '' ? <i data-none="">{t('none')}</i> : text;
  };
}

/** The same for an area of the hotel's content. */
const areaLine = <Area extends HotelArea>(
  area: Area,
  say: (value: z.output<(typeof HOTEL_AREAS)[Area]>, words: Words) => string,
) =>
  lineOf(
    (lang) => deskQuery(deskEdited(EDITED.content, area, lang)),
    ({ value }, words) => {
      const read = HOTEL_AREAS[area].safeParse(value);
      return read.success ? say(read.data as z.output<(typeof HOTEL_AREAS)[Area]>, words) : '';
    },
  );

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** So many of a list are named. */
const NAMED = 4;

/** The first of a list, in one line. */
const first = (list: readonly string[], t: Words['t']): string =>
  list.length > NAMED ? t('andMore', { names: list.slice(0, NAMED).join(', ') }) : list.join(', ');

export const Brand = areaLine('brand', ({ brand }) => brand);
export const Address = areaLine('address', ({ address }, { lang }) => address[lang] || address.vi);
export const City = areaLine('city', ({ city }) => city);
export const Phones = areaLine('phones', ({ phones }, { t }) =>
  joined(phones.reception, phones.zalo === '' ? '' : t('zalo', { phone: phones.zalo })),
);
export const Email = areaLine('online', ({ email }) => email);
export const Legal = areaLine('legal', ({ legal }) => joined(legal.name, legal.taxCode));
export const Hours = areaLine('hours', ({ hours }, { t, lang }) =>
  joined(
    t('checkIn', { time: hours.checkIn ?? (lang === 'vi' ? hours.checkInVi : hours.checkInEn) }),
    t('checkOut', { time: hours.checkOut }),
    hours.reception === undefined ? '' : t('reception', { hours: hours.reception }),
  ),
);
export const Features = areaLine('features', ({ features, guideParts }, { t, names }) => {
  const has = [
    ...OWN_CHOICE.filter((part) => guideParts[part]).map((part) => OWN_CHOICE_NAMES[part]),
    ...HOUSE_FEATURES.filter((name) => features[name]),
  ];
  return first(
    has.map((name) => names(`fields.${name}`)),
    t,
  );
});

export const Doors = lineOf(
  (lang) => deskQuery(deskDoors(lang)),
  ({ items, figures }, { t }) => {
    const used = items.filter(({ retiredAt }) => retiredAt === null);
    const all = figures?.counts.all ?? used.length;
    const bare = figures?.counts.default ?? used.filter(({ isDefault }) => isDefault).length;
    return all === 0 ? '' : joined(t('doors', { count: all }), bare === 0 ? '' : t('withoutCode', { count: bare }));
  },
);

export const Types = lineOf(
  (lang) => deskQuery(deskApartmentList(lang)),
  ({ items }, { t, lang }) => {
    const types = items.flatMap(({ rooms }) => rooms.map(({ name }) => name[lang] || name.vi));
    return types.length === 0 ? '' : joined(t('types', { count: types.length }), first(types, t));
  },
);

export const Prices = lineOf(
  (lang) => deskQuery(deskRoomTypes(lang)),
  (rooms, { t, lang }) => {
    const prices = rooms.map(({ price }) => price);
    if (prices.length === 0) return '';
    const [from, to] = [Math.min(...prices), Math.max(...prices)].map((price) => formatVnd(price, lang));
    return from === to ? t('price', { price: from }) : t('prices', { from, to });
  },
);

const termsIn = ({ freeBeforeDays, feePercent }: CancelTerms, t: Words['t']): string => {
  if (feePercent === 0) return t('free');
  return t(freeBeforeDays === 0 ? 'feeAtCheckIn' : 'fee', { count: freeBeforeDays, percent: feePercent });
};
export const Cancellation = areaLine('cancellation', ({ prepaid, onArrival }, { t }) =>
  prepaid.feePercent === 0 && onArrival.feePercent === 0
    ? t('noFee')
    : joined(t('prepaid', { terms: termsIn(prepaid, t) }), t('onArrival', { terms: termsIn(onArrival, t) })),
);
export const Surcharges = areaLine('surcharges', ({ adult, child }, { t, lang }) =>
  adult === 0 && child === 0
    ? t('noSurcharge')
    : t('surcharges', { adult: formatVnd(adult, lang), child: formatVnd(child, lang) }),
);

export const Staff = lineOf(deskStaff, ({ items, invitations = [] }, { t }) => {
  const waiting = invitations.filter(({ over }) => !over).length;
  return joined(t('people', { count: items.length }), waiting === 0 ? '' : t('invited', { count: waiting }));
});

export const Mails = lineOf(deskMailsOf, ({ way }, { t }) => t(`mailWays.${way}`));

export const Backups = lineOf(deskBackups, ({ items }, { t }) => {
  const good = items.find(({ level, beforeUpdate }) => level !== 'failed' && beforeUpdate !== true);
  return good === undefined ? '' : t('backup', { time: showMoment(good.at) });
});

/** Says whether whoever sits here proves themselves by more than a password. */
export function Account() {
  const { t } = useTranslation('reception-hotel');
  const own = use(OwnAccountContext);
  return t(own !== null && (own.secondFactor || own.passkeys) ? 'factorOn' : 'factorOff');
}
