import { describe, expect, it } from 'vitest';
import { PACK_LANGUAGES } from '../../src/domain/guide/guide-languages';
import { formatVnd } from '../../src/domain/money';
import { readAmount } from '../../src/domain/typed-money';

describe('an amount as people type or paste it', () => {
  it.each([
    ['150000', 150_000],
    ['150.000', 150_000],
    ['150,000', 150_000],
    ['150 000', 150_000],
    ['150,000.00', 150_000],
    ['150.000,00', 150_000],
    ['150000.0', 150_000],
    ['1.275.000 ₫', 1_275_000],
    ['1,275,000 VND', 1_275_000],
    ['VND 1,275,000', 1_275_000],
    ['15.000đ', 15_000],
    ['150k', 150_000],
    ['150 nghìn', 150_000],
    ['1,5 triệu', 1_500_000],
    ['1.5tr', 1_500_000],
    ['1,250 triệu', 1_250_000],
    ['120k', 120_000],
    ['1tr2', 1_200_000],
    ['1tr25', 1_250_000],
    ['1 triệu 200', 1_200_000],
    ['2 triệu rưỡi', 2_500_000],
    ['1k5', 1_500],
    ['0', 0],
  ])('%s is %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    '',
    '-5',
    '1tr2k',
    '1,5tr2',
    '(5)',
    '1e5',
    '150000.5',
    '150,000.50',
    '1.500.5',
    '1.5',
    '15%',
    '12.34.567',
    '1,500.000',
    '1.500k',
    '1.500 triệu',
    'hai',
    '1234567890123',
  ])('%j is told instead of guessed', (text) => {
    expect(readAmount(text)).toBeNull();
  });

  it.each(PACK_LANGUAGES)('is written in %s as that language writes it', (lang) => {
    const money = new Intl.NumberFormat(lang, { style: 'currency', currency: 'VND' });
    for (const amount of [0, 900, 15_000, 4_185_000]) {
      expect(formatVnd(amount, lang)).toBe(money.format(amount).replaceAll('\u202f', '\u00a0'));
    }
  });

  it('is read again as it was written', () => {
    for (const amount of [0, 900, 15_000, 4_185_000, 60_000_000]) {
      for (const lang of ['vi', 'en']) expect(readAmount(formatVnd(amount, lang))).toBe(amount);
    }
  });
});
