/** @module-tag last-ring */
import { expect, it } from 'vitest';
import { addChannel, calendar, event, fakeChannels, type Listed, listed } from '../../support/channels';
import { deskOf } from '../../support/desk';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import { book, booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel();
const QUARTER = 16 * 60_000;
const channel = fakeChannels();

const entry = (...lines: string[]): string => `BEGIN:VEVENT\r\nUID:x\r\n${lines.join('\r\n')}\r\nEND:VEVENT\r\n`;
const from = 'DTSTART;VALUE=DATE:20270110';
const to = 'DTEND;VALUE=DATE:20270112';
const weekly = 'RRULE:FREQ=WEEKLY;COUNT=3';

/** Answers that a channel may give, and what is said of them; everything else of the hotel goes on. */
const MALFORMED: [string, string, string | null][] = [
  ['a first day that is none', calendar(entry('DTSTART:xx', to)), 'damaged'],
  ['a last day that is none', calendar(entry(from, 'DTEND:zz')), 'damaged'],
  ['a day that no month has', calendar(entry('DTSTART;VALUE=DATE:20271399', to)), 'damaged'],
  ['an end of a rule that is none', calendar(entry(from, to, 'RRULE:FREQ=DAILY;UNTIL=xx')), 'damaged'],
  ['a further day that is none', calendar(entry(from, to, 'RDATE:xx')), 'damaged'],
  ['a first day as text', calendar(entry('DTSTART;VALUE=TEXT:hello', to)), 'damaged'],
  ['a first day as a period', calendar(entry('DTSTART;VALUE=PERIOD:20270110T000000Z/P1D', to)), 'damaged'],
  ['a last day as text', calendar(entry(from, 'DTEND;VALUE=TEXT:hello')), 'damaged'],
  ['a rule without a frequency', calendar(entry(from, to, 'RRULE:COUNT=3')), 'damaged'],
  ['a duration that is none', calendar(entry(from, 'DURATION:xx')), 'damaged'],
  [
    'a name of another kind',
    calendar(`BEGIN:VEVENT\r\nUID;VALUE=DATE:20270110\r\n${from}\r\n${to}\r\nEND:VEVENT\r\n`),
    null,
  ],
  ['an exception of a day that is none', calendar(entry(from, to, weekly, 'EXDATE:xx')), null],
  ['half a file', calendar(entry(from, to)).slice(0, 70), 'damaged'],
  ['nothing', '', 'notCalendar'],
  ['an entry without days', calendar(entry('SUMMARY:x')), 'damaged'],
];

onEveryEngine('a calendar that cannot be read', (start) => {
  it('with whatever is wrong in it, is added with its problem, and keeps no other from being read', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const said: [string, number, string | null][] = [];
    for (const [title, body] of MALFORMED) {
      const fake = await channel(body);
      const added = await addChannel(desk, fake.url, 2, title);
      const problem = added.json<{ channels?: Listed[] }>().channels?.find(({ name }) => name === title)?.problem;
      said.push([title, added.statusCode, problem ?? null]);
    }
    expect(said).toEqual(MALFORMED.map(([title, , problem]) => [title, 201, problem]));
  });

  it('leaves the channels behind it to be read in the same run, and its address in no log', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const bad = await channel(calendar(event('a', '20270110', '20270112')));
    const good = await channel(calendar(event('b', '20270110', '20270112')));
    await addChannel(desk, `${bad.url}?secret=4711`, 2, 'Kênh hỏng');
    await addChannel(desk, good.url);
    bad.body = calendar(entry('DTSTART:xx', to));
    good.body = calendar(event('c', '20261224', '20261226'));
    good.asked = 0;
    server.clock.forward(QUARTER);
    await server.app.services.channels.channels.run();
    expect(good.asked).toBe(1);
    expect((await book(server, bookingOf())).json()).toMatchObject({ code: 'nightsTaken' });
    const byProblem = (await listed(desk)).map(({ problem, stays }) => [problem, stays]);
    expect(byProblem).toHaveLength(2);
    expect(byProblem).toEqual(
      expect.arrayContaining([
        ['damaged', 1],
        [null, 1],
      ]),
    );
    const lines = server.logs.filter((line) => line.includes('channel read in part'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Kênh hỏng');
    expect(server.logs.join('')).not.toMatch(/4711|room\.ics/);
    server.clock.forward(3 * 3_600_000);
    expect((await listed(desk)).map(({ stale }) => stale)).toEqual([true, true]);
  });

  it('because it leads to an address that is none, is refused', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const fake = await channel('');
    Object.assign(fake, { status: 302, location: 'http://[' });
    expect((await addChannel(desk, fake.url)).statusCode).toBe(201);
    expect(await listed(desk)).toMatchObject([{ problem: 'refused' }]);
  });
});

