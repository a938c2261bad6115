import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { entry, faultsOf, read, staysOf } from '../../support/calendar-reading';
import { calendar, event } from '../../support/channels';

const feed = (name: string): string => readFileSync(path.join(import.meta.dirname, 'feeds', `${name}.ics`), 'utf8');

const STAY = ['2027-01-10 2027-01-12'];

describe('a calendar as it is sent', () => {
  it.each([
    ['two-stays-one-uid', ['2027-01-10 2027-01-12', '2027-01-20 2027-01-22']],
    ['weekly-moved-and-called-off', ['2027-01-05 2027-01-06', '2027-01-14 2027-01-15', '2027-01-26 2027-01-27']],
    ['days-without-their-kind', STAY],
    ['blank-in-value', STAY],
    ['comment-last', STAY],
    ['empty-end', ['2027-01-10 2027-01-11']],
    ['exdate-comma', STAY],
    ['note-with-break', STAY],
    ['open-quote', STAY],
    ['two-calendars', STAY],
    ['warning-first', STAY],
    ['zone-without-name', STAY],
  ])('%s is read whole', (name, stays) => {
    expect(staysOf(feed(name))).toEqual(stays);
    expect(read(feed(name))).toMatchObject({ isWhole: true, isEmpty: false });
  });

  it.each([
    ['blank-in-value', ['line 6', 'line 7']],
    ['comment-last', ['line 10']],
    ['empty-end', ['end 4']],
    ['exdate-comma', ['line 9']],
    ['note-with-break', ['line 9']],
    ['open-quote', ['line 8']],
    ['warning-first', ['line 1']],
    ['zone-without-name', ['line 10']],
    ['two-calendars', []],
    ['two-stays-one-uid', []],
  ])('%s is told with the line that is wrong', (name, faults) => expect(faultsOf(feed(name))).toEqual(faults));

  it('keeps stays apart whose names are alike in their first 500 letters, and those without any', () => {
    const long = 'x'.repeat(600);
    const text = calendar(event(`${long}1`, '20270110', '20270112'), event(`${long}2`, '20270110', '20270112'));
    expect(read(text).events.map(({ uid }) => uid)).toEqual([`${long}1`, `${long}2`]);
    const nameless = calendar(event('', '20270110', '20270112'), event('', '20270120', '20270122'));
    expect(staysOf(nameless)).toEqual(['2027-01-10 2027-01-12', '2027-01-20 2027-01-22']);
  });

  it('says busy times where it says no more', () => {
    const busy = (...lines: string[]): string =>
      calendar(`BEGIN:VFREEBUSY\r\nDTSTART:20270101T000000Z\r\n${lines.join('\r\n')}\r\nEND:VFREEBUSY\r\n`);
    const text = busy(
      'FREEBUSY;FBTYPE=BUSY:20270110T070000Z/20270112T050000Z,20270120T070000Z/P2D',
      'FREEBUSY;FBTYPE=FREE:20270301T070000Z/P2D',
    );
    expect(staysOf(text)).toEqual(['2027-01-10 2027-01-12', '2027-01-20 2027-01-22']);
    expect([read(text).isEmpty, read(busy()).isEmpty]).toEqual([false, true]);
  });

  it('is read inside another one, and when its lines are set in', () => {
    const inner = calendar(event('a', '20270110', '20270112'));
    expect(staysOf(calendar(inner))).toEqual(STAY);
    expect(staysOf(inner.replace(/^(?=.)/gm, '    '))).toEqual(STAY);
    expect(staysOf(inner.replace('END:VCALENDAR', ' END:VCALENDAR'))).toEqual(STAY);
  });

  it.each([
    ['ends in the middle', calendar(event('a', '20270110', '20270112')).slice(0, -40), 'cut'],
    ['begins in the middle', event('a', '20270110', '20270112'), 'cut'],
    ['does not end an entry', calendar(event('a', '20270110', '20270112').replace('END:VEVENT\r\n', '')), 'cut'],
    ['does not end what is in an entry', entry('DTSTART:20270110', 'BEGIN:VALARM', 'DTEND:20270112'), 'cut'],
  ])('that %s may lack stays: it is less than whole, and said', (_title, text, fault) => {
    expect(read(text)).toMatchObject({ isWhole: false });
    expect(read(text).faults[0]?.code).toBe(fault);
    expect(staysOf(text)[0]).toMatch(/^2027-01-10/);
  });

  it('takes no word of a note for a part of the calendar', () => {
    const text = entry(
      'DTSTART:20270110',
      'DESCRIPTION:x',
      'Begin: Monday',
      'End: soon',
      'Status: late',
      'DTEND:20270112',
    );
    expect(staysOf(text)).toEqual(STAY);
  });
});

