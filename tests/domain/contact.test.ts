import { expect, it } from 'vitest';
import { searchTerms, searchTextOf } from '../../src/domain/bookings/booking-search';
import { cleanEmail, cleanName, emailKey, isEmail, mailboxKey, nameKey } from '../../src/domain/contact';
import { EMAIL_SPELLINGS, IMPOSSIBLE_EMAILS, PHONE_SPELLINGS } from '../support/spellings';

it.each(EMAIL_SPELLINGS)('%j is kept as the address that was meant', (typed) => {
  expect(cleanEmail(typed)).toBe('kim@x.example');
  expect(emailKey(typed.toUpperCase())).toBe('kim@x.example');
  expect(isEmail(cleanEmail(typed))).toBe(true);
});

it.each(IMPOSSIBLE_EMAILS)('%s stays an address that cannot be', (typed) => {
  expect(isEmail(cleanEmail(typed))).toBe(false);
});

it.each([
  ['an.b+hotel@gmail.com', 'anb@gmail.com'],
  ['+an@x.example', '+an@x.example'],
  ['an+hotel+two@x.example', 'an@x.example'],
])('mails to %s are counted as to %s', (email, mailbox) => expect(mailboxKey(email)).toBe(mailbox));

it.each([
  ['Nguyễn Thị Hồng'.normalize('NFD'), 'Nguyễn Thị Hồng'],
  ['\u202aNguyễn\u00a0Thị  Hồng\u202c', 'Nguyễn Thị Hồng'],
  ['Ng\u200buyễn\u200d Thị H\u00adồng\ufeff', 'Nguyễn Thị Hồng'],
  ['\u200f\u2060', ''],
  // Letters of these scripts are other ones without their joiner.
  ['علی\u200cرضا\u200f', 'علی\u200cرضا'],
  ['क्\u200dष\u200b', 'क्\u200dष'],
])('the name %j is kept as %j', (typed, kept) => expect(cleanName(typed)).toBe(kept));

it('names are compared without marks, capitals and what nobody sees', () => {
  expect(nameKey('\u2068NGUYỄN\u00a0 Đức\u2069')).toBe('nguyen duc');
  expect(nameKey('علی\u200cرضا')).toBe(nameKey('علیرضا'));
});

const guest = { id: 'b6f0c1d2', guest_name: 'Nguyễn\u200b Thị Hồng', guest_email: 'kim@x\u200b.example' };
const finds = (query: string, guest_phone: string): boolean => {
  const text = searchTextOf({ ...guest, guest_phone });
  return searchTerms(query).every((term) => text.includes(term));
};

it.each(PHONE_SPELLINGS)('a guest whose number was kept as %j is found by each spelling of it', (kept) => {
  for (const asked of PHONE_SPELLINGS) expect([asked, finds(asked, kept)]).toEqual([asked, true]);
  expect(finds('+84 912 345 679', kept)).toBe(false);
});

it.each([
  ['nguyen +84 912 345 678', true],
  ['0912.345.678 hồng', true],
  ['0912 345', true],
  ['0912.345', true],
  ['+84 912 34', true],
  ['0912 - 345 - 678', true],
  ['\u2068Thị\u2069 hong', true],
  ['kim@x\u200b.example', true],
  ['0912 345 999', false],
  ['+849123456789', false],
])('%j finds who has 0912 345 678: %s', (query, yes) => {
  expect(finds(query, '0912 345 678')).toBe(yes);
  expect(finds(query, '+84 (0)912345678')).toBe(yes);
});

it('a search keeps short numbers with signs, as rooms have them in their names', () => {
  expect(searchTerms('Phòng 2.5 (3)')).toEqual(['phong', '2.5', '(3)']);
});