onEveryEngine('a calendar that is suddenly empty', (start) => {
  it('frees nothing at the first reading, says so, and is believed at the next', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const fake = await channel(calendar(event('a', '20261224', '20261226')));
    await addChannel(desk, fake.url);
    fake.body = calendar();
    server.clock.forward(QUARTER);
    await server.app.services.channels.channels.run();
    expect(await listed(desk)).toMatchObject([{ problem: 'suddenlyEmpty', stays: 1 }]);
    expect((await book(server, bookingOf())).json()).toMatchObject({ code: 'nightsTaken' });
    server.clock.forward(QUARTER);
    await server.app.services.channels.channels.run();
    expect(await listed(desk)).toMatchObject([{ problem: null, stays: 0 }]);
    expect((await book(server, bookingOf())).statusCode).toBe(201);
  });

  it('is believed at once when staff, who have read that, ask again; and not after stays have come back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const fake = await channel(calendar(event('a', '20261224', '20261226')));
    await addChannel(desk, fake.url);
    const [{ id }] = (await listed(desk)) as [Listed];
    const readWith = async (body: string): Promise<Listed[]> => {
      fake.body = body;
      await desk.send('POST', `channels/${id}/read`, {});
      return listed(desk);
    };
    expect(await readWith(calendar())).toMatchObject([{ problem: 'suddenlyEmpty', stays: 1 }]);
    expect(await readWith(calendar(event('a', '20261224', '20261226')))).toMatchObject([{ problem: null, stays: 1 }]);
    expect(await readWith(calendar())).toMatchObject([{ problem: 'suddenlyEmpty', stays: 1 }]);
    expect(await readWith(calendar())).toMatchObject([{ problem: null, stays: 0 }]);
    const cancelled = calendar(event('a', '20261224', '20261226', 'STATUS:CANCELLED\r\n'));
    await readWith(calendar(event('a', '20261224', '20261226')));
    expect(await readWith(cancelled)).toMatchObject([{ problem: null, stays: 0 }]);
  });
});

