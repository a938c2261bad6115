import { expect, it } from 'vitest';
import { checkBookingForm, cleanBookingForm, NOBODY } from '../../../src/domain/validation/booking-form';
import { checkContact, cleanContact } from '../../../src/domain/validation/contact-form';
import { checkGuestForm, cleanGuestForm } from '../../../src/domain/guest-forms/guest-form';
import { checkEnquiry, cleanEnquiry } from '../../../src/domain/validation/stay-enquiry';
import {
  checkTourBooking,
  cleanTourBooking,
  type TourBookingValues,
} from '../../../src/domain/validation/tour-booking';
import { checkTourContact, cleanTourContact } from '../../../src/domain/validation/tour-contact';
import { checkLogin, checkRegister } from '../../../src/domain/validation/account-forms';
import { checkProfile } from '../../../src/domain/validation/profile-form';

const NAME = '\u2068Nguyễn\u00a0Hồng\u2069'.normalize('NFD');
const EMAIL = 'kim@x\u200b.example';
const PHONE = '\u202a+84\u2011912\u2011345\u2011678\u202c';
const KEPT = ['Nguyễn Hồng', 'kim@x.example', '+84-912-345-678'];
const TRIP = {
  tourType: 'domestic',
  ...{ tourName: 'Vịnh', departureDate: '2026-12-24', paymentMethod: 'company' as const },
  ...{ adults: 2, children: 0, smallChildren: 0, infants: 0, note: '' },
  ...{ address: '1 Hạ Long', province: 'Quảng Ninh', district: '', ward: 'Bãi Cháy' },
} as const;

it.each<readonly [string, () => { kept: string[]; issues: object[] }]>([
  [
    'a booking',
    () => {
      const typed = { ...NOBODY, fullName: NAME, email: EMAIL, phoneNumber: PHONE };
      const { fullName, email, phoneNumber } = cleanBookingForm(typed);
      return { kept: [fullName, email, phoneNumber], issues: checkBookingForm(typed) };
    },
  ],
  [
    'a message',
    () => {
      const typed = { name: NAME, email: EMAIL, phone: PHONE, message: 'Xin chào' };
      const { name, email, phone } = cleanContact(typed);
      return { kept: [name, email, phone], issues: checkContact(typed, 'contact') };
    },
  ],
  [
    'the guest form',
    () => {
      const typed = { fullName: NAME, email: EMAIL, phoneNumber: PHONE, apartment: 'B902' };
      const { fullName, email, phoneNumber } = cleanGuestForm(typed);
      return { kept: [fullName, email, phoneNumber], issues: checkGuestForm(typed) };
    },
  ],
  [
    'a question about an apartment',
    () => {
      const typed = { fullName: NAME, email: EMAIL, phoneNumber: PHONE, message: '' };
      const { fullName, email, phoneNumber } = cleanEnquiry(typed);
      return { kept: [fullName, email, phoneNumber], issues: checkEnquiry(typed) };
    },
  ],
  [
    'a question about a tour',
    () => {
      const typed = { name: NAME, email: EMAIL, phone: PHONE, message: '' };
      const { name, email, phone } = cleanTourContact(typed);
      return { kept: [name, email, phone], issues: checkTourContact(typed) };
    },
  ],
  [
    'a trip',
    () => {
      const typed: TourBookingValues = { ...TRIP, fullName: NAME, email: EMAIL, phone: PHONE };
      const { fullName, email, phone } = cleanTourBooking(typed);
      return { kept: [fullName, email, phone], issues: checkTourBooking(typed, '2026-11-20') };
    },
  ],
])('%s takes a name, an address and a number with what they were copied with', (_form, read) => {
  expect(read()).toEqual({ kept: KEPT, issues: [] });
});

it('so do account and profile', () => {
  const password = 'Hoa-phuong-2026';
  const person = { name: NAME, email: EMAIL, phoneNumber: PHONE, password, confirmation: password };
  expect(checkRegister(person)).toEqual([]);
  expect(checkLogin(person)).toEqual([]);
  const profile = { fullName: NAME, phoneNumber: PHONE, dateOfBirth: '', address: '', gender: '' } as const;
  expect(checkProfile(profile, '2026-11-20')).toEqual([]);
  expect(checkProfile({ ...profile, fullName: '\u200b' }, '2026-11-20')).toMatchObject([{ code: 'required' }]);
});
