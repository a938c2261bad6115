import { HOUSE_FEATURES } from '../../../../domain/features';
import { ASKED } from '../../../../domain/guide/asked';
import { OFFERED_WISHES } from '../../../../domain/guest-requests/guest-request';
import { OWN_CHOICE, OWN_CHOICE_NAMES } from '../../../../domain/guide/parts/own-choice';
import { one, both, choice, growing, fields, BOTH, type ContentArea } from '../content-inputs';

const OWN_TEXT = [both('ownText', 'text', 'lines')];

/** Areas of a stay: hours, what is asked for, what the house has, its sections, terms and access. */
export const STAY_AREAS: readonly ContentArea[] = [
  {
    name: 'hours',
    place: '4',
    parts: [
      fields(
        one('checkInVi', 'hours.checkInVi', 'hour'),
        one('checkInEn', 'hours.checkInEn', 'hour'),
        one('checkIn', 'hours.checkIn', 'hour'),
        one('checkOut', 'hours.checkOut', 'hour'),
        one('lateAnHour', 'hours.lateAnHour', 'money'),
        one('dayEnds', 'hours.dayEnds', 'hour'),
        one('quietFrom', 'hours.quietFrom', 'hour'),
        one('receptionHours', 'hours.reception', 'line'),
      ),
    ],
  },
  {
    name: 'cleaning',
    place: '4',
    parts: [
      fields(
        one('freeCleaningFromNights', 'freeCleaningFromNights', 'count'),
        one('cleaningRequestBefore', 'hours.cleaningRequestBefore', 'hour'),
        one('dailySuppliesFrom', 'hours.dailySuppliesFrom', 'hour'),
      ),
    ],
  },
  {
    name: 'asks',
    place: 'door',
    parts: [
      fields(...OFFERED_WISHES.map((wish) => one(wish, `offers.${wish}`, 'flag'))),
      {
        kind: 'rows',
        path: 'rides',
        heading: 'rides',
        cells: [growing(both('rideTo', 'name')), one('price', 'price', 'money')],
        empty: { name: BOTH, price: null },
      },
    ],
  },
  {
    name: 'cards',
    place: 'door',
    parts: [
      fields(both('gate', 'gate')),
      {
        kind: 'rows',
        path: 'helpPlaces',
        heading: 'helpPlaces',
        cells: [
          choice('kind', 'kind', 'helpKind'),
          both('name', 'name'),
          growing(one('driverReads', 'address')),
          one('phone', 'phone', 'phone'),
        ],
        empty: { kind: 'pharmacy', name: BOTH, address: '', phone: '' },
      },
    ],
  },
  {
    name: 'questions',
    place: 'search',
    parts: [fields(...ASKED.map((question) => both(`ask-${question}`, `answers.${question}`, 'text')))],
  },
  {
    name: 'features',
    place: 'door',
    parts: [
      fields(
        ...HOUSE_FEATURES.map((name) => one(name, `features.${name}`, 'flag')),
        ...OWN_CHOICE.map((part) => one(OWN_CHOICE_NAMES[part], `guideParts.${part}`, 'flag')),
      ),
    ],
  },
  {
    name: 'sections',
    place: '1',
    parts: [
      {
        kind: 'rows',
        path: 'guideSections',
        variant: 'sections',
        cells: [choice('partWords', 'words', 'partWords'), both('sectionTitle', 'title'), ...OWN_TEXT],
        empty: { section: '', words: 'built', title: BOTH, text: BOTH, parts: [] },
        inner: {
          kind: 'rows',
          path: 'parts',
          variant: 'sections',
          cells: [choice('partWords', 'words', 'partWords'), ...OWN_TEXT],
          empty: {},
        },
      },
    ],
  },
  {
    name: 'cancellation',
    place: null,
    parts: [
      fields(
        one('prepaidDays', 'prepaid.freeBeforeDays', 'count'),
        one('prepaidFee', 'prepaid.feePercent', 'count'),
        one('onArrivalDays', 'onArrival.freeBeforeDays', 'count'),
        one('onArrivalFee', 'onArrival.feePercent', 'count'),
      ),
    ],
  },
  {
    name: 'surcharges',
    place: null,
    parts: [fields(one('eachAdult', 'adult', 'money'), one('eachChild', 'child', 'money'))],
  },
  {
    name: 'fees',
    place: '4',
    parts: [
      fields(
        one('violation', 'fees.violation', 'money'),
        one('wine', 'fees.wine', 'money'),
        one('refundWorkingDays', 'refundWorkingDays', 'count'),
      ),
    ],
  },
  {
    name: 'access',
    place: 'door',
    parts: [
      fields(
        choice('mode', 'mode', 'mode'),
        choice('opening', 'opening', 'opening'),
        choice('seal', 'seal', 'seal'),
        choice('doors', 'doors', 'doors'),
        one('choose', 'choose', 'flag'),
      ),
    ],
  },
  {
    name: 'locks',
    place: 'door',
    parts: [
      fields(
        one('asksTried', 'asksTried', 'flag'),
        one('batteryMonths', 'batteryMonths', 'count'),
        both('second', 'second', 'text'),
        one('secondCode', 'secondCode'),
      ),
    ],
  },
];
