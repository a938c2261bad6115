import { describe, expect, it } from 'vitest';
import { checkForgot, checkLogin, checkRegister, checkReset } from '../../../src/domain/validation/account-forms';
import { isDialled } from '../../../src/domain/phone';
import { checkPasswordChange, checkProfile, dayOfTyped } from '../../../src/domain/validation/profile-form';

const TODAY = '2026-11-20';
const registration = {
  name: 'Nguyễn Ngọc Diễm',
  email: 'diem@hien.example',
  phoneNumber: '0912 345 678',
  password: 'Hoa-phuong-1',
  confirmation: 'Hoa-phuong-1',
};
const profile = { fullName: 'Diễm', phoneNumber: '0912345678', dateOfBirth: '', address: '', gender: '' } as const;

describe('registration', () => {
  it('that is filled in breaks no rule', () => {
    expect(checkRegister(registration)).toEqual([]);
  });

  it.each([
    [{ name: '  ' }, 'name', 'required'],
    [{ name: 'x'.repeat(201) }, 'name', 'tooLong'],
    [{ email: 'diem' }, 'email', 'email'],
    [{ phoneNumber: '' }, 'phoneNumber', 'required'],
    [{ phoneNumber: 'abc' }, 'phoneNumber', 'phone'],
    [{ confirmation: '' }, 'confirmation', 'required'],
    [{ confirmation: 'Hoa-phuong-2' }, 'confirmation', 'mismatch'],
    [{ password: 'ngan', confirmation: 'ngan' }, 'password', 'tooShort'],
  ])('with %j breaks the rule of %s: %s', (typed, field, code) => {
    expect(checkRegister({ ...registration, ...typed })).toEqual([{ field, code }]);
  });

  it('names every empty field, in the form’s order', () => {
    const empty = { name: '', email: '', phoneNumber: '', password: '', confirmation: '' };
    expect(checkRegister(empty).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name required',
      'email required',
      'phoneNumber required',
      'password required',
      'confirmation required',
    ]);
  });
});

it('a login needs an address and any password', () => {
  expect(checkLogin({ email: '', password: '' }).map(({ field }) => field)).toEqual(['email', 'password']);
  expect(checkLogin({ email: 'diem@hien.example', password: 'x' })).toEqual([]);
});

it('a lost password needs an address', () => {
  expect(checkForgot({ email: ' ' })).toEqual([{ field: 'email', code: 'required' }]);
  expect(checkForgot({ email: ' diem@hien.example ' })).toEqual([]);
});

it('a new password by the link is typed twice alike', () => {
  expect(checkReset({ password: 'Hoa-sen-7', confirmation: 'Hoa-sen-8' })).toEqual([
    { field: 'confirmation', code: 'mismatch' },
  ]);
});

it.each([
  ['0912 345 678', true],
  ['+84 (91) 234.56-78', true],
  ['+49 30 901820', true],
  ['12345', false],
  ['1234567890123456', false],
  ['WeChat id 123456', false],
])('"%s" can be dialled: %s', (line, yes) => {
  expect(isDialled(line)).toBe(yes);
});

describe('the profile', () => {
  it.each([
    ['28/02/1990', '1990-02-28'],
    ['1/3/1991', '1991-03-01'],
    [' 29/02/2024 ', '2024-02-29'],
    ['29/02/2023', null],
    ['31/04/2000', null],
    ['1990-02-28', '1990-02-28'],
    ['28.02.1990', '1990-02-28'],
    ['28/02/90', null],
  ])('reads "%s" as %s', (typed, day) => {
    expect(dayOfTyped(typed)).toBe(day);
  });

  it.each([
    [{}, []],
    [{ fullName: ' ' }, ['fullName required']],
    [{ phoneNumber: 'abc' }, ['phoneNumber phone']],
    [{ dateOfBirth: '20/11/2026' }, []],
    [{ dateOfBirth: '21/11/2026' }, ['dateOfBirth date']],
    [{ dateOfBirth: '31/12/1899' }, ['dateOfBirth date']],
    [{ address: 'x'.repeat(201) }, ['address tooLong']],
  ])('with %j breaks %j', (typed, broken) => {
    const issues = checkProfile({ ...profile, ...typed }, TODAY);
    expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual(broken);
  });

  it('asks for the old password, a new one, and the new one again', () => {
    expect(checkPasswordChange({ oldPassword: '', newPassword: '', confirmation: '' })).toEqual([
      { field: 'oldPassword', code: 'required' },
      { field: 'newPassword', code: 'required' },
      { field: 'confirmation', code: 'required' },
    ]);
  });
});
