import { describe, expect, it } from 'vitest';
import { readStayQuery, stayQuery } from '../../../src/contract/bookings/stay-address';
import { cancellationOf, cancellationWord } from '../../../src/domain/bookings/cancellation';
import { FORMER_TERMS } from '../../../src/domain/bookings/sale-terms';
import { showCountdown } from '../../../src/domain/bookings/countdown';
import { instantInVietNam, timeInVietNam } from '../../../src/domain/days';
import { fitParty, takesParty } from '../../../src/domain/bookings/guests';
import { checkBookingForm, keptBookingForm, NOBODY } from '../../../src/domain/validation/booking-form';
import { checkEnquiry } from '../../../src/domain/validation/stay-enquiry';

describe('what cancelling means is said by the room’s own policy, with its date', () => {
  const before = instantInVietNam('2026-11-20', '10:00');
  const { prepaid, onArrival } = FORMER_TERMS.cancellation;

  it('names the rule while no dates are chosen', () => {
    expect(cancellationWord(prepaid, null, '14:00', before)).toEqual({ word: 'rule', count: 5, percent: 50 });
    expect(cancellationWord(onArrival, null, '14:00', before)).toEqual({ word: 'rule', count: 1, percent: 100 });
    const atCheckIn = { freeBeforeDays: 0, feePercent: 30 };
    expect(cancellationWord(atCheckIn, null, '14:00', before)).toEqual({ word: 'ruleCheckIn', percent: 30 });
  });

  it('is free until check-in, and never late, where the house takes no fee', () => {
    const none = { freeBeforeDays: 0, feePercent: 0 };
    const free = { word: 'noFee', date: '27/11/2026', time: '14:00' };
    expect(cancellationWord(none, null, '14:00', before)).toEqual({ word: 'ruleNoFee' });
    expect(cancellationWord(none, '2026-11-27', '14:00', before)).toEqual(free);
    expect(cancellationWord(none, '2026-11-27', '14:00', instantInVietNam('2026-11-28', '10:00'))).toEqual(free);
  });

  it('names the day and hour in Viet Nam until which it is free', () => {
    expect(cancellationWord(prepaid, '2026-11-27', '14:00', before)).toEqual({
      ...{ word: 'free', date: '22/11/2026', time: '14:00', percent: 50 },
    });
    expect(cancellationWord(onArrival, '2026-11-27', '14:00', before)).toMatchObject({ date: '26/11/2026' });
  });

  it('says that the deadline has passed, to the minute', () => {
    const deadline = instantInVietNam('2026-11-22', '14:00');
    const at = (now: number) => cancellationWord(prepaid, '2026-11-27', '14:00', now).word;
    expect([at(deadline - 1), at(deadline)]).toEqual(['free', 'late']);
    expect(cancellationOf({ freeUntil: deadline, feePercent: 30 }, deadline)).toEqual({ word: 'late', percent: 30 });
  });
});