onEveryEngine('a channel that tells us back what we told it', (start) => {
  it('hears nothing of its own stays, so that nights it no longer sells come free', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const fake = await channel(calendar(event('a', '20261224', '20261226')));
    await addChannel(desk, fake.url);
    server.clock.forward(1000);
    const other = await channel(calendar());
    await addChannel(desk, other.url, 1, 'Booking.com');
    const [{ id, link }, { link: otherLink }] = (await listed(desk)) as [Listed, Listed];
    const told = async (to: string | null): Promise<string[]> => {
      const { body } = await server.app.inject(new URL(to ?? '').pathname);
      return [...body.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g)].map(([, a, b]) => `${a} ${b}`);
    };
    expect(await told(link)).toEqual([]);
    expect(await told(otherLink)).toEqual(['20261224 20261226']);
    // It imports what we tell it and sends that out again under a name of its own, besides what it has sold.
    const reread = async (sold: string): Promise<void> => {
      const echo = (await told(link)).map((stay, index) =>
        event(`echo-${index}`, ...(stay.split(' ') as [string, string])),
      );
      fake.body = calendar(sold, event('later', '20270201', '20270203'), ...echo);
      await desk.send('POST', `channels/${id}/read`, {});
    };
    await reread(event('a', '20261224', '20261226'));
    expect(await listed(desk)).toMatchObject([{ stays: 2, conflicts: [] }, {}]);
    await reread('');
    expect((await book(server, bookingOf())).statusCode).toBe(201);
  });

  it('keeps the nights of our own cancelled stay only until it has read our calendar again', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const own = await booked(server, bookingOf({ status: 'PENDING' }));
    await desk.send('POST', `bookings/${own}/confirm`, {});
    const fake = await channel(calendar(event('later', '20270201', '20270203')));
    await addChannel(desk, fake.url);
    const [{ id, link }] = (await listed(desk)) as [Listed];
    const tellsBack = async (): Promise<void> => {
      const { body } = await server.app.inject(new URL(link ?? '').pathname);
      const echo = body.includes('20261224') ? event('echo', '20261224', '20261226') : '';
      fake.body = calendar(event('later', '20270201', '20270203'), echo);
    };
    const read = () => desk.send('POST', `channels/${id}/read`, {});
    await tellsBack();
    await read();
    expect(await listed(desk)).toMatchObject([{ stays: 1, conflicts: [{ from: '2026-12-24', to: '2026-12-26' }] }]);
    await desk.send('POST', `bookings/${own}/cancel`, {});
    // It might have been sold there: nobody knows until the channel has heard that the nights are free.
    await read();
    expect(await listed(desk)).toMatchObject([{ stays: 2, conflicts: [] }]);
    await tellsBack();
    await read();
    expect(await listed(desk)).toMatchObject([{ stays: 1, conflicts: [] }]);
    expect((await book(server, bookingOf({}, 2))).statusCode).toBe(201);
  });

  it('has the same address of ours after it was removed and added again, and a new one when staff ask for it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const fake = await channel(calendar(event('a', '20261224', '20261226')));
    await addChannel(desk, fake.url);
    const [before] = (await listed(desk)) as [Listed];
    await desk.send('DELETE', `channels/${before.id}`);
    const path = new URL(before.link ?? '').pathname;
    expect((await server.app.inject(path)).statusCode).toBe(200);
    await addChannel(desk, fake.url);
    const [after] = (await listed(desk)) as [Listed];
    expect(after.link).toBe(before.link);
    const renewed = await desk.send('POST', `channels/${after.id}/feed`, {});
    expect(renewed.statusCode).toBe(201);
    expect((await listed(desk))[0]?.link).toBe(renewed.json<{ link: string }>().link);
    expect((await server.app.inject(path)).statusCode).toBe(404);
    expect((await desk.send('POST', 'channels/none/feed', {})).statusCode).toBe(404);
  });
});

const often = (rule: string, count = 1): string =>
  calendar(
    ...Array.from({ length: count }, (_, index) => event(`e${index}`, '20261201', '20261202', `RRULE:${rule}\r\n`)),
  );

const startOne = onSqlite();
it.each([
  ['never comes to a day, by the hour', often('FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30')],
  ['never comes to a day, by the day', often('FREQ=DAILY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=30')],
  ['comes again every second', often('FREQ=SECONDLY', 40)],
  ['comes again every second, in 2 MB', often('FREQ=SECONDLY', 13_000)],
  [
    'fills the memory',
    calendar(event('e', '20261201', '20261202', `RDATE:${'20270101,'.repeat(200_000)}20270101\r\n`)),
  ],
  ['began long ago', calendar(event('e', '19000101', '19000102', 'RRULE:FREQ=DAILY\r\n'))],
])('a calendar that %s is stopped, said at the desk, and holds up nobody', async (_title, body) => {
  const server = await startOne({ hotel });
  const desk = await deskOf(server);
  const fake = await channel(body);
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  expect((await addChannel(desk, fake.url)).statusCode).toBe(201);
  clearInterval(watch);
  expect(longest).toBeLessThan(1500);
  expect((await listed(desk))[0]?.problem).toMatch(/^too(Complex|Large)$/);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
});

it('a weekly entry that began years ago keeps its nights of today on', async () => {
  const server = await startOne({ hotel });
  const desk = await deskOf(server);
  const fake = await channel(calendar(event('e', '19961205', '19961206', 'RRULE:FREQ=WEEKLY\r\n')));
  await addChannel(desk, fake.url);
  expect((await listed(desk))[0]).toMatchObject({ problem: null, conflicts: [] });
  expect((await book(server, bookingOf())).json()).toMatchObject({ code: 'nightsTaken' });
});
