import { bench, casesOf, fault, flow, server, test, walk } from './shape';

/** Faults of the server, bookings and money. */
export const SERVER = casesOf([
  [
    'S-1',
    'P0',
    'kill -9 at every disk operation of a booking (PostgreSQL: at every message to the database)',
    'each acknowledged booking is there, same key one booking, file whole, start ≤ 5 s',
    [fault('kill-sweep'), bench('durability', 'durability')],
  ],
  ['S-2', 'P0', 'kill -9 while the wallet makes an order', 'same hold, same end, no second order', [fault('restart')]],
  [
    'S-4',
    'P0',
    'kill -9 at every disk operation of a payment notice',
    'one CONFIRMED, one mail',
    [fault('kill-sweep')],
  ],
  [
    'S-6',
    'P0',
    'restart in the middle of a hold, kill -9 and SIGTERM',
    'the same expiresAt to the millisecond',
    [fault('restart'), server('bookings/truth.test.ts', 'keeps the end of a hold over a restart')],
  ],
  [
    'S-9',
    'P0',
    'every write is synced before its answer leaves',
    '≥ 1 sync each',
    [bench('durability', 'durability'), fault('restart')],
  ],
  [
    'S-10',
    'P0',
    'the disk is full, or breaks at the Nth write',
    '503 with Retry-After ≤ 2 s, never 2xx, reads go on, recovers ≤ 5 s',
    [
      fault('disk'),
      server('platform/store.test.ts', 'that is full refuses writes and goes on when there is room again'),
      server(
        'start/full-disk.test.ts',
        'opens the guide with its door codes, refuses what is sent, and takes it once there is room',
      ),
      server(
        'start/full-disk.test.ts',
        'in an empty folder that has just room for a database serves the demo’s guide and refuses what is sent',
      ),
    ],
  ],
  [
    'S-12',
    'P1',
    'another process holds the database for long',
    'writes 503 ≤ 5 s, reads at once',
    [
      server(
        'platform/store.test.ts',
        'refuses writes within five seconds, still answers reads at once, and mends by itself',
      ),
    ],
  ],
  [
    'S-13',
    'P1',
    'data folder missing, a file, read-only, a database that is a folder',
    'ends ≤ 5 s with one clear line',
    [server('start/process.test.ts', 'says so in one line when %s'), fault('cold-start')],
  ],
  [
    'S-15',
    'P1',
    'a backup while bookings are written, restored elsewhere',
    'whole, and loses nothing that was answered before it began',
    [
      fault('backup'),
      server('platform/copies.test.ts', 'taken while the server writes is whole, and a server goes on with it'),
    ],
  ],
  [
    'S-17',
    'P0',
    'the clock 601 s on',
    'hold over on the very next call, no restart',
    [fault('clock'), server('bookings/truth.test.ts', 'a hold ends by the clock alone, on the very next call')],
  ],
  [
    'S-19',
    'P0',
    '200 at once for the last room over 200 sockets, 20 rounds, on two servers where there can be two',
    'each round 1×201, 199×409, 0×5xx, ≤ 3 s',
    [
      fault('last-room'),
      server('bookings/truth.test.ts', '200 at once for the last room: one booking, 199 conflicts, nothing else'),
    ],
  ],
  [
    'S-21',
    'P0',
    'forged notices of the wallet',
    'none accepted, 400 or 204 with an empty body, same time for right and wrong beginnings',
    [
      fault('notices'),
      server('payments/wallet.test.ts', 'takes no forged notification: 400, an empty answer, nothing changed'),
    ],
  ],
  [
    'S-22',
    'P0',
    'well signed and wrong: amount, order, partner, request',
    'nothing confirmed, 204, attention for a wrong amount',
    [server('bookings/money.test.ts', 'well signed with %s: 204, nothing confirmed')],
  ],
  [
    'S-23',
    'P0',
    'the same notice 50 times at once, later, and after a restart',
    'one change, one mail',
    [
      fault('restart'),
      server(
        'bookings/money.test.ts',
        'a right notification confirms the booking, with one mail, however often it comes',
      ),
    ],
    'The row in a spreadsheet: the product tells sheets about guest forms only, never about bookings.',
  ],
  [
    'S-24',
    'P0',
    'notices out of order',
    'every order ends as the table of states says',
    [server('bookings/money.test.ts', 'notifications in the order %j end in CONFIRMED')],
  ],
  [
    'S-27',
    'P0',
    'paid after the hold ended',
    'confirmed when free, else owed back, and everybody is told',
    [
      server(
        'bookings/money.test.ts',
        'money that comes after %s confirms when the nights are free, and is owed back when they are not',
      ),
    ],
  ],
  [
    'S-28',
    'P0',
    'what a broken wallet answers to an order',
    'the sentences of the specification, no address off the list, the hold is used again',
    [
      fault('upstreams'),
      server(
        'payments/wallet.test.ts',
        'gives a silent wallet 30 s and no longer, then says so; the hold stays and the same order is asked for',
      ),
      server('payments/momo-signature.test.ts', '%s of %s: %s'),
    ],
  ],
  [
    'S-29',
    'P0',
    'the notice never comes',
    'the wallet is asked on the schedule',
    [
      server('bookings/money.test.ts', 'asks the wallet itself when no notification comes, on the schedule'),
      server(
        'bookings/money.test.ts',
        'asks once more just before the hold ends; an answer that is still pending frees the nights',
      ),
      server('bookings/money.test.ts', 'a query that fails says nothing; one that says refused frees the nights'),
    ],
  ],
  [
    'S-30',
    'P0',
    'a result typed into the address',
    'confirms nothing',
    [
      flow('booking.spec.ts', 'a forged result in the address confirms nothing'),
      server('bookings/money.test.ts', 'a redirect that somebody typed confirms nothing'),
    ],
  ],
  [
    'S-31',
    'P0',
    'the answer to every write is lost and the write comes again under its key',
    'one effect, the same bytes',
    [fault('every-write'), server('bookings/truth.test.ts', 'refuses the same guest with a new key, for ten minutes')],
  ],
  [
    'S-33',
    'P0',
    'twenty at once under one key while the first is still at work',
    'one effect, one answer',
    [
      server('bookings/money.test.ts', 'twenty at once while the wallet is slow make one order and get one answer'),
      server('bookings/truth.test.ts', 'gives the same bytes for the same key and body, at once or later'),
    ],
  ],
  [
    'S-34',
    'P0',
    'thirteen relations of two stays against six states',
    'only what is apart is free',
    [server('bookings/truth.test.ts', 'a %s booking against each of the thirteen relations of two stays')],
  ],
  [
    'S-36',
    'P0',
    'the same days picked in seven zones, across changes of clocks',
    'the same days in request, database, mail and on the screen, the same price',
    [
      walk('zones'),
      test(
        'domain/bookings/zones.test.ts',
        'two years of stays have the same nights, prices, deadlines and calendar files in every zone of the machine',
      ),
      flow('booking.spec.ts', 'two nights are the same two nights in ${timezoneId}'),
    ],
  ],
  [
    'S-38',
    'P1',
    'today at 16:59:30Z and 17:00:30Z, whatever the phone thinks',
    'Viet Nam’s day by the server',
    [
      server(
        'bookings/inputs.test.ts',
        'today is Viet Nam’s by the server’s clock: at %i checking in on %s answers %i',
      ),
      walk('clocks'),
    ],
  ],
  [
    'S-39',
    'P1',
    'SIGTERM with 20 calls and an order at the wallet under way',
    'answered, exit 0 ≤ 10 s',
    [fault('restart')],
  ],
  [
    'S-41',
    'P0',
    '2,000 slow headers, slow bodies, 5,000 idle connections',
    'closed ≤ 20 s and ≤ 60 s, honest p95 ≤ 200 ms',
    [fault('slow-clients')],
  ],
  [
    'S-43',
    'P1',
    'hostile or enormous sheets and AI answers',
    '≤ 200 rows, ≤ 1 MB, ≤ 5 s, text stays text',
    [
      fault('upstreams'),
      server('guide/events.test.ts', 'are none, soon, when the service never answers and there is no copy yet'),
      server('guide/events.test.ts', 'are at most two hundred behind the header'),
      server('guide/events.test.ts', 'keep hostile words as the words they are'),
      server('contact/chat.test.ts', 'gives markup back as the text it is'),
    ],
  ],
  [
    'S-44',
    'P0',
    'the script behind the guest form is down',
    'no guest waits; delivered once later',
    [
      server(
        'guest-forms/submissions.test.ts',
        'being down never delays the guest; what waited is delivered once, also after a restart',
      ),
    ],
  ],
  [
    'S-46',
    'P1',
    'something breaks underneath: connections to the database, an upstream that stops in the middle',
    'goes on or ends, never a zombie',
    [
      fault('upstreams'),
      server(
        'platform/broken-connections.test.ts',
        'while guests book end no process, lose no booking that was answered 201, and are told as 503',
      ),
    ],
  ],
]);
