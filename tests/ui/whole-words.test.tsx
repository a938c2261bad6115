// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wholeFactors, wholeWords } from '../../src/ui/whole-words';

const wholes = (heading: string): string[] => {
  render(<h1>{wholeWords(heading)}</h1>);
  // Read and found as it is written.
  expect(screen.getByRole('heading', { name: heading })).toHaveTextContent(heading);
  return [...document.querySelectorAll('.whole')].map(({ textContent }) => textContent);
};

describe('a name or a number in a heading', () => {
  it.each([
    ['Danh sách căn hộ Hạ Long', ['Hạ Long']],
    ['Tours in Ha Long and Ha Noi', ['Ha Long', 'Ha Noi']],
    ['Hai ngày vịnh Bái Tử Long trên thuyền gỗ', ['Bái Tử Long']],
    ['Hạ Long', ['Hạ Long']],
    ['Gọi lễ tân 0203 088 8999', ['0203 088 8999']],
    ['Đi bộ ăn phố cổ', []],
  ])('%s: %j is never broken across lines', (heading, names) => {
    expect(wholes(heading)).toEqual(names);
  });
});

it('a product breaks before its signs alone', () => {
  expect(wholeFactors('1,395,000\u00a0VND × 3 nights × 1 room').split(' ')).toEqual([
    '1,395,000\u00a0VND',
    '×\u00a03\u00a0nights',
    '×\u00a01\u00a0room',
  ]);
  expect(wholeFactors('1.395.000\u00a0₫ × 3 đêm × 1 phòng').split(' ')).toHaveLength(3);
});