describe('a day', () => {
  it.each([
    ['20270310', '20270312'],
    ['2027-03-10', '2027-03-12'],
    [' 20270310', ' 20270312 '],
    ['2027-3-10', '2027-3-12'],
    ['2027/03/10', '2027/03/12'],
    ['2027-03-10T140000', '2027-03-12T120000'],
    ['2027-03-10T14:00:00', '2027-03-12T12:00:00'],
    ['2027-03-10 14:00', '2027-03-12 12:00'],
    ['20270310T1400', '20270312T1200'],
    ['20270310t140000', '20270312t120000'],
    ['20270310T070000Z', '20270312T050000z'],
    ['2027-03-10T07:00:00.000Z', '2027-03-12T05:00:00.000Z'],
    ['20270309T190000-0500', '2027-03-12T07:00:00+02:00'],
    ['20270310T000000', '20270311T235900'],
    ['20270309T240000', '20270311T240000'],
    ['２０２７０３１０', '２０２７０３１２'],
    ['٢٠٢٧٠٣١٠', '٢٠٢٧٠٣١٢'],
    ['2027\u201103\u201110', '2027–03–12'],
    ['\u200e20270310', '20270312\u200b'],
    ['"20270310"', "'20270312'"],
    ['2027-03-10 02:00 PM', '2027-03-12 12:00 am'],
    ['2027-03-10T14:00:00+07:00[Asia/Ho_Chi_Minh]', '2027-03-12T05:00:00Z[Europe/Berlin]'],
  ])('written as %s to %s is what it says', (from, to) => {
    const text = entry(`DTSTART:${from}`, `DTEND:${to}`);
    expect(staysOf(text)).toEqual(['2027-03-10 2027-03-12']);
    expect(read(text).isWhole).toBe(true);
  });

  it.each([
    '10/01/2027',
    '01-10-2027',
    '2027-13-01',
    '20270230',
    '2027-01-1O',
    '20270110T250000',
    '20270110 junk',
    '202701101',
    '2027011',
    '0000-00-00',
    '20270110T',
    '20270110<br />',
    'tomorrow',
    '20270110/P2D',
    '20270110T200000[America/New_York]',
    '2027-01-10 14:00 PM',
    '2027-01-10 00:00 AM',
    '25700110',
    '1799539200',
    '270110',
    '10 Jan 2027',
  ])('written as %s is unclear, said, and leaves the calendar less than whole', (day) => {
    for (const text of [entry(`DTSTART:${day}`, 'DTEND:20270112'), entry('DTSTART:20270110', `DTEND:${day}`)]) {
      expect(read(text)).toMatchObject({
        isWhole: false,
        faults: [expect.objectContaining({ code: 'day', text: day })],
      });
    }
    expect(staysOf(entry('DTSTART:20270110', `DTEND:${day}`))).toEqual(['2027-01-10 2027-01-11']);
  });

  it('that comes last but lies first takes all nights that may be meant', () => {
    const text = entry('DTSTART:20270112', 'DTEND:20270110');
    expect([staysOf(text), faultsOf(text)]).toEqual([['2027-01-10 2027-01-13'], ['end 4']]);
  });

  it('named twice is unclear only when it differs', () => {
    const twice = (other: string): boolean =>
      read(entry('DTSTART:20270110', `DTSTART:${other}`, 'DTEND:20270112')).isWhole;
    expect([twice('20270110'), twice('20270111')]).toEqual([true, false]);
  });

  it.each([
    ['P2D', STAY],
    ['PT46H', STAY],
    ['P1W', ['2027-01-10 2027-01-17']],
    ['p1dt22h', STAY],
    ['', ['2027-01-10 2027-01-11']],
  ])('and a length of %s', (length, stays) => {
    expect(staysOf(entry('DTSTART:20270110T140000', `DURATION:${length}`))).toEqual(stays);
  });

  it.each(['P', '-P2D', '2 days', 'P1Y', 'P9999999W'])('and a length of %s is unclear', (length) =>
    expect(read(entry('DTSTART:20270110', `DURATION:${length}`)).isWhole).toBe(false),
  );
});

