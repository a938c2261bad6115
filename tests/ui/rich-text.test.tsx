// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from '../../src/ui/rich-text';
import { WithAmounts } from '../../src/ui/with-amounts';

it.each([
  ['B902', 'no'],
  ['113', 'no'],
  ['14:00', 'no'],
  ['1.500.000\u00a0₫', 'no'],
  ['5 phút', null],
  ['Quẹt thẻ', null],
  ['14:00 ngày 3/12', null],
])('a translator leaves figures as they are, and reads words: %s', (bold, translate) => {
  render(<RichText text={`Ghi **${bold}** vào đây.`} />);
  expect(screen.getByText(bold, { normalizer: String }).getAttribute('translate')).toBe(translate);
});

it('leaves a name as it is', () => {
  render(<RichText isName text="Ngoài sảnh, dùng Wi-Fi **Hien Lobby**." />);
  expect(screen.getByText('Hien Lobby')).toHaveAttribute('translate', 'no');
});

it.each([
  ['vi', 'từ 1.500.000\u00a0₫ mỗi đêm', ['1.500.000\u00a0₫']],
  ['en', '2 nights × 900,000\u00a0VND, before 1,000,000\u00a0VND', ['900,000\u00a0VND', '1,000,000\u00a0VND']],
  ['none', 'miễn phí, 5 phút', []],
])('a translator leaves the amounts of a sentence as they are (%s)', (_lang, text, amounts) => {
  const { container } = render(<WithAmounts text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('[translate=no]')].map((one) => one.textContent)).toEqual(amounts);
});
