import { describe, expect, it } from 'vitest';
import { formatVnd, groupVnd } from '../../src/domain/money';
import { formatNumber } from '../../src/domain/numbers';

const NUMBERS = [
  0, 1, 12, 999, 1000, 1234.5, 45.5, 4.75, 0.125, 12_345, 999_999, 1_000_000, 12_345_678.9, 2e12, -1, -1500, -0.5,
];

describe('a number', () => {
  it.each(['vi', 'vi-VN', 'en', 'en-GB'])('is written as the standard says, in %s', (lang) => {
    for (const value of NUMBERS) expect(formatNumber(value, lang)).toBe(new Intl.NumberFormat(lang).format(value));
  });
});

describe('an amount of money', () => {
  it('has dots and no decimals', () => {
    expect(groupVnd(1_250_000)).toBe('1.250.000');
    expect(formatVnd(15_000, 'vi')).toBe('15.000\u00a0₫');
    expect(formatVnd(-500_000, 'vi')).toBe('-500.000\u00a0₫');
    expect(formatVnd(6_410_000, 'en')).toBe('6,410,000\u00a0VND');
    expect(groupVnd(999.5)).toBe('1.000');
  });
});
