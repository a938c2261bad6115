import { describe, expect, it } from 'vitest';
import { guideAddress } from '../../../src/domain/guide/address';
import { dayOf, hourOf, momentOf, longDayOf } from '../../../src/domain/guide/clock';
import { eventImage, eventsOfSheet } from '../../../src/domain/guide/events';
import { wifiJoinText } from '../../../src/domain/guest-access/wifi';

describe('the events of a sheet', () => {
  const header = ['title', 'date', 'location', 'description', 'imageUrl'];

  it('are its rows without the header, cells trimmed and in their places', () => {
    const row = [' Đêm nhạc ', '27/11/2026', 'Sky bar', 'Từ 20:00', '/pictures/events/live-music.svg'];
    expect(eventsOfSheet([header, row])).toEqual([
      {
        title: 'Đêm nhạc',
        date: '27/11/2026',
        location: 'Sky bar',
        description: 'Từ 20:00',
        imageUrl: '/pictures/events/live-music.svg',
      },
    ]);
  });

  it('may have short rows, rows without a title, or no values at all', () => {
    const short = { title: 'Chợ đêm', date: '', location: '', description: '', imageUrl: null };
    expect(eventsOfSheet([header, ['Chợ đêm'], ['', '21/11/2026'], []])).toEqual([short]);
    expect(eventsOfSheet([header])).toEqual([]);
    expect(eventsOfSheet([])).toEqual([]);
    expect(eventsOfSheet(undefined)).toEqual([]);
  });

  it('never take in a whole page from one cell', () => {
    const [event] = eventsOfSheet([header, ['Hội đèn', '', '', 'a'.repeat(10_000)]]);
    expect(event?.description.length).toBe(600);
  });
});

describe("an event's picture", () => {
  it.each(['/pictures/events/kayak-dusk.svg', 'https://example.com/a.png?w=2'])('may be %s', (address) => {
    expect(eventImage(` ${address} `)).toBe(address);
  });

  it.each([
    ...['', 'picture.png', '//example.com/a.png', '/\\example.com/a.png', 'http://example.com/a.png'],
    ...['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'https://example.com/"onerror="x', 'https://a b/c.png'],
  ])('may not be "%s"', (address) => {
    expect(eventImage(address)).toBeNull();
  });
});

describe('the join code of a network', () => {
  it('names network and password', () => {
    expect(wifiJoinText('Welcome to Hiên - B902', 'hiennha902')).toBe(
      'WIFI:T:WPA;S:Welcome to Hiên - B902;P:hiennha902;;',
    );
  });

  it('escapes what has a meaning in it', () => {
    expect(wifiJoinText('a;b', 'c\\d,e:f"g')).toBe('WIFI:T:WPA;S:a\\;b;P:c\\\\d\\,e\\:f\\"g;;');
  });

  it('joins an open network without a password', () => {
    expect(wifiJoinText('Hiên Sảnh', '')).toBe('WIFI:T:nopass;S:Hiên Sảnh;;');
  });
});

describe('the address of a guide', () => {
  it.each([
    [' b902 ', undefined, '/hiden-page/B902'],
    ['B902', 'en', '/hiden-page/B902?lang=en'],
    ['B5/16', undefined, '/hiden-page/B5%2F16'],
    ['../admin', undefined, '/hiden-page/..%2FADMIN'],
    ['B9\ud83d', undefined, '/hiden-page/B9'],
  ] as const)('of "%s" in %s is %s', (apartment, lang, address) => {
    expect(guideAddress(apartment, lang)).toBe(address);
  });
});

describe("the hotel's clock", () => {
  const evening = Date.parse('2026-11-20T17:30:00Z'); // 00:30 on the 21st in Viet Nam

  it('is the one of Viet Nam, whatever zone the phone is in', () => {
    expect(hourOf(evening)).toBe('00:30');
    expect([dayOf(evening), dayOf(evening)]).toEqual(['21/11', '21/11']);
    expect([longDayOf(evening, 'vi'), longDayOf(evening, 'en')]).toEqual(['Thứ Bảy, 21/11', 'Saturday, 21/11']);
  });

  it('names the day of a moment that is not today, also a year ago on the same date', () => {
    expect(momentOf(evening, evening + 3_600_000)).toBe('00:30');
    expect(momentOf(evening - 3_600_000, evening)).toBe('20/11 23:30');
    expect(momentOf(evening - 365 * 86_400_000, evening)).toBe('21/11 00:30');
  });
});
