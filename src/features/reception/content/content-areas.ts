import type words from '../../../../locales/vi/reception-content.json';
import { HOUSE_FEATURES } from '../../../domain/features';
import { OFFERED_WISHES } from '../../../domain/guest-requests/guest-request';
import { OWN_CHOICE, OWN_CHOICE_NAMES } from '../../../domain/guide/parts/own-choice';
import { one, both, choice, picture, growing, fields, BOTH, type RowsPart, type ContentArea } from './content-inputs';

const compensation = (place: string): Omit<ContentArea, 'name'> => ({
  place,
  parts: [
    {
      kind: 'rows',
      path: 'rows',
      cells: [
        growing(both('item', '')),
        both('unit', 'unit'),
        {
          word: 'price',
          inputs: [
            { path: 'price', kind: 'money' },
            { path: 'priceEn', kind: 'money', lang: 'en' },
          ],
        },
        one('demo', 'demo', 'flag'),
      ],
      empty: { ...BOTH, unit: { vi: 'Chiếc', en: 'Piece' }, price: null },
    },
  ],
});

const contacts = (path: string): RowsPart => ({
  kind: 'rows',
  path,
  cells: [both('name', 'name'), one('phone', 'phone', 'phone'), both('note', 'note', 'text')],
  empty: { name: BOTH, phone: '', note: BOTH },
});

const OWN_TEXT = [both('ownText', 'text', 'lines')];

/** Areas of what the guide shows as data, and of the terms of sale, in the order in which the desk lists them. */
export const CONTENT_GROUPS: readonly { name: keyof (typeof words)['groups']; areas: readonly ContentArea[] }[] = [
  {
    name: 'stay',
    areas: [
      {
        name: 'hours',
        place: '4',
        parts: [
          fields(
            one('checkInVi', 'hours.checkInVi', 'hour'),
            one('checkInEn', 'hours.checkInEn', 'hour'),
            one('checkIn', 'hours.checkIn', 'hour'),
            one('checkOut', 'hours.checkOut', 'hour'),
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
    ],
  },
  {
    name: 'prices',
    areas: [
      { name: 'compensation-1', ...compensation('5-1') },
      { name: 'compensation-2', ...compensation('5-2') },
      { name: 'compensation-3', ...compensation('5-3') },
      { name: 'compensation-4', ...compensation('5-4') },
      {
        name: 'bedding',
        place: '5-5',
        parts: [
          {
            kind: 'rows',
            path: 'bedding',
            cells: [growing(both('item', '')), one('size', 'size'), one('price', 'price', 'money')],
            empty: { ...BOTH, size: '', price: null },
          },
        ],
      },
    ],
  },
  {
    name: 'reach',
    areas: [
      { name: 'brand', place: '', parts: [fields(one('brand', 'brand'))] },
      {
        name: 'phones',
        place: 'phones-title',
        parts: [
          fields(
            one('reception', 'phones.reception', 'phone'),
            one('customerService', 'phones.customerService', 'phone'),
            one('motorbike', 'phones.motorbike', 'phone'),
            one('zalo', 'phones.zalo', 'phone'),
          ),
        ],
      },
      {
        name: 'address',
        place: 'phones-title',
        parts: [
          fields(both('address', 'address'), one('mapUrl', 'mapUrl', 'web'), one('mapEmbedUrl', 'mapEmbedUrl', 'web')),
        ],
      },
      { name: 'city', place: null, parts: [fields(one('city', 'city'))] },
      {
        name: 'online',
        place: '10-1',
        parts: [
          fields(
            one('email', 'email', 'email'),
            one('groupUrl', 'groupUrl', 'web'),
            one('messengerUrl', 'messengerUrl', 'web'),
            one('facebookUrl', 'facebookUrl', 'web'),
            one('telegramUrl', 'telegramUrl', 'web'),
          ),
        ],
      },
      {
        name: 'legal',
        place: null,
        parts: [
          fields(
            one('legalName', 'legal.name'),
            one('taxCode', 'legal.taxCode'),
            one('legalAddress', 'legal.address'),
            one('license', 'legal.license'),
            one('responsible', 'legal.responsible'),
            one('legalEmail', 'legal.email', 'email'),
            one('noticeUrl', 'legal.noticeUrl', 'web'),
          ),
        ],
      },
      { name: 'lobbyWifi', place: 'wifi', parts: [fields(one('lobbyWifi', 'lobbyWifi'))] },
    ],
  },
  {
    name: 'around',
    areas: [
      {
        name: 'events',
        place: 'events',
        parts: [
          {
            kind: 'rows',
            path: 'rows',
            cells: [
              both('title', 'title'),
              both('date', 'date'),
              both('location', 'location'),
              both('description', 'description', 'text'),
              picture('imageUrl', 'events'),
            ],
            empty: { title: BOTH, date: BOTH, location: BOTH, description: BOTH, imageUrl: '' },
          },
        ],
      },
      {
        name: 'map',
        place: '6',
        parts: [
          fields(
            one('liftFrom', 'liftFloors.0', 'count'),
            one('liftTo', 'liftFloors.1', 'count'),
            both('roofFloor', 'roofFloor', 'count'),
          ),
          {
            kind: 'rows',
            path: 'floors',
            cells: [both('floors', 'floors'), growing(both('onFloor', 'text')), choice('plan', 'plan', 'plan')],
            empty: { floors: BOTH, text: BOTH, plan: 'apartments' },
          },
        ],
      },
      {
        name: 'towers',
        place: '1',
        parts: [
          {
            kind: 'rows',
            path: 'towers',
            cells: [
              one('tower', 'id'),
              choice('lock', 'lock', 'lock'),
              one('electricCurtain', 'electricCurtain', 'flag'),
            ],
            empty: { id: '', lock: 'password', electricCurtain: false },
          },
        ],
      },
      {
        name: 'dining',
        place: '12-1',
        parts: [
          {
            kind: 'rows',
            path: 'dining',
            cells: [both('group', 'title'), choice('kind', 'kind', 'kind')],
            empty: { kind: 'food', title: BOTH, places: [] },
            inner: {
              kind: 'rows',
              path: 'places',
              cells: [
                both('name', 'name'),
                both('note', 'note', 'text'),
                both('address', 'address'),
                one('open', 'hours'),
                one('phone', 'phone', 'phone'),
                one('perPerson', 'price', 'money'),
                picture('picture', 'dishes'),
              ],
              empty: { name: BOTH, note: BOTH, address: BOTH, hours: '', phone: '', price: null, picture: '' },
            },
          },
        ],
      },
      { name: 'motorbikes', place: '10-1', parts: [contacts('motorbikes')] },
      { name: 'delivery', place: '10-2', parts: [contacts('delivery')] },
      {
        name: 'ownership',
        place: '0',
        parts: [fields(both('ownershipPrice', 'ownership.price'), both('bankSupport', 'ownership.bankSupport'))],
      },
    ],
  },
];

export const CONTENT_AREAS: readonly ContentArea[] = CONTENT_GROUPS.flatMap(({ areas }) => areas);
