import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { deskOf } from '../../support/desk';
import { signedIn } from '../../support/accounts';
import { onEveryEngine } from '../../support/server-engines';
import { declarationOf } from '../../support/foreign-guests';
import { booked, bookingOf } from '../../support/stays';
import { partsOf, startSmtp } from '../../support/stand-ins/smtp';
import { contactOf, tourBookingOf } from '../../support/tours';
import { partsOf as filesOf } from '../../support/workbook';
import { figure, tally } from '../figures';
import { FORMULAS, LINE_ENDS, markupCorpus, TAGGED, whatRuns } from '../markup-corpus';
import { ask, houses } from '../processes';
import { wholeHotel } from '../whole-house';

const house = houses();
const runsIn = (html: string): string[] => whatRuns(new JSDOM(html).window.document);

/** Cells as a spreadsheet program reads them, quoted or not. */
const cellsOf = (csv: string): string[] =>
  [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '').replaceAll('""', '"'),
  );

onEveryEngine('what guests type', (start) => {
  it('I-21, I-24: is text in every mail, list and calendar file, and never a formula or another recipient', async () => {
    const smtp = await startSmtp();
    try {
      const server = await start({
        hotel: wholeHotel(),
        env: {
          SMTP_URL: smtp.url,
          MAIL_FROM: 'Hiên <hotel@hotel.example>',
          PUBLIC_ORIGIN: 'https://hotel.example',
          MOMO_SANDBOX: 'allow',
        },
      });
      const desk = await deskOf(server);
      const guest = await signedIn(server);
      const words = [...markupCorpus(), ...FORMULAS];
      const statuses: number[] = [];
      let call = 0;
      const post = async (url: string, payload: unknown, headers: Record<string, string> = {}): Promise<number> => {
        call += 1;
        const answer = await server.app.inject({
          method: 'POST',
          url,
          payload: JSON.stringify(payload),
          remoteAddress: `${20 + (call % 100)}.${call % 250}.${Math.floor(call / 250)}.7`,
          headers: { 'content-type': 'application/json', ...headers },
        });
        statuses.push(answer.statusCode);
        return answer.statusCode;
      };
      for (const [n, word] of words.entries()) {
        const line = word.replaceAll(/[\r\n]/g, ' ');
        const email = `xss${n}@example.vn`;
        await post('/api/guest-form', { fullName: line, email, phoneNumber: '0912345678', apartment: 'B902' });
        await post('/api/contacts', {
          name: line,
          email,
          phone: '0912345678',
          message: word,
          kind: n % 2 ? 'issue' : 'contact',
        });
        await post('/api/tours/1/contact', contactOf({ name: line, email, message: word }));
        await post(
          '/api/tour-bookings',
          tourBookingOf({ fullName: line, email, address: line, note: word, tourName: line }),
        );
        await post('/api/apartments/1/send-email', {
          fullName: line,
          phoneNumber: '0912345678',
          email,
          checkIn: '2026-12-24',
          checkOut: '2026-12-26',
          adults: 2,
          children: 1,
          message: word,
          pricePerNight: 1,
          totalPrice: 1,
        });
        if (n < 18)
          await post(
            '/api/comments',
            { userId: guest.id, targetType: 'TOUR', targetId: 1, comment: word },
            { cookie: guest.cookie },
          );
        if (n % 4 === 0) {
          const from = `2027-${String(1 + Math.floor(n / 40)).padStart(2, '0')}-${String(1 + (n % 40) / 2).padStart(2, '0')}`;
          const to = new Date(Date.parse(from) + 86_400_000).toISOString().slice(0, 10);
          const id = await booked(
            server,
            bookingOf({
              roomId: 2,
              checkIn: from,
              checkOut: to,
              totalPrice: 900_000,
              guestName: line.slice(0, 200),
              guestEmail: email,
              guestPhone: '',
              guestNationality: line.slice(0, 60),
              status: 'PENDING',
            }),
          ).catch(() => null);
          if (id !== null) await desk.send('POST', `bookings/${id}/confirm`, {});
        }
        await desk.send('POST', 'residents', {
          declaration: declarationOf({ fullName: line.slice(0, 90), entryPort: line.slice(0, 60) }),
          bookingId: null,
          stayId: null,
        });
      }
      for (const end of LINE_ENDS) {
        await post('/api/apartments/1/send-email', {
          fullName: `Nam${end}`,
          phoneNumber: '0912345678',
          email: 'nam@example.vn',
          checkIn: '2026-12-24',
          checkOut: '2026-12-26',
          adults: 2,
          children: 1,
          message: `x${end}`,
          pricePerNight: 1,
          totalPrice: 1,
        });
        await post('/api/apartments/1/send-email', {
          fullName: 'Nam',
          phoneNumber: '0912345678',
          email: `nam@example.vn${end}`,
          checkIn: '2026-12-24',
          checkOut: '2026-12-26',
          adults: 2,
          children: 1,
          message: 'x',
          pricePerNight: 1,
          totalPrice: 1,
        });
        await post('/api/contacts', {
          name: `Nam${end}`,
          email: 'nam@example.vn',
          phone: '0912345678',
          message: `x${end}`,
        });
      }
      // Passports leave soon after somebody has signed in.
      const passports = (await desk.get('residents.xlsx')).rawPayload;
      const portal = (await desk.get('residents.xml')).body;
      for (let before = -1; before !== smtp.received.length;) {
        before = smtp.received.length;
        await server.app.services.mails.run();
        server.clock.forward(60_000);
      }
      const wrong: string[] = [];
      for (const [index, { raw, to }] of smtp.received.entries()) {
        if (to.length !== 1 || /evil/.test(to.join())) wrong.push(`a mail to ${to.join()}`);
        if (/^(Bcc|Cc):/im.test(raw.split(/\r?\n\r?\n/)[0] ?? '')) wrong.push('a mail with another head');
        const parts = partsOf(raw);
        const html = parts['text/html'] ?? '';
        if (TAGGED.test(html)) wrong.push(`in a mail: ${TAGGED.exec(html)?.[0] ?? ''}`);
        // Parsing as a browser does takes its time: every tenth.
        if (index % 10 === 0) wrong.push(...runsIn(html).map((one) => `in a mail: ${one}`));
        const calendar = parts['text/calendar'];
        if (
          calendar !== undefined &&
          calendar.split(/\r\n(?! )/).some((one) => one !== '' && !/^[A-Z-]+[;:]/.test(one))
        )
          wrong.push('a calendar file of other lines');
      }
      const files = [
        (await desk.get('bookings.csv')).body,
        (await desk.send('POST', 'bookings/export', { q: '', filter: 'all' })).body,
      ];
      for (const csv of files)
        for (const cell of cellsOf(csv))
          if (/^[=+\-@\t\r]/.test(cell) && !/^-?\d+$/.test(cell)) wrong.push(`a formula in a list: ${cell}`);
      const sheets = await Promise.all(['bookings.xlsx', 'reading.xlsx'].map((name) => desk.get(name)));
      const workbooks = [passports, ...sheets.map(({ rawPayload }) => rawPayload)];
      for (const [name, xml] of workbooks.flatMap((file) => [...filesOf(file)]))
        if (new JSDOM(xml, { contentType: 'application/xml' }).window.document.querySelector('f, script') !== null)
          wrong.push(`a formula in ${name}`);
      if (
        new JSDOM(portal, { contentType: 'application/xml' }).window.document.querySelector(
          'parsererror, script, img, svg',
        ) !== null
      )
        wrong.push('markup in the portal’s file');
      for (const url of ['/', '/tour-detail/1', '/apartment-detail/1', '/blog'])
        wrong.push(...runsIn((await server.app.inject(url)).body).map((one) => `${url}: ${one}`));
      figure(
        `${words.length + LINE_ENDS.length} strings, ${statuses.length} calls (${tally(statuses)}), ${smtp.received.length} mails, ${files.length} lists, ${workbooks.length} workbooks: ${wrong.length} that run, compute or reach somebody else`,
      );
      expect([...new Set(wrong)]).toEqual([]);
      expect(smtp.received.length).toBeGreaterThan(100);
    } finally {
      await smtp.close();
    }
  });
});

