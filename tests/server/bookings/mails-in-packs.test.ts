/** @module-tag last-ring */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';
import { PACK_LANGUAGES, type PackLanguage } from '../../../src/domain/guide/guide-languages';
import { changeBooking } from '../../../src/server/modules/bookings/change-status';
import { deskOf } from '../../support/desk';
import { onSqlite } from '../../support/server-engines';
import { partsOf, startSmtp, type SmtpStandIn } from '../../support/stand-ins/smtp';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel({ doorsChosen: true });
const start = onSqlite();
let smtp: SmtpStandIn;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.close());

const SAYS: Readonly<Record<PackLanguage, readonly [hello: string, day: string, note: string, end: string]>> = {
  ko: ['Nguyễn Thị Hồng 1 님, 안녕하세요.', '2026년 12월 24일 14:00부터', '원어민이 아직', '도어락'],
  'zh-Hans': ['Nguyễn Thị Hồng 1，您好：', '2026年12月24日，14:00 起', '译文尚未', '门锁'],
  'zh-Hant': ['Nguyễn Thị Hồng 1，您好：', '2026年12月24日，14:00 起', '譯文尚未', '門鎖'],
  ja: ['Nguyễn Thị Hồng 1 様', '2026年12月24日 14:00から', 'ネイティブ未確認', 'ドア'],
  ru: ['Здравствуйте, Nguyễn Thị Hồng 1!', '24 декабря 2026 года, с 14:00', 'Перевод пока', 'код двери'],
};

describe.each(PACK_LANGUAGES)('a booking in %s', (lang) => {
  it('has its mails, their links and its calendar file in that language, and the house’s names in English', async () => {
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'dat-phong@hotel.example', PUBLIC_ORIGIN: 'https://hotel.example' };
    const server = await start({ hotel, env });
    const id = await booked(
      server,
      bookingOf({ status: 'PENDING', guestEmail: 'guest@example.com', lang, door: 'A1001' }),
    );
    const { db } = server.database;
    await db.transaction().execute((tx) => changeBooking(tx, id, 'confirmedByStaff', server.clock.now));
    await (await deskOf(server)).send('POST', `bookings/${id}/doors`, { door: 'A1001' });
    server.app.services.mails.trigger();
    await vi.waitFor(() => expect(smtp.received).toHaveLength(3), 10_000);
    const mails = smtp.received.map(({ raw }) => partsOf(raw));
    const given = mails.find((parts) => parts['text/plain']?.includes('/hiden-page/A1001'));
    const confirmed = mails.find((parts) => parts['text/calendar'] !== undefined);
    // The door that was chosen stands in every mail, from the first on.
    expect(mails.filter((parts) => parts['text/plain']?.includes('A1001') !== true)).toEqual([]);
    const [hello, day, note, end] = SAYS[lang];
    for (const body of [given?.['text/plain'], given?.['text/html']]) {
      for (const said of [hello, day, note, end, `/booking/${id}?lang=${lang}#b=`, `/hiden-page/A1001?lang=${lang}#s=`])
        expect(body).toContain(said);
    }
    expect(given?.['text/html']).toContain(`<html lang="${lang}">`);
    expect(given?.['text/html']).toMatch(/<td [^>]*lang="en">/);
    expect(mails.flatMap(Object.values).join('')).not.toMatch(/\{\{|undefined|Booking number|Your room/);
    const unfolded = (text = ''): string => text.replace(/\r\n[ \t]/g, '');
    const file = await server.app.inject(`/api/apartment-bookings/${id}/calendar.ics?lang=${lang}`);
    const number = bookingNumber(id);
    for (const calendar of [confirmed?.['text/calendar'], file.body]) {
      expect(unfolded(calendar)).toContain(number);
      expect(unfolded(calendar)).not.toContain('Booking number');
    }
  });
});
