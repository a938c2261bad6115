import { describe, expect, it } from 'vitest';
import { avatarTypeOf } from '../../../src/domain/accounts/avatar';
import { newPasswordProblem, passwordProblem } from '../../../src/domain/accounts/password';

const OLD = 'Hoa-phuong-1';

it.each([
  ['', 'tooShort'],
  ['1234567', 'tooShort'],
  ['12345678', null],
  ['ngọcdiễm', null],
  ['ngọcdiễm'.normalize('NFD'), null],
  ['Diễm123'.normalize('NFD'), 'tooShort'],
  ['x'.repeat(200), null],
  ['x'.repeat(201), 'tooLong'],
])('of a password "%s" the problem is %s, however its letters are composed', (typed, problem) => {
  expect(passwordProblem(typed)).toBe(problem);
});

it.each([
  ['ngan1', 'tooShort'],
  ['toan-chu-cai', 'mixed'],
  ['1234567890', 'mixed'],
  ['12345678!?', 'mixed'],
  ['ộ2345678', null],
  [OLD, 'same'],
  ['Hoa-phuong-2', null],
])('of a new password "%s" the problem is %s', (typed, problem) => {
  expect(newPasswordProblem(typed, OLD)).toBe(problem);
});

it('takes the old password for the same however its letters are composed', () => {
  expect(newPasswordProblem('Ngọc-Diễm-1'.normalize('NFD'), 'Ngọc-Diễm-1')).toBe('same');
});

describe('a picture', () => {
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  it.each([
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['RIFF\x24\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['RIFF\x24\x00\x00\x00WAVEfmt ', null],
    ['GIF89a', null],
    ['<svg xmlns=', null],
    ['%PDF-1.7', null],
    ['', null],
  ])('that begins with %j is %s', (head, type) => {
    expect(avatarTypeOf(bytes(head))).toBe(type);
  });
});
