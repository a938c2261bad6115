import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../src/domain/languages';
import { BOOKING_MAIL_KINDS } from '../../../src/domain/mails/still-true';
import { mailsOf } from '../../../src/server/start/crawl-mails';
import { demoWordsIn } from '../../../src/server/start/demo-words';
import { senHotel } from '../../support/own-house';
import { onSqlite } from '../../support/server-engines';
import { partsOf, type SmtpStandIn, startSmtp } from '../../support/stand-ins/smtp';
import { asBooker, booked, bookingOf, cancel } from '../../support/stays';

const start = onSqlite();
let smtp: SmtpStandIn;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.close());

it.each(LANGUAGES)('mails and calendar file of a house of one’s own say nothing of the demo, in %s', async (lang) => {
  const server = await start({
    hotel: senHotel(),
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'sen@nha-sen.example', PUBLIC_ORIGIN: 'https://sen.example' },
  });
  const id = await booked(server, bookingOf({ roomId: 1, totalPrice: 1_240_000, status: 'PENDING', lang }));
  const url = `/api/apartment-bookings/${id}/calendar.ics?lang=${lang}`;
  const { body: calendar } = await server.app.inject({ url, headers: asBooker(id) });
  await cancel(server, id);
  // The request and its end, to the guest and to the house.
  await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThanOrEqual(4), 10_000);
  const texts = smtp.received.flatMap(({ raw }) => [raw.split('\r\n\r\n')[0] ?? '', ...Object.values(partsOf(raw))]);
  expect(texts.join('\n')).toContain('12 Tr');
  expect(calendar).toContain('BEGIN:VCALENDAR');
  expect(demoWordsIn([calendar, ...texts].join('\n'))).toEqual([]);
});

it.each([
  ['with rooms', senHotel()],
  ['with nothing to sell yet', senHotel({ apartments: [] })],
])(
  'the mails that /setup reads of a house %s are all of them, in its name, and say nothing of the demo',
  async (_, hotel) => {
    const { app } = await start({ hotel });
    const mails = await mailsOf(app.services);
    const subjects = new Set(mails.map((mail) => mail.split('\n')[0]));
    expect(subjects.size).toBeGreaterThan(BOOKING_MAIL_KINDS.length * 2);
    expect(mails.filter((mail) => !mail.includes('Nhà Sen'))).toEqual([]);
    expect(demoWordsIn(mails.join('\n'))).toEqual([]);
  },
);
