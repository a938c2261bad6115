import { describe, expect, it } from 'vitest';
import { cleanPhone, guestTelAddress, isDialled, isWholeNumber, localPhone, phoneKey } from '../../src/domain/phone';
import { PHONE_SPELLINGS } from '../support/spellings';

describe('one number of Viet Nam', () => {
  it.each(PHONE_SPELLINGS)('%j is dialled, told apart and taken as one', (typed) => {
    expect(guestTelAddress(typed)).toBe('tel:+84912345678');
    expect(phoneKey(typed)).toBe('84912345678');
    expect(localPhone(typed)).toBe('0912345678');
    expect(isDialled(typed)).toBe(true);
    expect(cleanPhone(typed)).toMatch(/^[\d +().-]+$/);
  });
});

it.each([
  ['0203 388 8999', '+842033888999', '02033888999'],
  ['+84 (203) 388-8999', '+842033888999', '02033888999'],
  ['+84 (0)203 388 8999', '+842033888999', '02033888999'],
  [' 113 ', '113', '113'],
  ['1900 1234', '19001234', '19001234'],
  ['1800 5999 55', '1800599955', '1800599955'],
  ['+49 170 1234567', '+491701234567', '00491701234567'],
  ['0049 170 1234567', '+491701234567', '00491701234567'],
  ['+44 (0)20 7946 0958', '+442079460958', '00442079460958'],
  ['+39 06 1234 5678', '+390612345678', '00390612345678'],
  ['(+82) 10-1234-5678', '+821012345678', '00821012345678'],
  ['+86 138 1234 5678', '+8613812345678', '008613812345678'],
  ['138 1234 5678', '13812345678', '13812345678'],
  ['010-1234-5678', '01012345678', '01012345678'],
  ['+1 415 555 0123', '+14155550123', '0014155550123'],
  ['8491234567', '8491234567', '8491234567'],
])('%j is dialled as %s, here as %s', (phone, address, local) => {
  expect(guestTelAddress(phone)).toBe(`tel:${address}`);
  expect(localPhone(phone)).toBe(local);
});

it.each([
  ['+49 170 1234567', '49 170 1234567'],
  ['+49 170 1234567', '0049-170-1234567'],
  ['+44 (0)20 7946 0958', '+442079460958'],
])('%s is also %s', (one, other) => expect(phoneKey(one)).toBe(phoneKey(other)));

it.each([
  ['0912 345 678', true],
  ['0203 388 8999', true],
  ['0912 345 67', false],
  ['0912 345 6789', false],
  ['+49 170 1234567', false],
  ['1900 1234', false],
])('%s is whole: %s', (typed, isWhole) => expect(isWholeNumber(phoneKey(typed) ?? '')).toBe(isWhole));

it.each(['wechat_id', '', ' ', '+', '\u200b'])('%j is nobody’s number', (typed) => expect(phoneKey(typed)).toBeNull());

it.each([
  ['wxid_Kim', 'wxid_Kim'],
  ['０９１２－３４５', '0912-345'],
  ['\u202a+84\u2011912\u202c', '+84-912'],
  [' 0912\u00a0\u2009345 ', '0912 345'],
])('%j is kept as %j', (typed, kept) => expect(cleanPhone(typed)).toBe(kept));
