import { describe, expect, it } from 'vitest';
import { stayCalendar, type CalendarStay } from '../../src/domain/bookings/calendar';

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
};

describe('a stay as a calendar file', () => {
  it('is one all-day entry that ends before the day of leaving', () => {
    const lines = stayCalendar(stay).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
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

  it('takes a cancelled stay back', () => {
    expect(stayCalendar({ ...stay, status: 'CANCELLED' })).toMatch(/METHOD:CANCEL\r\n[^]*STATUS:CANCELLED/);
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
