import { describe, expect, it } from 'vitest';
import { markedMatch, marksFit } from '../../src/domain/marks';
import { keepFittingMarks, shareThatFits } from '../../src/domain/search-words';

describe('typed marks', () => {
  it.each([
    ['pho', 'phở', true],
    ['phơ', 'phở', true],
    ['phở', 'phở', true],
    ['phở', 'phố', false],
    ['phở', 'pho', false],
    ['chay', 'cháy', true],
    ['chạy', 'cháy', false],
    ['muỗi', 'muôi', false],
    ['muôi', 'muỗi', true],
    ['hóa', 'hoá', true],
    ['hoả', 'hoá', false],
    ['đen', 'den', false],
    ['den', 'đèn', true],
    ['washing', 'washing', true],
  ])('"%s" can mean "%s": %s', (typed, written, fits) => {
    expect(marksFit(typed, written)).toBe(fits);
    expect(marksFit(typed.normalize('NFD'), written.normalize('NFC'))).toBe(fits);
  });

  it('may be the beginning of a word where that is asked for', () => {
    expect(marksFit('giặ', 'giặt', true)).toBe(true);
    expect(marksFit('giặ', 'giặt')).toBe(false);
    expect(marksFit('chó', 'chốt', true)).toBe(false);
  });

  it('are counted by the word, and words without any always fit', () => {
    expect(shareThatFits(['may', 'giat'], 'Tủ lạnh')).toBe(1);
    expect(shareThatFits(['máy', 'giặt'], 'Máy giặt')).toBe(1);
    expect(shareThatFits(['hoá', 'đơn'], 'Thang thoát hiểm, hoả hoạn')).toBe(0);
  });

  it('leave out what they rule out, and keep what fits most of them when nothing fits all', () => {
    const texts = ['phố cổ', 'Phở bò', 'phổ thông'];
    expect(keepFittingMarks('phở', texts, (text) => text)).toEqual(['Phở bò']);
    expect(keepFittingMarks('pho', texts, (text) => text)).toEqual(texts);
    expect(keepFittingMarks('chó', ['cho thuê'], (text) => text)).toEqual([]);
    expect(keepFittingMarks('bình nóng lanh', ['Bình nóng lạnh'], (text) => text)).toEqual(['Bình nóng lạnh']);
    expect(keepFittingMarks('bình nòng lạnh', ['Bình nóng lạnh', 'bình'], (text) => text)).toEqual(['Bình nóng lạnh']);
  });
});

describe('the filter of a list', () => {
  it.each([
    ['Bát ăn cơm', 'bat', true],
    ['Bát ăn cơm', 'bát com', true],
    ['Bật lửa', 'bát', false],
    ['Bật lửa', 'bâ', true],
    ['Điều khiển điều hoà', 'hóa dieu', false],
    ['Điều khiển điều hoà', 'hòa điều', true],
    ['Điều khiển điều hoà', 'khien', true],
    ['Ấm siêu tốc', 'sieu-toc', false],
    ['12 Đĩa', '12', true],
    ['Ga 160x200', '160x2', true],
    ['anything', ' ', true],
  ])('%s, typed "%s": %s', (text, typed, found) => expect(markedMatch(text, typed)).toBe(found));
});
