import { expect, it } from 'vitest';
import { codeChange, codeRows, nextCode } from '../../src/contract/guest-access/codes';
import { doorChange } from '../../src/contract/guest-access/doors';
import { hotelStandards } from '../../src/contract/hotel/hotel-content';

it('codes, networks and passwords are kept without what nobody sees, from forms and files', () => {
  const typed = { doorCode: '\u2068４８２６#\u2069', wifiName: 'Hien 902\u200b', wifiPassword: ' hiennha902\ufeff' };
  const kept = { doorCode: '4826#', wifiName: 'Hien 902', wifiPassword: 'hiennha902' };
  expect(codeChange.parse(typed)).toEqual(kept);
  expect(nextCode.parse(typed)).toEqual({ doorCode: kept.doorCode });
  expect(codeRows.parse({ rows: [{ apartment: 'B902', ...typed }] }).rows[0]).toMatchObject(kept);
  const wifi = { name: typed.wifiName, password: typed.wifiPassword };
  expect(doorChange.parse({ doorCode: typed.doorCode, wifi })).toEqual({
    doorCode: kept.doorCode,
    wifi: { name: kept.wifiName, password: kept.wifiPassword },
  });
  expect(codeChange.parse({ doorCode: null })).toEqual({ doorCode: null });
});

it('an hour of the house is read in any digits', () => {
  expect(hotelStandards.shape.hours.shape.checkOut.parse('１１：３０\u200b')).toBe('11:30');
});