it.each([
  [600_000, '10:00'],
  [599_001, '10:00'],
  [599_000, '09:59'],
  [61_000, '01:01'],
  [1, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
])('%i ms are %s', (ms, shown) => {
  expect(showCountdown(ms)).toBe(shown);
});

it.each([
  ['2026-11-20T16:59:30Z', '23:59'],
  ['2026-11-20T17:00:30Z', '00:00'],
  ['1969-12-31T17:30:00Z', '00:30'],
])('%s is %s in Viet Nam', (instant, shown) => {
  expect(timeInVietNam(Date.parse(instant))).toBe(shown);
});

describe('a stay in an address', () => {
  const stay = { roomId: 7, apartmentId: 3, checkIn: '2026-12-24', checkOut: '2026-12-26', quantity: 2, party: null };

  it('comes back as it went in, and brings no price along', () => {
    const query = stayQuery({ ...stay, totalPrice: 1 });
    expect(query).toBe('roomId=7&checkIn=2026-12-24&checkOut=2026-12-26&quantity=2&totalPrice=1&apartmentId=3');
    expect(readStayQuery(new URLSearchParams(query))).toEqual(stay);
  });

  it('takes the party of the search along', () => {
    const party = { adults: 4, children: 0 };
    const query = stayQuery({ ...stay, party, totalPrice: 1 });
    expect(query).toMatch(/&adults=4&children=0/);
    expect(readStayQuery(new URLSearchParams(query))).toEqual({ ...stay, party });
  });

  it.each(['', 'roomId=', 'roomId=-1', 'roomId=1.5', 'roomId=x', 'roomId=99999999999'])(
    '"%s" names no room',
    (query) => {
      expect(readStayQuery(new URLSearchParams(query))).toBeNull();
    },
  );

  it('leaves out days that do not exist and counts that are none', () => {
    const query = new URLSearchParams('roomId=7&checkIn=2026-02-30&checkOut=2026-2-3&quantity=0&apartmentId=a');
    const none = { checkIn: null, checkOut: null, apartmentId: null, party: null };
    expect(readStayQuery(query)).toEqual({ roomId: 7, quantity: 1, ...none });
  });
});

describe('a party in a room for two adults and a child', () => {
  const room = { maxAdults: 2, maxChildren: 1, maxRooms: 3 };
  it.each([
    [null, 1, { adults: 2, children: 1, babies: 0 }, true],
    [{ adults: 4, children: 0 }, 1, { adults: 4, children: 0, babies: 0 }, true],
    [{ adults: 1, children: 0 }, 1, { adults: 1, children: 0, babies: 0 }, true],
    [{ adults: 6, children: 5 }, 1, { adults: 4, children: 3, babies: 0 }, false],
    [{ adults: 6, children: 5 }, 2, { adults: 6, children: 5, babies: 0 }, true],
  ])('%j in %i rooms is counted as %j', (party, rooms, counted, fits) => {
    expect(fitParty(party, room, rooms)).toEqual(counted);
    if (party) expect(takesParty(party, room, rooms)).toBe(fits);
  });
});

describe('the booking form', () => {
  const good = { ...NOBODY, fullName: 'Diễm', email: 'diem@hien.example' };
  it.each([
    [{}, []],
    [{ fullName: '  ' }, [{ field: 'fullName', code: 'required' }]],
    [{ email: '' }, [{ field: 'email', code: 'required' }]],
    [{ email: 'diem@hien' }, [{ field: 'email', code: 'email' }]],
    [{ email: 'a@b.vn, c@d.vn' }, [{ field: 'email', code: 'email' }]],
    [{ fullName: 'x'.repeat(201) }, [{ field: 'fullName', code: 'tooLong' }]],
    [{ fullName: 'a\u0000b' }, [{ field: 'fullName', code: 'invalid' }]],
    [{ phoneNumber: '1'.repeat(201) }, [{ field: 'phoneNumber', code: 'tooLong' }]],
  ])('%j breaks %j', (typed, issues) => {
    expect(checkBookingForm({ ...good, ...typed })).toEqual(issues);
  });

  it.each([
    [good, good],
    // Kept by a version that did not have the last field.
    [
      { fullName: 'Diễm', phoneNumber: '', email: '' },
      { ...NOBODY, fullName: 'Diễm' },
    ],
    [{ ...good, nationality: 'moon' }, null],
    [{ ...good, email: 3 }, null],
    [null, null],
    [undefined, NOBODY],
  ])('that was kept as %j is read as %j', (kept, form) => {
    expect(keptBookingForm(kept)).toEqual(form);
  });
});

describe('the booking request form', () => {
  const good = { fullName: 'Diễm', phoneNumber: '0912 345 678', email: 'diem@hien.example', message: '' };
  it.each([
    [{}, []],
    [
      { fullName: '', email: '' },
      [
        { field: 'fullName', code: 'required' },
        { field: 'email', code: 'required' },
      ],
    ],
    [{ phoneNumber: ' ' }, [{ field: 'phoneNumber', code: 'required' }]],
    [{ email: 'x' }, [{ field: 'email', code: 'email' }]],
    [{ message: 'x'.repeat(5001) }, [{ field: 'message', code: 'tooLong' }]],
  ])('%j breaks %j', (typed, issues) => {
    expect(checkEnquiry({ ...good, ...typed })).toEqual(issues);
  });
});
