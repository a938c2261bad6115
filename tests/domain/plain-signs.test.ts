import { describe, expect, it } from 'vitest';
import { searchTerms } from '../../src/domain/bookings/booking-search';
import { cleanEmail } from '../../src/domain/contact';
import { readDay } from '../../src/domain/days';
import { readBirth } from '../../src/domain/foreign-guests/birth';
import { passportName, passportNumber } from '../../src/domain/foreign-guests/passport-text';
import { foldedMatch } from '../../src/domain/fold';
import { typedApartmentCode } from '../../src/domain/guest-access/typed-apartment-code';
import { cleanCodeValue } from '../../src/domain/guest-access/door-code';
import { readDoorPattern } from '../../src/domain/guest-access/door-pattern';
import { readTyped } from '../../src/domain/guest-access/seal';
import { cleanPhone } from '../../src/domain/phone';
import { plainSigns } from '../../src/domain/plain-signs';
import { readHour } from '../../src/domain/typed-hour';
import { readAmount } from '../../src/domain/typed-money';
import { checkGuestForm, cleanGuestForm } from '../../src/domain/guest-forms/guest-form';
import { dayOfTyped } from '../../src/domain/validation/profile-form';

/** The ways in which keyboards, address books and messengers hand on what was typed in plain signs. */
const WAYS: readonly [string, (plain: string) => string][] = [
  ['in full width', (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
  ['with Arabic digits', (text) => inDigits(text, 0x660)],
  ['with Persian digits', (text) => inDigits(text, 0x6f0)],
  ['with Devanagari digits', (text) => inDigits(text, 0x966)],
  ['with digits of the Adlam script, beyond 16 bits', (text) => inDigits(text, 0x1e950)],
  ['between marks of direction', (text) => `\u2068\u200e${text}\u2069`],
  ['with a blank of no width', (text) => text.replace(/^./, '$&\u200b')],
  ['with a soft hyphen', (text) => text.replace(/^./, '$&\u00ad')],
  ['with other hyphens', (text) => text.replaceAll('-', '\u2011')],
  ['with a minus', (text) => text.replaceAll('-', '\u2212')],
  ['with other blanks', (text) => text.replaceAll(' ', '\u202f')],
  ['with blanks around it', (text) => `\u3000${text}\u00a0`],
];
const inDigits = (text: string, nought: number): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(nought + Number(digit)));

const FIELDS: readonly [string, string, (typed: string) => unknown][] = [
  ['a phone number', '0912-345 678', cleanPhone],
  ['an apartment', 'B902', typedApartmentCode],
  ['the guest form’s apartment', 'B902', (apartment) => cleanGuestForm({ ...GUEST, apartment }).apartment],
  ['the guest form’s first letter', 'B902', (apartment) => checkGuestForm({ ...GUEST, apartment })],
  ['an amount', '1.500.000', readAmount],
  ['an amount of words', '1tr5', readAmount],
  ['a birth', '28-02-1990', readBirth],
  ['a birth of digits alone', '28021990', readBirth],
  ['a birth in the profile', '28/02/1990', dayOfTyped],
  ['an hour', '14:30', readHour],
  ['a passport', 'C-123 4567', passportNumber],
  ['a code of a lock', '4826#', (typed) => cleanCodeValue('doorCode', typed)],
  ['a booking’s number at the desk', '5491 8148', searchTerms],
  ['doors of a tower', 'R1: floors 8-9, doors 01-02', readDoorPattern],
  ['the second proof', '123 456', plainSigns],
];
const GUEST = { fullName: 'Kim', email: 'kim@x.example', phoneNumber: '0912345678' };

describe.each(FIELDS)('%s, %s', (_field, plain, read) => {
  it.each(WAYS)('is read %s', (_way, write) => {
    expect(read(write(plain))).toEqual(read(plain));
  });
});

it.each([
  ['1.500.000¹', null],
  ['15²', null],
  ['½', null],
  ['1٬500٬000', 1_500_000],
  ['1٬500٬000٫00', 1_500_000],
  ['đ 1.500.000', 1_500_000],
  ['１，５００，０００ ₫', 1_500_000],
  ['−150.000', null],
])('the amount %s is %s: a small digit above the line is none', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

it.each([
  ['28021990', '1990-02-28'],
  ['021990', '1990-02'],
  ['1990', '1990'],
  ['1990-02', '1990-02'],
  ['1990.2.28', '1990-02-28'],
  ['28 2 1990', '1990-02-28'],
  ['31/02/1990', null],
  ['28/02/90', null],
  ['2/28/1990', null],
  ['1/2/3/1990', null],
  ['19900228', null],
])('the birth %s is %s', (typed, birth) => {
  expect(readBirth(typed)).toBe(birth);
});

it.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['14.30', '14:30'],
  ['14h30', '14:30'],
  ['14 30', '14:30'],
  ['1430', '14:30'],
  ['905', '09:05'],
  ['24:00', null],
  ['14:60', null],
  ['14', null],
  ['', null],
  ['14:3', null],
])('the hour %s is %s', (typed, hour) => {
  expect(readHour(typed)).toBe(hour);
});

it.each([
  ['ＫＩＭ　ＭＩＮＪＩ', 'KIM MINJI'],
  ['Kim\u200b Min-ji\u202c', 'KIM MIN JI'],
  ['Díaz—López', 'DIAZ LOPEZ'],
  ['O´Neil', 'ONEIL'],
])('the name %s stands as %s on a passport', (typed, name) => expect(passportName(typed)).toBe(name));

it.each([
  ['wifiName', 'Hiên 902\u200b', 'Hiên 902'],
  ['wifiName', '\u2068Hien  902\u2069 ', 'Hien  902'],
  ['wifiName', 'Nhà 👨‍👩‍👧 ❤️', 'Nhà 👨‍👩‍👧 ❤️'],
  ['wifiName', 'ホテル９', 'ホテル９'],
  ['wifiPassword', 'hien\u200bnha902\ufeff', 'hiennha902'],
  ['wifiPassword', 'two  blanks', 'two  blanks'],
  ['wifiPassword', 'ｈｉｅｎ９０２', 'hien902'],
  ['doorCode', '４８２６＃', '4826#'],
] as const)('%s %j is kept as %j', (field, typed, kept) => expect(cleanCodeValue(field, typed)).toBe(kept));

it.each(['０１２３ ４５６７', '0123\u200b4567', '0123\u22124567', '0123·4567', '0123_4567', '\u200e0123 4567'])(
  'the release %s is whole',
  (typed) => expect(readTyped(typed)).toMatchObject({ state: 'whole', code: '01234567' }),
);

it.each(['ß902', 'ſ902', 'ı902', 'В902', '𝐁902'])('%s is no apartment of ours', (typed) =>
  expect(typedApartmentCode(typed)).not.toMatch(/^[A-Z]902$/),
);

it.each([
  '２８／０２／２０２７',
  '28\u201102\u20112027',
  '\u20682027\u201302\u201328\u2069',
  '28．02．2027',
  '٢٨/٠٢/٢٠٢٧',
  '۲۰۲۷-۰۲-۲۸',
])('the day %s is read', (typed) => expect(readDay(typed)).toBe('2027-02-28'));

it.each(['kim@x。example', 'kim＠x｡example'])('%s is a mail address with a dot', (typed) =>
  expect(cleanEmail(typed)).toBe('kim@x.example'),
);

it('a search finds words and numbers of full width', () => {
  expect(foldedMatch('Wi-Fi tầng 9', 'Ｗｉ－Ｆｉ ９')).toBe(true);
});
