import { one, both, fields, type ContentArea } from '../content-inputs';

/** Areas of who the house is, and of how it is reached. */
export const REACH_AREAS: readonly ContentArea[] = [
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
];
