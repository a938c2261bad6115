/** Names that `npm run bench` can be asked for. */
export const BENCHES = [
  'guide',
  'api',
  'start',
  'sizes',
  'site',
  'booking',
  'desk',
  'house',
  'books',
  'logins',
  'costs',
  'durability',
];
