import { describe, expect, it } from 'vitest';
import { fold, foldedMatch } from '../../../src/domain/fold';
import { momentOf, longDayOf } from '../../../src/domain/guide/clock';
import { eventImage, eventsOfSheet } from '../../../src/domain/guide/events';
import { wifiJoinText } from '../../../src/domain/guest-access/wifi';

describe('folded text', () => {
  it.each([
    ['Máy giặt', 'may giat'],
    ['  ĐIỀU   HOÀ ', 'dieu hoa'],
    ['Đường đến', 'duong den'],
    // The same word typed with combining marks.
    ['Ma\u0301y gia\u0323\u0306t'.normalize('NFD'), 'may giat'],
  ])('%s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('matches when every word is somewhere in it', () => {
    expect(foldedMatch('Điều khiển điều hoà', 'hoa dieu')).toBe(true);
    expect(foldedMatch('Điều khiển điều hoà', 'tivi')).toBe(false);
    expect(foldedMatch('anything', ' ')).toBe(true);
  });
});

describe('the Wi-Fi join code', () => {
  it('escapes what the format uses itself', () => {
    expect(wifiJoinText('Hiên; "B902"', 'a\\b:c,d')).toBe('WIFI:T:WPA;S:Hiên\\; \\"B902\\";P:a\\\\b\\:c\\,d;;');
  });
  it('says that an open network has no password', () => {
    expect(wifiJoinText('Hiên Sảnh', '')).toBe('WIFI:T:nopass;S:Hiên Sảnh;;');
  });
});

describe('the sheet of events', () => {
  it('skips the header and takes ragged rows as they are', () => {
    const rows = [
      ['title'],
      ['Chợ đêm', '21/11/2026'],
      [],
      ['  '],
      ['Trà chiều', '', 'Sảnh', 'Trà sen', '/pictures/events/veranda-tea.svg', 'more'],
    ];
    expect(eventsOfSheet(rows)).toEqual([
      { title: 'Chợ đêm', date: '21/11/2026', location: '', description: '', imageUrl: null },
      {
        title: 'Trà chiều',
        date: '',
        location: 'Sảnh',
        description: 'Trà sen',
        imageUrl: '/pictures/events/veranda-tea.svg',
      },
    ]);
  });
  it('is empty without values', () => {
    expect(eventsOfSheet(undefined)).toEqual([]);
  });
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'http://evil.example/a.png',
    'https://a"onerror=x',
    'x',
  ])('takes no picture from %s', (address) => {
    expect(eventImage(address)).toBeNull();
  });
  it('takes pictures of our own and over https', () => {
    expect(eventImage(' /pictures/a.svg ')).toBe('/pictures/a.svg');
    expect(eventImage('https://cdn.example/a.jpg?x=1')).toBe('https://cdn.example/a.jpg?x=1');
  });
});

describe("the hotel's clock", () => {
  const five = Date.parse('2026-11-20T07:05:00Z');
  it('says the hour in Viet Nam wherever the phone is, and the day when it is another one', () => {
    expect(momentOf(five, five + 3_600_000)).toBe('14:05');
    expect(momentOf(five, five + 86_400_000)).toBe('20/11 14:05');
    expect(momentOf(five, five + 86_400_000)).toBe('20/11 14:05');
  });
  it('names the day of the week', () => {
    expect(longDayOf(five, 'vi')).toBe('Thứ Sáu, 20/11');
    expect(longDayOf(five, 'en')).toBe('Friday, 20/11');
  });
});
