import { describe, expect, it } from 'vitest';
import { roomCalendar } from '../../../src/domain/bookings/room-calendar';
import { stayCalendar, type CalendarStay } from '../../../src/domain/bookings/calendar';

const stay: CalendarStay = {
  uid: 'abc@hotel.example',
  sequence: 2,
  writtenAt: Date.UTC(2026, 10, 20, 3, 4, 5, 678),
  checkIn: '2026-12-24',
  checkOut: '2026-12-26',
  summary: 'Hiên: Căn Hộ Đẹp, Studio',
  location: 'Bãi Cháy; Hạ Long',
  description: 'Từ 14:00\\đến 12:00\nGọi lễ tân',
  url: 'https://hotel.example/booking/abc',
  status: 'CONFIRMED',
  organizer: { name: 'Hiên "Bãi Cháy", 2', address: 'dat-phong@hotel.example' },
};

describe('a stay as a calendar file', () => {
  it('is one all-day entry that ends before the day of leaving', () => {
    const lines = stayCalendar(stay).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'ORGANIZER;CN="Hiên Bãi Cháy, 2":mailto:dat-phong@hotel.example',
        'UID:abc@hotel.example',
        'SEQUENCE:2',
        'DTSTAMP:20261120T030405Z',
        'DTSTART;VALUE=DATE:20261224',
        'DTEND;VALUE=DATE:20261226',
        'SUMMARY:Hiên: Căn Hộ Đẹp\\, Studio',
        'LOCATION:Bãi Cháy\\; Hạ Long',
        'DESCRIPTION:Từ 14:00\\\\đến 12:00\\nGọi lễ tân',
        'STATUS:CONFIRMED',
      ]),
    );
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  });

  it('takes a cancelled stay back in the name of the same organizer', () => {
    const [made, ended] = [stay, { ...stay, status: 'CANCELLED' as const }].map(stayCalendar);
    expect(ended).toMatch(/METHOD:CANCEL\r\n[^]*STATUS:CANCELLED/);
    expect(/ORGANIZER.*/.exec(ended ?? '')?.[0]).toBe(/ORGANIZER.*/.exec(made ?? '')?.[0]);
  });

  it.each(['CONFIRMED', 'CANCELLED'] as const)('has no method in a file that nobody sends (%s)', (status) => {
    expect(stayCalendar({ ...stay, status, organizer: null })).not.toMatch(/METHOD|ORGANIZER/);
  });

  it('has no method as the calendar of a room', () => {
    const entry = { uid: 'a', checkIn: stay.checkIn, checkOut: stay.checkOut, writtenAt: 0, summary: 'Hiên' };
    expect(roomCalendar([entry])).not.toMatch(/METHOD|ORGANIZER/);
  });

  it('folds no line longer than 75 octets and never inside a letter', () => {
    const description = 'Nguyễn Thị Hồng ở lại một đêm 🛏️ '.repeat(20).trim();
    const file = stayCalendar({ ...stay, description });
    expect(Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(
      75,
    );
    expect(file.replace(/\r\n /g, '')).toContain(`DESCRIPTION:${description}`);
  });

  it('lets no text begin a line of its own', () => {
    const file = stayCalendar({ ...stay, summary: 'a\r\nATTENDEE:mailto:x@y.z', url: 'https://h.example/\r\nX:1' });
    expect(file).not.toMatch(/^(ATTENDEE|X:)/m);
  });
});