describe('a time in a zone', () => {
  // Noon in New York is the next day here, noon in Berlin and Bangkok is not.
  it.each([
    ['Asia/Bangkok', STAY],
    ['asia/ho_chi_minh', STAY],
    ['"Europe/Berlin"', STAY],
    ['SE Asia Standard Time', STAY],
    ['(UTC+07:00) Bangkok, Hanoi, Jakarta', STAY],
    ['"(UTC+07:00) Bangkok, Hanoi, Jakarta"', STAY],
    ['/freeassociation.sourceforge.net/Tzfile/Asia/Bangkok', STAY],
    ['America/New_York', ['2027-01-11 2027-01-13']],
    ['Eastern Standard Time', ['2027-01-11 2027-01-13']],
    ['/mozilla.org/20050126_1/America/New_York', ['2027-01-11 2027-01-13']],
    ['/x/America/Argentina/Buenos_Aires', ['2027-01-11 2027-01-13']],
    ['GMT-0500', ['2027-01-11 2027-01-13']],
    ['tzone://Microsoft/Utc', ['2027-01-11 2027-01-13']],
  ])('called %s is a day here', (zone, stays) => {
    const text = entry(`DTSTART;TZID=${zone}:20270110T170000`, `DTEND;TZID=${zone}:20270112T170000`);
    expect([staysOf(text), faultsOf(text)]).toEqual([stays, []]);
  });

  it('of a name that the calendar describes is what it describes', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Far',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
      '',
    ].join('\r\n');
    const text = entry('DTSTART;TZID=Far:20270110T170000', 'DTEND;TZID=Far:20270112T170000');
    expect(staysOf(text.replace('BEGIN:VEVENT', `${zone}BEGIN:VEVENT`))).toEqual(['2027-01-11 2027-01-13']);
  });

  it.each(['Mond', 'Mond-05'])('that nothing is known of, %s, is the house’s, and said once', (zone) => {
    const text = entry(`DTSTART;TZID=${zone}:20270110T170000`, `DTEND;TZID=${zone}:20270112T170000`);
    expect([staysOf(text), faultsOf(text)]).toEqual([STAY, [`zone 6 ${zone}`]]);
  });
});

describe('what is no stay', () => {
  it('is what was called off, by its own word or its calendar’s', () => {
    expect(staysOf(entry('DTSTART:20270110', 'DTEND:20270112', 'STATUS:cancelled'))).toEqual([]);
    const taken = entry('DTSTART:20270110', 'DTEND:20270112');
    expect(staysOf(taken.replace('PRODID', 'METHOD:CANCEL\r\nPRODID'))).toEqual([]);
    expect(staysOf(entry('DTSTART:20270110', 'DTEND:20270112', 'STATUS:TENTATIVE'))).toEqual(STAY);
  });

  it.each([
    ['SUMMARY:Airbnb (Not available)', true],
    ['SUMMARY:Blocked', true],
    ['SUMMARY:Unavailable', true],
    ['TRANSP:TRANSPARENT', true],
    ['SUMMARY:Reserved', false],
    ['SUMMARY:CLOSED - Not available', false],
    ['SUMMARY:Closed', false],
    ['SUMMARY:Reserved - Blocked Bay Tours', false],
    ['SUMMARY:Booked (not available)', false],
    ['TRANSP:OPAQUE', false],
  ])('%s: is it a block? %s', (line, isBlock) =>
    expect(read(entry('DTSTART:20270110', line)).events[0]?.isBlock).toBe(isBlock),
  );
});
