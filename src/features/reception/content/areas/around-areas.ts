import { one, both, choice, picture, growing, fields, BOTH, type ContentArea, type RowsPart } from '../content-inputs';

const contacts = (path: string): RowsPart => ({
  kind: 'rows',
  path,
  cells: [both('name', 'name'), one('phone', 'phone', 'phone'), both('note', 'note', 'text')],
  empty: { name: BOTH, phone: '', note: BOTH },
});

/** Areas of what there is in the house and around it. */
export const AROUND_AREAS: readonly ContentArea[] = [
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
        cells: [one('tower', 'id'), choice('lock', 'lock', 'lock'), one('electricCurtain', 'electricCurtain', 'flag')],
        empty: { id: '', lock: 'password', electricCurtain: false },
      },
    ],
  },
  {
    name: 'views',
    place: '6',
    parts: [
      {
        kind: 'rows',
        path: 'doorViews',
        cells: [one('tower', 'tower'), one('units', 'units'), growing(both('view', 'text')), one('picture', 'picture')],
        empty: { tower: '', units: '', text: BOTH, picture: '' },
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
];
