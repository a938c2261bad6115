import { describe, expect, it } from 'vitest';
import { pageCount, shownAfter } from '../../../src/domain/paging';
import { oldSlugOf, slugNames, slugOf } from '../../../src/domain/blog/slug';

describe('an address', () => {
  it.each([
    ['Căn hộ Đẹp', 'can-ho-dep'],
    ['Studio  nhìn biển (B902)', 'studio-nhin-bien-b902'],
    ['Tour Hạ Long – 2 ngày 1 đêm', 'tour-ha-long-2-ngay-1-dem'],
    ['  Nhà phố Hàng Bè  ', 'nha-pho-hang-be'],
  ])('of "%s" is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('made by the old rule still resolves', () => {
    expect(oldSlugOf('Căn hộ Đẹp')).toBe('cn-h-p');
    expect(slugNames('cn-h-p', 'Căn hộ Đẹp')).toBe(true);
    expect(slugNames('can-ho-dep', 'Căn hộ Đẹp')).toBe(true);
    expect(slugNames('can-ho-xau', 'Căn hộ Đẹp')).toBe(false);
  });

  it('of a decomposed name is that of the composed one', () => {
    expect(slugOf('Căn hộ Đẹp'.normalize('NFD'))).toBe('can-ho-dep');
  });

  it('is found without hanging in 50,000 hostile characters', () => {
    expect(slugOf(`${'-'.repeat(25_000)}a${' '.repeat(25_000)}`)).toBe('a');
  });
});

describe('a long list', () => {
  it.each([
    [0, 24, 9],
    [1, 24, 18],
    [2, 24, 24],
    [0, 4, 4],
  ])('after %i presses of %i shows %i', (presses, total, shown) => expect(shownAfter(presses, total)).toBe(shown));
  it.each([
    [0, 1],
    [5, 1],
    [6, 2],
    [24, 5],
  ])('of %i posts has %i pages', (total, pages) => expect(pageCount(total)).toBe(pages));
});
