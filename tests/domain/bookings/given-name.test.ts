import { expect, it } from 'vitest';
import { givenName } from '../../../src/domain/bookings/given-name';

it.each([
  ['Trần Tường Vy', 'Vy'],
  ['NGUYỄN VĂN MINH', 'MINH'],
  ['Đỗ An Nhiên', 'Nhiên'],
  ['Kim Min-jun', 'Min-jun'],
  ['Park Ji-hoon', 'Ji-hoon'],
  ['Tanaka Yui', 'Yui'],
  ['Sofia Lindqvist', 'Sofia'],
  ['Jean  Dubois', 'Jean'],
  ['Long', 'Long'],
  ['', ''],
])('%s is called %s', (name, called) => {
  expect(givenName(name)).toBe(called);
});
