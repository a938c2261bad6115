import { expect, it } from 'vitest';
import { telAddress } from '../../src/domain/hotel-phone';
import { guestTelAddress } from '../../src/domain/phone';

it.each([
  ['0203 388 8999', 'tel:+842033888999'],
  ['0912.345.678', 'tel:+84912345678'],
  ['+84 (0)912 345 678', 'tel:+84912345678'],
  ['84912345678', 'tel:+84912345678'],
  ['1900 1234', 'tel:19001234'],
  ['113', 'tel:113'],
  ['+49 170 1234567', 'tel:+491701234567'],
])('a number of the hotel, %s, is dialled like one that is typed', (phone, address) => {
  expect(telAddress(phone)).toBe(address);
  expect(guestTelAddress(phone)).toBe(address);
});
