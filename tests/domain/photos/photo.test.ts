import { describe, expect, it } from 'vitest';
import { photoAddress, photoAt, photoInText, photoWidths } from '../../../src/domain/photos/photo';
import { pictureTypeOf } from '../../../src/domain/photos/picture-type';

const photo = (width: number) => ({ id: 'a_-9'.padEnd(22, 'b'), width, height: 900, colour: 'a8b7c6' });

describe('a photograph', () => {
  it.each([
    [100, [100]],
    [480, [480]],
    [700, [480, 700]],
    [1600, [480, 960, 1600]],
  ])('of %i px is kept in the widths %j', (width, widths) => {
    expect(photoWidths(width)).toEqual(widths);
  });

  it.each([40, 480, 700, 1600])('of %i px is known by its address alone', (width) => {
    expect(photoAt(photoAddress(photo(width)))).toMatchObject({ ...photo(width), widths: photoWidths(width) });
  });

  it('stands in a text no wider than a text is', () => {
    expect(
      [photo(400), photo(700), photo(1600)].map(photoInText).map((address) => /-(\d+)\.webp$/.exec(address)?.[1]),
    ).toEqual(['400', '700', '960']);
  });

  it.each(['', '/pictures/homes/hl-01-living.svg', '/photos/../x.webp', `/photos/${'a'.repeat(22)}-1x1-zzzzzz-1.webp`])(
    'is nothing else: %s',
    (address) => {
      expect(photoAt(address)).toBeNull();
    },
  );
});

it.each<[string, string | null]>([
  ['\0\0\0\x20ftypavif', 'image/avif'],
  ['\0\0\0\x20ftypheic', null],
  ['RIFF0000WEBP', 'image/webp'],
  ['RIFF0000WAVE', null],
  ['GIF89a', null],
  ['', null],
])('a picture is what its first bytes say: %j', (head, type) => {
  expect(pictureTypeOf(Buffer.from(head, 'latin1'))).toBe(type);
});
