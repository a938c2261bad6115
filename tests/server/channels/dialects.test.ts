import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day, nightsOf } from '../../../src/domain/days';
import { textOf } from '../../../src/server/modules/channels/calendar-bytes';
import { contentOf } from '../../../src/server/modules/channels/events';

const FROM = '2026-11-20';
const UNTIL = '2028-05-01';

interface Stay {
  checkIn: Day;
  nights: number;
}
const stay = fc.record({
  checkIn: fc.integer({ min: 0, max: 500 }).map((days) => addDays(FROM, days)),
  nights: fc.integer({ min: 1, max: 12 }),
});

const two = (value: number): string => String(value).padStart(2, '0');
const [year, month, date] = [(day: Day) => day.slice(0, 4), (day: Day) => day.slice(5, 7), (day: Day) => day.slice(8)];

/** A day as channels write it, whole or with an hour of the house. */
const dayForms: ((day: Day) => string)[] = [
  (day) => `;VALUE=DATE:${day.replaceAll('-', '')}`,
  (day) => `:${day.replaceAll('-', '')}`,
  (day) => `: ${day.replaceAll('-', '')} `,
  (day) => `:${day}`,
  (day) => `;VALUE=DATE:${year(day)}/${month(day)}/${date(day)}`,
  (day) => `:${year(day)}-${Number(month(day))}-${Number(date(day))}`,
];
const hourForms: ((day: Day, hour: number) => string)[] = [
  (day, hour) => `:${day.replaceAll('-', '')}T${two(hour)}0000`,
  (day, hour) => `;TZID=SE Asia Standard Time:${day.replaceAll('-', '')}T${two(hour)}3000`,
  (day, hour) => `;TZID="Asia/Ho_Chi_Minh":${day}T${two(hour)}:00:00`,
  (day, hour) => `;TZID=(UTC+07:00) Bangkok, Hanoi, Jakarta:${day.replaceAll('-', '')}T${two(hour)}0000`,
  // Hours of UTC by the day's own number: seven o'clock here is midnight there.
  (day, hour) => `:${day.replaceAll('-', '')}T${two(hour - 7)}0000Z`,
  (day, hour) => `:${day}T${two(hour)}:15:00.000+07:00`,
];

const form = fc.oneof(
  fc.constantFrom(...dayForms),
  fc.tuple(fc.constantFrom(...hourForms), fc.integer({ min: 7, max: 22 })).map(
    ([write, hour]) =>
      (day: Day) =>
        write(day, hour),
  ),
);
const uid = fc.oneof(fc.constantFrom('', 'blocked', 'x'.repeat(520)), fc.uuid());
const junk = fc.constantFrom(
  'DESCRIPTION:Two people\nlate arrival, "call first"',
  'X-NOTE;CN="open:mailto:a@b.example',
  'BEGIN:VALARM\nTRIGGER:-PT1H\nDURATION:P9D\nEND:VALARM',
  'SUMMARY:Nguyễn Thị Hồng ở lại',
  'Begin: Monday',
  '',
);

/** Some stays as one entry: a single one with its end or its length, or several as further days. */
const written = fc
  .tuple(stay, form, form, uid, junk, fc.constantFrom('end', 'length', 'daily', 'added'), fc.boolean())
  .map(([one, from, to, name, noise, kind, isSmall]): { stays: Stay[]; text: string } => {
    const out = addDays(one.checkIn, one.nights);
    const whole = (day: Day): string => day.replaceAll('-', '');
    const lines: Record<typeof kind, string[]> = {
      end: [`DTSTART${from(one.checkIn)}`, `DTEND${to(out)}`],
      length: [`DTSTART${from(one.checkIn)}`, `DURATION:P${one.nights}D`],
      daily: [`DTSTART${from(one.checkIn)}`, `RRULE:FREQ=DAILY;UNTIL=${whole(addDays(out, -1))}`],
      added: [
        `DTSTART;VALUE=DATE:${whole(one.checkIn)}`,
        `RDATE;VALUE=DATE:,${nightsOf(one.checkIn, out).slice(1).map(whole).join(',')}`,
      ],
    };
    const [dtstart = '', ...rest] = lines[kind];
    const text = ['BEGIN:VEVENT', `UID:${name}`, dtstart, noise, ...rest, 'END:VEVENT'].join('\n');
    return {
      stays: [one],
      text: isSmall ? text.replace(/^(DTSTART|DTEND|UID)/gm, (word) => word.toLowerCase()) : text,
    };
  });

