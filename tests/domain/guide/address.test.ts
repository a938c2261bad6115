import { describe, expect, it } from 'vitest';
import { apartmentCodeFromPath } from '../../../src/domain/guest-access/apartment-code';
import { guideAddress } from '../../../src/domain/guide/address';

describe('guideAddress', () => {
  it.each([
    ['B902', '/hiden-page/B902'],
    [' b902 ', '/hiden-page/B902'],
    ['B5/16', '/hiden-page/B5%2F16'],
    ['B 5?x#y', '/hiden-page/B%205%3FX%23Y'],
    ['', '/hiden-page/'],
    ['B9\ud800', '/hiden-page/B9'],
  ])('leads from %j to %s', (apartment, address) => {
    expect(guideAddress(apartment)).toBe(address);
  });

  it('asks for a language when there is one to ask for', () => {
    expect(guideAddress('b902', 'en')).toBe('/hiden-page/B902?lang=en');
  });

  it('is read back by the guide', () => {
    for (const code of ['B902', 'B5/16', 'B 9 0', 'Đ%902']) {
      expect(apartmentCodeFromPath(guideAddress(code))).toBe(code);
    }
  });
});
