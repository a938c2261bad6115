import { expect, it } from 'vitest';
import { telAddress } from '../../src/domain/phone';

it.each([
  ['0203 388 8999', 'tel:02033888999'],
  ['+84 (203) 388-8999', 'tel:+842033888999'],
  [' 113 ', 'tel:113'],
])('%j is dialled as %s', (phone, address) => {
  expect(telAddress(phone)).toBe(address);
});
