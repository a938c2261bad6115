import { expect, it } from 'vitest';
import { cityInAddress } from '../../../src/domain/setup/city-in-address';

it.each([
  ['24 Trần Hưng Đạo, Sơn Trà, Đà Nẵng', 'Đà Nẵng'],
  ['24 Trần Hưng Đạo, Sơn Trà, TP. Đà Nẵng, Việt Nam', 'Đà Nẵng'],
  ['5 Bà Triệu, thành phố Huế', 'Huế'],
  ['12 Trần Phú, Hội An 560000', 'Hội An'],
  ['24 Trần Hưng Đạo, Sơn Trà, TP.Đà Nẵng', 'Đà Nẵng'],
  ['24 Trần Hưng Đạo, Sơn Trà, Tp Đà Nẵng.', 'Đà Nẵng'],
  ['24 Trần Hưng Đạo, Sơn Trà, Đà Nẵng, Viet Nam.', 'Đà Nẵng'],
  ['24 Trần Hưng Đạo, Sơn Trà, Đà Nẵng - Việt Nam', 'Đà Nẵng'],
  ['24 Trần Hưng Đạo, Sơn Trà, Đà Nẵng Vietnam', 'Đà Nẵng'],
  ['24 Trần Hưng Đạo, Sơn Trà, Đà Nẵng 550000, VN', 'Đà Nẵng'],
  ['12 Lê Lợi, Bến Nghé, TP.HCM', 'TP. Hồ Chí Minh'],
  ['12 Lê Lợi, Bến Nghé, TP. HCM.', 'TP. Hồ Chí Minh'],
  ['12 Lê Lợi, Bến Nghé, TPHCM, Việt Nam', 'TP. Hồ Chí Minh'],
  ['12 Lê Lợi, Bến Nghé, Thành phố Hồ Chí Minh', 'TP. Hồ Chí Minh'],
  ['3 Hùng Vương, Tp Vinh, tỉnh Nghệ An', 'Nghệ An'],
  ['24 Trần Hưng Đạo', ''],
  ['24 Trần Hưng Đạo, Việt Nam', ''],
  ['', ''],
])('%s lies in %s', (address, city) => {
  expect(cityInAddress(address)).toBe(city);
});
