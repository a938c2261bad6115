// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from '../../src/ui/rich-text';

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
