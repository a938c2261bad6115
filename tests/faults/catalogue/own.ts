import { casesOf, fault, flow, phone, server, test, worker } from './shape';

/**
 * Cases that the catalogue forgot: faults that were found by breaking the product, and what they taught to look for.
 */
export const OWN = casesOf([
  [
    'X-1',
    'P0',
    'one event of a foreign calendar that never ends',
    'read apart from everything else, ended in time',
    [
      server(
        'channels/broken-channels.test.ts',
        'with whatever is wrong in it, is added with its problem, and keeps no other from being read',
      ),
    ],
  ],
  [
    'X-2',
    'P0',
    'one malformed calendar in a round of many',
    'the others are read, no night is sold twice',
    [
      server(
        'channels/broken-channels.test.ts',
        'leaves the channels behind it to be read in the same run, and its address in no log',
      ),
    ],
  ],
  [
    'X-3',
    'P0',
    'strangers who book the house full, or mail a third person',
    'limits by network and house, no word of theirs in a mail',
    [
      server(
        'bookings/strangers.test.ts',
        'is one longest stay, whoever it says it is, and no type of room is full afterwards',
      ),
      server(
        'bookings/strangers.test.ts',
        'ends with a share of the house; paying at once still works, and a confirmed booking counts no more',
      ),
      server(
        'bookings/strangers.test.ts',
        'says nothing that a stranger has typed in a mail to an address that anybody can type',
      ),
    ],
  ],
  [
    'X-4',
    'P0',
    'a toy wallet on a public origin',
    'not there, or marked as no money and owed to nobody',
    [
      server('start/going-live.test.ts', 'takes pay on site only, says so, and has no toy wallet'),
      server(
        'start/going-live.test.ts',
        'is marked as no money in the database, at the desk and to the guest, and nobody is owed it',
      ),
    ],
  ],
  [
    'X-5',
    'P0',
    'the database is lost or damaged beside a house that has run',
    'no start as a fresh demo hotel',
    [server('start/lost-database.test.ts', '%s is not served: one line names the way back')],
  ],
  [
    'X-6',
    'P0',
    'a start on a disk that is full',
    'the guide opens',
    [
      server(
        'start/full-disk.test.ts',
        'opens the guide with its door codes, refuses what is sent, and takes it once there is room',
      ),
    ],
  ],
  [
    'X-7',
    'P1',
    'a copy of the database alone after a clean stop',
    'has everything',
    [
      server(
        'start/lost-database.test.ts',
        'leaves everything in the one file: a copy of it alone has all that was answered',
      ),
    ],
  ],
  [
    'X-8',
    'P1',
    'the clock is set back during a hold or a session',
    'nothing lives longer',
    [
      server(
        'start/steady-clock.test.ts',
        'a clock set back by %i minutes holds nothing longer, and is followed in the end',
      ),
      server(
        'accounts/staff-comes-and-goes.test.ts',
        'a session that is over does not live again when the clock is set back',
      ),
    ],
  ],
  [
    'X-9',
    'P1',
    'a long list leaves while guests stand at doors',
    'others are answered meanwhile',
    [
      server(
        'bookings/long-export.test.ts',
        'has each of them once, newest first, and lets others be answered meanwhile (.%s)',
      ),
    ],
  ],
  [
    'X-10',
    'P0',
    'the next guest at a shared tablet',
    'reads nothing of the one before',
    [
      test(
        'features/guest-forms/guest-form.test.tsx',
        'is empty once it is sent: the next guest at a shared tablet reads nothing of the one before',
      ),
    ],
  ],
  [
    'X-11',
    'P0',
    '"Forget this device" with the key still in the address',
    'a reload brings nothing back',
    [
      phone(
        'guide-record.test.ts',
        'takes the key out of the address, and knows it again after a reload or a step back, not after a scan',
      ),
    ],
  ],
  [
    'X-12',
    'P0',
    'marks that a phone makes up',
    'are none',
    [
      server(
        'guide/guide-budget.test.ts',
        'takes a mark that is not signed for none: made-up marks are not many devices',
      ),
    ],
  ],
  [
    'X-13',
    'P0',
    'a namesake asks for their data, or for their deletion',
    'nothing of the other',
    [
      server(
        'privacy/namesakes.test.ts',
        'is given nothing of the guest’s stay and passport, deletes nothing of them, and the desk is told so',
      ),
    ],
  ],
  [
    'X-14',
    'P1',
    'a channel sends our own stays back as its own',
    'nights come free when ours do',
    [
      server(
        'channels/broken-channels.test.ts',
        'hears nothing of its own stays, so that nights it no longer sells come free',
      ),
    ],
  ],
  [
    'X-15',
    'P0',
    'U+0000 in every text, address and search',
    'refused on both engines',
    [server('platform/unreadable-text.test.ts', 'is refused anywhere in a call, and never a fault of the server: %s')],
  ],
  [
    'X-16',
    'P0',
    'staff who are gone',
    'out at once, and no way back',
    [
      server(
        'accounts/staff-comes-and-goes.test.ts',
        'who is ended is out at once, and neither their password nor a forgotten one brings them back',
      ),
      server(
        'accounts/staff-comes-and-goes.test.ts',
        'an open stream of who is ended breaks off within 5 s, also in another process',
      ),
    ],
  ],
  [
    'X-17',
    'P1',
    'a hundred pictures at once',
    'few are drawn at a time',
    [
      server(
        'accounts/picture-door.test.ts',
        'has room for eight people at once, and for the next as soon as one is done, well or not',
      ),
    ],
  ],
  [
    'X-18',
    'P0',
    'a link in a public folder that leads elsewhere',
    'is no file of ours',
    [server('public-pages/pages.test.ts', 'that only lead elsewhere are none'), fault('corpora')],
  ],
  [
    'X-19',
    'P0',
    'the question for a lost password, asked again because its answer was lost',
    'one mail for one key',
    [server('accounts/lost-password.test.ts', 'is mailed once for one key, however often the question comes')],
  ],
  [
    'X-20',
    'P1',
    'several people who move, book and cancel the same nights at once, on two servers',
    'no night twice',
    [
      server(
        'bookings/moves.test.ts',
        'never sells a night twice while several move and others book, on two servers where there are two',
      ),
    ],
  ],
  [
    'X-21',
    'P1',
    'the film pack on a line that breaks every few kilobytes',
    'no byte twice, nothing of a portal',
    [
      phone('film-pack.test.ts', 'without a byte sent twice on a line that breaks every few kilobytes'),
      worker('worker.test.ts', "are not kept when they are a portal's own, with status and type as they should be"),
    ],
  ],
  [
    'X-22',
    'P0',
    'a storm of writes of all kinds, killed at any moment',
    'each that was acknowledged is there',
    [fault('kill-sweep')],
  ],
  [
    'X-23',
    'P1',
    'the printed codes of a house',
    'every one is read back',
    [flow('print.spec.ts', 'every code of a printed A4 sheet is read, straight, turned, and with 15 % of it covered')],
  ],
  [
    'X-24',
    'P0',
    'kill -9 at every disk operation of a charge on a bill, and of striking it through',
    'there once or not at all, never half; once when it is asked again under its key',
    [fault('kill-sweep')],
  ],
]);