it('I-21, I-24: what the hotel itself has written is text in every document of the product', async () => {
  const words = markupCorpus();
  let next = 0;
  /** Appends a string of the corpus to every sentence of a file, where it is no address, picture or code. */
  const poisoned = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => poisoned(one, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, name)]));
    if (
      typeof value !== 'string' ||
      !/^(vi|en|description|title|note|name|address|house|location|events|brand)$/.test(key) ||
      /^[/\d]|today|^https?:/.test(value)
    )
      return value;
    return `${value} ${words[(next += 1) % words.length]?.replaceAll(/[\r\n\t]/g, ' ') ?? ''}`.slice(0, 150);
  };
  const demo = JSON.parse(readFileSync('src/server/demo/hotel.json', 'utf8')) as Record<string, unknown>;
  const hotel = {
    ...demo,
    ...Object.fromEntries(
      ['brand', 'address', 'events', 'dining', 'apartments', 'tours', 'ownership', 'delivery', 'bedding', 'motorbikes']
        .filter((key) => key in demo)
        .map((key) => [key, poisoned(demo[key], key)]),
    ),
  };
  const server = await house(null, hotel).start({ LOG_LEVEL: 'silent' });
  const wrong: string[] = [];
  let looked = 0;
  const sitemap = (await ask(server.origin, 'GET', '/sitemap.xml'))?.body ?? '';
  const listed = [
    ...new Set([...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<?]*)/g)].map(([, address = '/']) => address)),
  ];
  const homes = listed.filter((address) => address.endsWith('/view')).slice(0, 12);
  for (const lang of ['vi', 'en']) {
    for (const path of [
      '/hiden-page/B902',
      '/',
      '/apartment-ha-long',
      '/tour',
      '/blog',
      ...homes,
      '/sitemap.xml',
      '/manifest/B902.webmanifest',
    ]) {
      const answer = await ask(server.origin, 'GET', `${path}?lang=${lang}`);
      looked += 1;
      if (answer?.status !== 200) wrong.push(`${path}: ${answer?.status ?? 0}`);
      else if (path.endsWith('webmanifest')) JSON.parse(answer.body);
      else if (path.endsWith('xml')) {
        if (
          new JSDOM(answer.body, { contentType: 'application/xml' }).window.document.querySelector(
            'parsererror, script',
          ) !== null
        )
          wrong.push(path);
      } else wrong.push(...runsIn(answer.body).map((one) => `${path} in ${lang}: ${one}`));
    }
  }
  figure(`${next} texts of the hotel poisoned, ${looked} documents: ${wrong.length} that run something`);
  expect(next).toBeGreaterThan(150);
  expect([...new Set(wrong)]).toEqual([]);
});
