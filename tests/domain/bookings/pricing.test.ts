import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteRoom, quoteStay, walletRefusal } from '../../../src/domain/bookings/pricing';
import { lessPercent } from '../../../src/domain/bookings/prices/discount';

const stay = {
  nightlyPrice: 1_500_000,
  discountPercent: 15,
  checkIn: '2026-12-24',
  checkOut: '2026-12-26',
  quantity: 1,
  adults: 2,
  children: 0,
  includedAdults: 2,
  includedChildren: 1,
};

describe('the price of a stay', () => {
  it.each([
    ['as the room includes', {}, 2_550_000, 0],
    ['one adult more', { adults: 3 }, 2_550_000, 200_000],
    ['two adults and a child more', { adults: 4, children: 2 }, 2_550_000, 500_000],
    ['fewer guests cost no less', { adults: 1 }, 2_550_000, 0],
    ['two rooms include twice the guests', { quantity: 2, adults: 4 }, 5_100_000, 0],
    ['across the new year', { checkIn: '2026-12-30', checkOut: '2027-01-02' }, 3_825_000, 0],
  ])('%s', (_case, change, roomPrice, surcharge) => {
    expect(quoteStay({ ...stay, ...change })).toMatchObject({ roomPrice, surcharge, total: roomPrice + surcharge });
  });

  it('asks for what a room type says of its own', () => {
    const surcharges = { adult: 300_000, child: 0 };
    expect(quoteStay({ ...stay, adults: 4, children: 3, surcharges })).toMatchObject({ surcharge: 600_000 });
  });

  it('costs a room type no surcharge for the guests it includes, and the same as the calculator for others', () => {
    const room = { price: 1_500_000, discount: 15, maxAdults: 2, maxChildren: 1 };
    const dates = { checkIn: '2026-12-24', checkOut: '2026-12-26' };
    expect(quoteRoom(room, { ...dates, quantity: 3 })).toMatchObject({ surcharge: 0, total: 7_650_000 });
    const guests = { quantity: 1, adults: 4, children: 2 };
    expect(quoteRoom(room, { ...dates, ...guests })).toEqual(quoteStay({ ...stay, ...guests }));
  });

  it('says what the discount saves', () => {
    expect(quoteStay(stay)).toMatchObject({ nights: 2, nightlyPrice: 1_275_000, original: 3_000_000, saved: 450_000 });
  });

  it('is integer VND whatever the discount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 100 }), (price, discount) => {
        const quote = quoteStay({ ...stay, nightlyPrice: price, discountPercent: discount });
        return Number.isInteger(quote.total) && quote.total >= 0 && quote.saved >= 0;
      }),
    );
  });

  it('rounds a discounted night and a discounted tour', () => {
    expect(lessPercent(999_999, 33)).toBe(669_999);
    expect(lessPercent(2_390_000, 10)).toBe(2_151_000);
  });

  it.each([
    [999, 'tooSmall'],
    [1_000, null],
    [50_000_000, null],
    [50_000_001, 'tooLarge'],
  ])('%i VND in the wallet: %s', (total, refusal) => expect(walletRefusal(total)).toBe(refusal));
});
