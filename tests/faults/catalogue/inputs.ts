import { casesOf, fault, server, test, walk } from './shape';

const corpora = fault('corpora');

/** Bad inputs: 4xx in the app’s own form, nothing kept, nothing told of the inside, the server alive. */
export const INPUTS = casesOf([
  ['I-1', 'P0', '2,000 cases for every call, from its own schema', 'never 5xx, INV-1 to INV-4 hold', [fault('fuzz')]],
  [
    'I-3',
    'P0',
    'sizes of bodies, addresses, headers and words',
    '413, 414 or 431; limits the same on both sides',
    [
      fault('malformed'),
      server('guest-forms/submissions.test.ts', 'a body over 64 kB is 413, one of 64 kB is read'),
      server('accounts/avatar.test.ts', 'takes 2,097,151 bytes and refuses one more, before reading much more'),
    ],
  ],
  [
    'I-4',
    'P0',
    'letters of all kinds',
    'kept in NFC, shown the same; NUL and halves of letters refused',
    [
      corpora,
      server('bookings/inputs.test.ts', 'keeps names in one form of Unicode'),
      server('platform/unreadable-text.test.ts', 'is refused anywhere in a call, and never a fault of the server: %s'),
    ],
  ],
  [
    'I-6',
    'P0',
    'one account however it is written, twenty at once',
    'one account, 409 for the others',
    [server('accounts/registration.test.ts', 'of one address by twenty at once makes one account'), corpora],
  ],
  ['I-7', 'P0', '300 strings of SQL and operators in every place', 'as any other word; tables whole', [corpora]],
  [
    'I-9',
    'P0',
    'what a caller may not say, on every write',
    'ignored or refused, never kept',
    [
      fault('every-write'),
      server('bookings/inputs.test.ts', 'keeps nothing of what a caller may not say'),
      server('accounts/registration.test.ts', 'never gives a role, an id or anything else that was not asked for'),
    ],
  ],
  [
    'I-11',
    'P0',
    'days that are none, past, too far',
    '422',
    [server('bookings/inputs.test.ts', '%s: %s to %s is refused as %s')],
  ],
  [
    'I-12',
    'P0',
    'numbers that are none, too many, too few',
    '422; the surcharge to the dong',
    [
      server('bookings/inputs.test.ts', '%s as %j is refused with its field, and nothing is kept'),
      server('bookings/inputs.test.ts', '%j costs %i'),
    ],
  ],
  ['I-13', 'P0', 'JSON that is cut, deep, doubled, in another encoding', '400 or 422, ≤ 300 ms', [fault('malformed')]],
  [
    'I-15',
    'P1',
    'other methods, doubled parameters',
    '405 with Allow, never a crash',
    [server('platform/answers.test.ts', 'of %s %s is %i in the one envelope'), fault('malformed')],
  ],
  [
    'I-16',
    'P0',
    '500 ways out of the public folders',
    '404, no byte from outside',
    [corpora, server('public-pages/pages.test.ts', '%s is a short 404 and never a page')],
  ],
  [
    'I-17',
    'P0',
    'good pictures of all kinds',
    'drawn anew, ≤ 512 px, upright, nothing that came along',
    [
      server('accounts/avatar.test.ts', 'takes %s and keeps a WebP of 512 px at most'),
      server('accounts/avatar.test.ts', 'turns a picture upright and keeps nothing that came with it'),
    ],
  ],
  [
    'I-18',
    'P0',
    'what is no picture, and pictures that are more',
    'refused or made harmless; the name is ours',
    [
      server('accounts/avatar.test.ts', 'refuses %s, whatever it is called'),
      server('accounts/avatar.test.ts', 'makes a polyglot harmless: what is served was drawn anew'),
    ],
  ],
  [
    'I-21',
    'P0',
    'scripts in every place that takes text',
    'text wherever it is shown: pages, desk, mails, lists, calendar files',
    [fault('markup'), walk('markup')],
  ],
  [
    'I-22',
    'P0',
    'scripts in articles',
    'nothing runs, nobody else is asked',
    [
      walk('markup'),
      server('blog/desk-posts.test.ts', 'keeps and shows nothing that runs, whatever the editor was made to send'),
      test('features/blog/sanitise-article.test.ts', 'leaves nothing but what an article is made of'),
    ],
  ],
  [
    'I-24',
    'P0',
    'formulas in what becomes a table, line ends in what becomes a mail',
    'harmless; one recipient',
    [
      fault('markup'),
      server('guest-forms/submissions.test.ts', 'gets exactly the fields of the specification, formulas made harmless'),
      server('bookings/desk-bookings.test.ts', 'exports a list in which nothing is a formula'),
    ],
  ],
  [
    'I-25',
    'P0',
    'codes of apartments as people and machines write them',
    'trimmed and upper-cased ASCII, all else unknown',
    [server('guide/guide.test.ts', '%s is B902'), server('guide/guide.test.ts', '%s is an unknown apartment'), corpora],
  ],
  [
    'I-27',
    'P0',
    'hostile headers',
    'the configured origin in links and mails; X-Forwarded-For from proxies alone',
    [
      fault('malformed'),
      server(
        'guide/guide-budget.test.ts',
        'believes X-Forwarded-For from a trusted proxy only, and only what that proxy wrote',
      ),
      server(
        'public-pages/findable.test.ts',
        'lets nobody choose its addresses: neither the Host header nor a forwarded one',
      ),
    ],
  ],
  ['I-28', 'P0', '50,000 letters of near misses for every pattern', '≤ 100 ms each', [fault('near-misses')]],
  [
    'I-30',
    'P0',
    'the chat: roles, sizes, made to tell codes',
    'server’s own instructions, no code in any answer or question',
    [
      server('contact/chat.test.ts', 'decides model and instructions itself, whatever comes along'),
      server('contact/chat.test.ts', 'never tells a door code or a password, fifty ways of asking'),
      server('contact/chat.test.ts', 'stops asking when the guest has gone'),
    ],
  ],
]);