/** Says how a file is sent. */
const envelope = fc.record({
  before: fc.constantFrom('', '\uFEFF', '<br />\n<b>Warning</b>: x in <b>y.php</b>\n'),
  after: fc.constantFrom('', '\n<!-- cached -->\n', '\n'),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  calendars: fc.constantFrom('one', 'each', 'nested'),
  isFolded: fc.boolean(),
  bytes: fc.constantFrom('utf8', 'gzip', 'utf16', 'latin'),
});
type Envelope = typeof envelope extends fc.Arbitrary<infer E> ? E : never;

function bodyOf(entries: readonly string[], sent: Envelope): { body: Buffer; type: string } {
  const calendar = (inner: string): string => `BEGIN:VCALENDAR\nVERSION:2.0\n${inner}\nEND:VCALENDAR`;
  const all =
    sent.calendars === 'each'
      ? entries.map(calendar).join('\n')
      : sent.calendars === 'nested'
        ? calendar(entries.map(calendar).join('\n'))
        : calendar(entries.join('\n'));
  const folded = sent.isFolded ? all.replace(/^(?!BEGIN|END|Begin)(.{13})(?=.)/gm, '$1\n ') : all;
  const text = `${sent.before}${folded}${sent.after}`.replaceAll('\n', sent.lineEnd);
  const utf8 = Buffer.from(text, 'utf8');
  const body = {
    utf8,
    gzip: gzipSync(utf8),
    utf16: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.replace(/^\uFEFF/, ''), 'utf16le')]),
    // Letters beyond it are lost, days are not.
    latin: Buffer.from(text.replace(/^\uFEFF/, ''), 'latin1'),
  }[sent.bytes];
  return { body, type: sent.bytes === 'latin' ? 'text/calendar; charset=windows-1258' : 'text/calendar' };
}

const nightsIn = (stays: readonly { checkIn: Day; checkOut: Day }[]): Day[] =>
  [...new Set(stays.flatMap(({ checkIn, checkOut }) => nightsOf(checkIn, checkOut)))].sort();

it('stays written in any of the ways that channels write them are read as the same nights', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(written, { minLength: 1, maxLength: 6 }), envelope, async (entries, sent) => {
      const { body, type } = bodyOf(
        entries.map(({ text }) => text),
        sent,
      );
      const text = await textOf(body, { encoding: undefined, type }, 1_000_000);
      const { events, isWhole } = contentOf(text, FROM, UNTIL);
      const stays = entries.flatMap((one) => one.stays);
      const wanted = nightsIn(stays.map(({ checkIn, nights }) => ({ checkIn, checkOut: addDays(checkIn, nights) })));
      expect([isWhole, nightsIn(events)]).toEqual([true, wanted]);
    }),
    { numRuns: 200 },
  );
});

it('a file whose letters were lost or changed takes all its nights or says that it may not have', () => {
  const text = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART;VALUE=DATE:20270110',
    'DTEND;VALUE=DATE:20270112',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  const start = text.indexOf('DTSTART');
  fc.assert(
    fc.property(
      fc.integer({ min: start, max: text.length - 1 }),
      fc.constantFrom('', '-', ' ', '<', '\n', 'Z'),
      (at, by) => {
        const { events, isWhole } = contentOf(text.slice(0, at) + by + text.slice(at + 1), FROM, UNTIL);
        const kept = nightsIn(events);
        return !isWhole || (kept.includes('2027-01-10') && kept.includes('2027-01-11'));
      },
    ),
    { numRuns: 1000 },
  );
});
