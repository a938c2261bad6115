import { describe, expect, it } from 'vitest';
import { MAX_TRAVELLERS, priceOf, quoteTour, type Travellers } from '../../../src/domain/tours/tour-price';
import {
  asDurationFilter,
  asPriceFilter,
  priceBand,
  showTimeSlot,
  tourDuration,
  tourFits,
  tourNamed,
  tourPrice,
} from '../../../src/domain/tours/tours';
import { processorMs } from '../../support/processor-time';

describe('a tour’s duration', () => {
  it.each([
    [1, { days: 1, nights: 0 }],
    [2, { days: 2, nights: 1 }],
    [3, { days: 3, nights: 2 }],
    [0, null],
    [-1, null],
    [1.5, null],
    [NaN, null],
  ])('%d days is %j', (days, label) => {
    expect(tourDuration(days)).toEqual(label);
  });
});

describe('a tour’s price', () => {
  it.each([
    [1_000_000, 0, 1_000_000],
    [1_000_000, 15, 850_000],
    [2_999_999, 10, 2_699_999],
    [4_390_000, 100, 0],
    [333, 33, 223],
  ])('%d less %d %% is %d', (price, discountPercent, paid) => {
    expect(tourPrice({ price, discountPercent })).toBe(paid);
  });

  it.each([
    ['adults', 1_000_001],
    ['children', 750_001],
    ['smallChildren', 500_001],
    ['infants', 0],
  ] as const)('%s pay their share in whole dong', (kind, paid) => {
    expect(priceOf(kind, 1_000_001)).toBe(paid);
  });

  it('adds up what each traveller pays, after the discount', () => {
    const group: Travellers = { adults: 2, children: 1, smallChildren: 1, infants: 1 };
    const quote = quoteTour({ price: 2_999_999, discountPercent: 10 }, group);
    expect(quote.total).toBe(2 * 2_699_999 + 2_024_999 + 1_350_000);
    expect(quote.lines.map(({ sum }) => sum).reduce((a, b) => a + b)).toBe(quote.total);
    expect(quote.original).toBe(2 * 2_999_999 + 2_249_999 + 1_500_000);
  });

  it('leaves out who does not come, and stays whole for the largest group', () => {
    const nobodyElse: Travellers = { adults: MAX_TRAVELLERS, children: 0, smallChildren: 0, infants: 0 };
    const quote = quoteTour({ price: 1_234_567, discountPercent: 7 }, nobodyElse);
    expect(quote.lines.map(({ kind }) => kind)).toEqual(['adults']);
    expect(Number.isInteger(quote.total)).toBe(true);
  });
});

describe('tour filters', () => {
  const bay = {
    name: 'Đêm trên Vịnh Đẹp',
    description: 'Ngủ trên du thuyền, chèo kayak.',
    durationDays: 2,
    price: 3_000_000,
    discountPercent: 10,
  };
  const none = { words: '', days: null, price: null };

  it.each([
    [1_999_999, 'under-2m'],
    [2_000_000, '2m-3m'],
    [3_000_000, '2m-3m'],
    [3_000_001, 'over-3m'],
  ])('%d lies in %s', (price, band) => {
    expect(priceBand(price)).toBe(band);
  });

  it.each([
    [none, true],
    [{ ...none, words: 'vinh dep' }, true],
    [{ ...none, words: 'KAYAK dem' }, true],
    [{ ...none, words: 'sapa' }, false],
    [{ ...none, days: 2 as const }, true],
    [{ ...none, days: 3 as const }, false],
    [{ ...none, price: '2m-3m' as const }, true],
    [{ ...none, price: 'over-3m' as const }, false],
    [{ words: 'vinh', days: 2 as const, price: 'under-2m' as const }, false],
  ])('%j', (filter, fits) => {
    expect(tourFits(bay, filter)).toBe(fits);
  });

  it('reads of an address only what it knows', () => {
    expect([asDurationFilter('2'), asDurationFilter('4'), asDurationFilter(null)]).toEqual([2, null, null]);
    expect([asPriceFilter('over-3m'), asPriceFilter('cheap')]).toEqual(['over-3m', null]);
  });
});

describe('the address of a tour', () => {
  it.each([
    ['dem-tren-vinh-dep', true],
    ['DEM-tren-vinh-dep', true],
    ['Đêm trên Vịnh Đẹp', true],
    ['m-trn-vnh-p', true],
    ['dem-tren-vinh', false],
    ['', false],
    ['---', false],
  ])('"%s"', (slug, named) => {
    expect(tourNamed(slug, { name: 'Đêm trên Vịnh Đẹp' })).toBe(named);
  });

  it('a slug of fifty thousand letters is answered at once', () => {
    const began = processorMs();
    expect(tourNamed('đ-'.repeat(25_000), { name: 'Đêm' })).toBe(false);
    expect(processorMs() - began).toBeLessThan(200);
  });
});

it('hours of an itinerary are shown without seconds', () => {
  expect(showTimeSlot('07:30:00')).toBe('07:30');
});
