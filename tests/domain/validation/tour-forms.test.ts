import { describe, expect, it } from 'vitest';
import { commentProblem } from '../../../src/domain/validation/comment';
import {
  checkTourBooking,
  cleanTourBooking,
  type TourBookingValues,
} from '../../../src/domain/validation/tour-booking';
import { checkTourContact, cleanTourContact } from '../../../src/domain/validation/tour-contact';

const TODAY = '2026-11-20';
const trip: TourBookingValues = {
  tourType: 'domestic',
  tourName: 'Tràng An',
  adults: 2,
  children: 0,
  smallChildren: 0,
  infants: 0,
  departureDate: '2026-11-21',
  fullName: 'Hồng',
  phone: '0912',
  email: 'hong@example.vn',
  address: '12 Hàng Bạc',
  province: 'Hà Nội',
  district: '',
  ward: 'Hoàn Kiếm',
  note: '',
  paymentMethod: 'company',
};

describe('the tour booking form', () => {
  it('may be sent without a district and without a note', () => {
    expect(checkTourBooking(trip, TODAY)).toEqual([]);
  });

  it.each([
    ['tourName', ' ', 'required'],
    ['fullName', '', 'required'],
    ['phone', '', 'required'],
    ['email', '', 'required'],
    ['email', 'hong', 'email'],
    ['address', '', 'required'],
    ['province', '', 'required'],
    ['ward', '', 'required'],
    ['district', 'x'.repeat(201), 'tooLong'],
    ['note', 'x'.repeat(5001), 'tooLong'],
    ['fullName', 'Hồng\u0000', 'invalid'],
    ['fullName', 'Hồng\nBcc: x', 'invalid'],
    ['departureDate', '', 'required'],
    ['departureDate', '2026-02-30', 'invalid'],
    ['departureDate', '2026-11-20', 'past'],
    ['departureDate', '2028-05-14', 'tooFarAhead'],
    ['adults', 0, 'tooFew'],
    ['adults', 31, 'tooMany'],
    ['children', -1, 'tooFew'],
    ['smallChildren', 1.5, 'invalid'],
    ['infants', Number.MAX_SAFE_INTEGER, 'tooMany'],
  ])('%s %j is %s', (field, value, code) => {
    expect(checkTourBooking({ ...trip, [field]: value }, TODAY)).toEqual([{ field, code }]);
  });

  it('takes the last day that is not too far', () => {
    expect(checkTourBooking({ ...trip, departureDate: '2028-05-13' }, TODAY)).toEqual([]);
  });

  it('names every broken field, in the form’s order', () => {
    const broken = { ...trip, tourName: '', adults: 0, email: 'x' };
    expect(checkTourBooking(broken, TODAY).map(({ field }) => field)).toEqual(['tourName', 'adults', 'email']);
  });

  it('sends what was typed without outer white space, in NFC', () => {
    const clean = cleanTourBooking({ ...trip, fullName: ' Hồng '.normalize('NFD'), note: 'a\r\nb ' });
    expect([clean.fullName, clean.note]).toEqual(['Hồng', 'a\nb']);
  });
});

describe('the tour contact form', () => {
  const contact = { name: 'Hồng', phone: '0912', email: 'hong@example.vn', message: '' };

  it('needs no note', () => {
    expect(checkTourContact(contact)).toEqual([]);
  });

  it.each([
    ['name', '', 'required'],
    ['phone', ' ', 'required'],
    ['email', '', 'required'],
    ['email', 'hong@', 'email'],
    ['message', 'x'.repeat(5001), 'tooLong'],
    ['message', 'a\u0007', 'invalid'],
    ['name', '\ud83d', 'invalid'],
  ])('%s %j is %s', (field, value, code) => {
    expect(checkTourContact({ ...contact, [field]: value })).toEqual([{ field, code }]);
  });

  it('keeps the breaks of a note', () => {
    expect(cleanTourContact({ ...contact, message: ' a\r\nb\n' }).message).toBe('a\nb');
  });
});

describe('a comment', () => {
  it.each([
    ['Đẹp lắm', null],
    ['<b>Đẹp</b>\nlắm', null],
    ['  \n ', 'required'],
    ['x'.repeat(2000), null],
    ['x'.repeat(2001), 'tooLong'],
    ['a\u0000', 'invalid'],
  ])('%j is %j', (text, problem) => {
    expect(commentProblem(text)).toBe(problem);
  });

  it('counts letters the same however they were typed', () => {
    expect(commentProblem('ễ'.repeat(2000).normalize('NFD'))).toBe(null);
  });
});
