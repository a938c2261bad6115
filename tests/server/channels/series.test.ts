import { describe, expect, it } from 'vitest';
import { entry, faultsOf, read, staysOf } from '../../support/calendar-reading';
import { event } from '../../support/channels';

describe('an entry that comes again', () => {
  const weekly = (...more: string[]): string =>
    entry('DTSTART:20270105', 'DTEND:20270106', 'RRULE:FREQ=WEEKLY;COUNT=3', ...more);
  const days = (text: string): string[] => staysOf(text).map((stay) => stay.slice(5, 10));
  const add = (text: string, ...lines: string[]): string =>
    text.replace('END:VCALENDAR', `BEGIN:VEVENT\r\nUID:x\r\n${lines.join('\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR`);

  it.each([
    ['as it is', weekly(), ['01-05', '01-12', '01-19']],
    ['without a day', weekly('EXDATE:20270112'), ['01-05', '01-19']],
    ['without its first day', weekly('EXDATE;VALUE=DATE:2027-01-05'), ['01-12', '01-19']],
    ['with other days', weekly('RDATE;VALUE=DATE:20270201,20270203'), ['01-05', '01-12', '01-19', '02-01', '02-03']],
    ['in small letters', entry('dtstart;value=date:20270105', 'rrule:freq=weekly; count=2;'), ['01-05', '01-12']],
    ['until a day', entry('DTSTART:20270105', 'RRULE:FREQ=WEEKLY;UNTIL=20270119'), ['01-05', '01-12', '01-19']],
    ['until a dashed day', entry('DTSTART:20270105', 'RRULE:FREQ=WEEKLY;UNTIL=2027-01-12'), ['01-05', '01-12']],
    [
      'with an hour until a day',
      entry('DTSTART:20270105T140000', 'DTEND:20270106T120000', 'RRULE:FREQ=WEEKLY;UNTIL=20270119'),
      ['01-05', '01-12', '01-19'],
    ],
    [
      'with an hour in a zone until an hour of UTC',
      entry('DTSTART;TZID=America/New_York:20270104T140000', 'RRULE:FREQ=WEEKLY;UNTIL=20270118T190000Z'),
      ['01-05', '01-12', '01-19'],
    ],
    [
      'on another day than its first',
      entry('DTSTART:20270105', 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2'),
      ['01-05', '01-11', '01-18'],
    ],
  ])('%s', (_title, text, expected) => {
    expect(days(text)).toEqual(expected);
    expect(read(text).isWhole).toBe(true);
  });

  it('at periods of their own length', () => {
    const text = entry(
      'DTSTART:20270105T140000',
      'DTEND:20270106T120000',
      'RDATE;VALUE=PERIOD:20270110T070000Z/20270112T050000Z,20270201T070000Z/P3D',
    );
    expect(staysOf(text)).toEqual(['2027-01-05 2027-01-06', '2027-01-10 2027-01-12', '2027-02-01 2027-02-04']);
  });

  it('is moved and called off by the entries of its name alone', () => {
    const other = event('y', '20270112', '20270113', 'RECURRENCE-ID;VALUE=DATE:20270119\r\nSTATUS:CANCELLED\r\n');
    const text = weekly().replace('END:VCALENDAR', `${other}END:VCALENDAR`);
    expect(days(text)).toEqual(['01-05', '01-12', '01-19']);
    expect(days(add(text, 'RECURRENCE-ID:20270119', 'STATUS:CANCELLED'))).toEqual(['01-05', '01-12']);
    const timed = entry('DTSTART;TZID=Asia/Bangkok:20270105T140000', 'DURATION:PT20H', 'RRULE:FREQ=WEEKLY;COUNT=2');
    expect(days(add(timed, 'RECURRENCE-ID:20270112T070000Z', 'DTSTART:20270114T070000Z'))).toEqual(['01-05', '01-14']);
    expect(days(add(timed, 'RECURRENCE-ID;VALUE=DATE:20270112', 'STATUS:CANCELED'))).toEqual(['01-05']);
  });

  it('is moved from one time on', () => {
    const text = add(weekly(), 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270112', 'DTSTART:20270113', 'DTEND:20270115');
    expect(staysOf(text)).toEqual(['2027-01-05 2027-01-06', '2027-01-13 2027-01-15', '2027-01-20 2027-01-22']);
    expect(days(add(weekly(), 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270112', 'STATUS:CANCELLED'))).toEqual(['01-05']);
  });

  it('comes as single times where the entry itself is not there, as Outlook publishes them', () => {
    const text = entry('RECURRENCE-ID:20270112', 'DTSTART:20270112', 'DTEND:20270113');
    expect(days(add(text, 'RECURRENCE-ID:20270119', 'DTSTART:20270120', 'DTEND:20270121'))).toEqual(['01-12', '01-20']);
  });

  it.each(['RRULE:FREQ=OFTEN', 'RRULE:COUNT=3', 'RRULE:FREQ=DAILY;UNTIL=soon', 'RRULE:FREQ=DAILY;COUNT=x', 'RDATE:xx'])(
    '%s is unclear: its first time is taken, and the calendar less than whole',
    (line) => {
      const text = entry('DTSTART:20270105', line);
      expect([days(text), read(text).isWhole, read(text).faults[0]?.line]).toEqual([['01-05'], false, 7]);
    },
  );

  it('keeps a time too many rather than one too few when what it leaves out is unclear', () => {
    const text = weekly('EXDATE:12/01/2027');
    expect([days(text), read(text).isWhole, faultsOf(text)]).toEqual([
      ['01-05', '01-12', '01-19'],
      true,
      ['exception 9 12/01/2027'],
    ]);
  });
});
