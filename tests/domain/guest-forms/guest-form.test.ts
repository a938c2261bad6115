import { describe, expect, it } from 'vitest';
import {
  apartmentStartsWrong,
  checkGuestForm,
  cleanGuestForm,
  GUEST_FORM_MAX_LENGTH,
  type GuestFormValues,
} from '../../../src/domain/guest-forms/guest-form';
import { MAX_SHORT_TEXT } from '../../../src/contract/guest-forms/guest-form';

const right: GuestFormValues = {
  fullName: 'Nguyễn Thị Ngọc Diễm',
  email: 'diem@hien.example',
  phoneNumber: '0912 345 678',
  apartment: 'B516',
};

describe('checkGuestForm', () => {
  it('lets a complete form pass', () => {
    expect(checkGuestForm(right)).toEqual([]);
  });

  it.each(['fullName', 'email', 'phoneNumber', 'apartment'] as const)(
    'requires %s, and white space is nothing',
    (field) => {
      expect(checkGuestForm({ ...right, [field]: '' })).toEqual([{ field, code: 'required' }]);
      expect(checkGuestForm({ ...right, [field]: ' \t ' })).toEqual([{ field, code: 'required' }]);
    },
  );

  it('names every broken field, in the order of the form', () => {
    expect(checkGuestForm({ fullName: '', email: 'x', phoneNumber: '', apartment: '9' })).toEqual([
      { field: 'fullName', code: 'required' },
      { field: 'email', code: 'email' },
      { field: 'phoneNumber', code: 'required' },
      { field: 'apartment', code: 'startsWithLetter' },
    ]);
  });

  it.each(['x@y.z', ' diem@hien.example ', 'a+b@c.d.e', 'lễtân@hiên.vn'])('takes the address %j', (email) => {
    expect(checkGuestForm({ ...right, email })).toEqual([]);
  });

  it.each(['x', 'x@y', '@y.z', 'x@.', 'x y@z.w', 'x@y .z', 'x@@y.z', 'x@y@z.w', 'x@y..z'])(
    'refuses the address %j',
    (email) => {
      expect(checkGuestForm({ ...right, email })).toEqual([{ field: 'email', code: 'email' }]);
    },
  );

  it('takes a WeChat id for a phone number', () => {
    expect(checkGuestForm({ ...right, phoneNumber: 'wxid_hien-88' })).toEqual([]);
  });

  it.each(['B516', 'b516', ' a1509 ', 'B', 'B5/16', 'Ｂ902', '\u200eB902'])('takes the apartment %j', (apartment) => {
    expect(checkGuestForm({ ...right, apartment })).toEqual([]);
  });

  it.each(['516', '-B5', '#B5', 'ß902', '５１６'])('refuses the apartment %j', (apartment) => {
    expect(checkGuestForm({ ...right, apartment })).toEqual([{ field: 'apartment', code: 'startsWithLetter' }]);
  });

  it('has the limit of the server, counted after NFC and trimming', () => {
    expect(GUEST_FORM_MAX_LENGTH).toBe(MAX_SHORT_TEXT);
    const decomposed = 'ễ'.normalize('NFD').repeat(GUEST_FORM_MAX_LENGTH);
    expect(checkGuestForm({ ...right, fullName: ` ${decomposed} ` })).toEqual([]);
    expect(checkGuestForm({ ...right, fullName: `${decomposed}x` })).toEqual([{ field: 'fullName', code: 'tooLong' }]);
  });
});

describe('apartmentStartsWrong', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['B', false],
    [' b', false],
    ['9', true],
    [' 9B', true],
  ])('says of %j: %s', (typed, wrong) => {
    expect(apartmentStartsWrong(typed)).toBe(wrong);
  });
});

describe('cleanGuestForm', () => {
  it('sends NFC without outer white space', () => {
    const typed = { ...right, fullName: `  ${right.fullName.normalize('NFD')} `, apartment: ' b516 ' };
    expect(cleanGuestForm(typed)).toEqual({ ...right, apartment: 'b516' });
  });
});

it.each([
  ['703', true],
  [' 1203 ', true],
  ['B902', true],
  ['7B', false],
  ['7', false],
])('in a house with plates of figures %j as an apartment is taken: %s', (apartment, taken) => {
  expect(apartmentStartsWrong(apartment, true)).toBe(!taken);
});
