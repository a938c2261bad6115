import { one, both, growing, BOTH, type ContentArea } from '../content-inputs';

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

/** Areas of what damaged or lost things cost, and of the bedding. */
export const PRICE_AREAS: readonly ContentArea[] = [
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
];
