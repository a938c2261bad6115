/** What `npm run bench` can be asked for by name. */
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
