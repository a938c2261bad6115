import { expect, it } from 'vitest';
import { cityInAddress } from '../../../src/domain/setup/city-in-address';

it.each([
  ['24 Trần Hưng Đạo, Sơn Trà, Đà Nẵng', 'Đà Nẵng'],
  ['24 Trần Hưng Đạo, Sơn Trà, TP. Đà Nẵng, Việt Nam', 'Đà Nẵng'],
  ['5 Bà Triệu, thành phố Huế', 'Huế'],
  ['12 Trần Phú, Hội An 560000', 'Hội An'],
  ['24 Trần Hưng Đạo', ''],
  ['', ''],
])('%s lies in %s', (address, city) => {
  expect(cityInAddress(address)).toBe(city);
});
