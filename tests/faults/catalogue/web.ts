import { casesOf, fault, flow, phone, server, test, walk } from './shape';

const crawl = fault('crawl');
const people = fault('people');

/** Security on the web. */
export const WEB = casesOf([
  [
    'W-1',
    'P0',
    'headers on every address and every refusal',
    'none missing, nothing told about the server',
    [crawl, server('platform/answers.test.ts', 'carries the headers that keep a browser safe, errors included')],
  ],
  [
    'W-2',
    'P0',
    'the policy of content on every page',
    'no violation, nothing unsafe',
    [walk('wander'), server('public-pages/pages.test.ts', 'allows exactly the scripts and styles that stand in it')],
  ],
  [
    'W-3',
    'P0',
    'cookies',
    '__Host-, HttpOnly, Secure, Lax; random',
    [
      server(
        'accounts/sessions.test.ts',
        'has a token of 256 random bits: ten thousand are all different, and every byte is as likely as any other (W-3)',
      ),
      server('accounts/sessions.test.ts', 'wears a __Host- cookie on a secure origin: HttpOnly, Secure, SameSite=Lax'),
      server('accounts/sessions.test.ts', 'opens with a new value at every login and ends the one before (fixation)'),
    ],
  ],
  ['W-4', 'P0', 'another site’s page writes', '403 or 415 on every write, no effect', [people]],
  ['W-5', 'P0', 'another origin reads', 'no permission reflected, anywhere', [crawl]],
  [
    'W-6',
    'P0',
    'the life of a session',
    'ends when it should, in every browser; outlives a restart',
    [
      people,
      server(
        'accounts/sessions.test.ts',
        'is over after 14 days without a visit, and after 30 days with one every day',
      ),
      server('accounts/sessions.test.ts', 'is over after logout'),
      server('accounts/profile.test.ts', 'signs every other browser out, and this one stays'),
    ],
  ],
  [
    'W-8',
    'P0',
    'what is told of people and bookings',
    'exactly the fields of the contract',
    [
      server('accounts/profile.test.ts', 'shows others exactly id, name and picture'),
      server(
        'catalogue/catalogue.test.ts',
        'lists what keeps a room taken with nothing about the guest: status and dates alone',
      ),
      people,
    ],
  ],
  [
    'W-9',
    'P1',
    'who has an account',
    'same words, medians ± 10 ms',
    [
      people,
      server('accounts/login.test.ts', 'takes as long for an address without an account as for a wrong password'),
      server('accounts/lost-password.test.ts', 'is answered alike for an address with an account and one without'),
    ],
  ],
  [
    'W-10',
    'P0',
    'guessing passwords; honest guests behind the same address',
    '≤ 100 a day; nobody honest refused',
    [
      server('accounts/login.test.ts', 'has five free tries; the sixth waits, longer each time, at most a minute'),
      server(
        'accounts/guessing-all-day.test.ts',
        'guesses at most a hundred passwords of one account in a day, whatever addresses and browsers it has',
      ),
      server('accounts/login.test.ts', 'refuses none of the honest guests behind one address'),
      server(
        'accounts/login.test.ts',
        'that is right comes in within a minute while somebody behind the same address guesses',
      ),
    ],
  ],
  [
    'W-11',
    'P0',
    'passwords at rest',
    'argon2id, salted, nowhere in the clear',
    [server('accounts/registration.test.ts', 'keeps a password as argon2id with a salt of its own, and nowhere else')],
  ],
  [
    'W-14',
    'P1',
    'what comes from others',
    'exact versions, a list with checksums',
    [
      test('architecture/supply-chain.test.ts', 'installs exact versions alone'),
      test(
        'architecture/supply-chain.test.ts',
        'lists all that runs in production and nothing else, with checksums, without a network',
      ),
    ],
    '`npm audit` needs a registry (docs/security.md says when it is run); two builds are not compared byte by byte.',
  ],
  [
    'W-15',
    'P0',
    'whom pages ask',
    'ourselves alone, until a tap',
    [
      walk('wander'),
      flow('every-page.spec.ts', 'every page of the site and the guide is sound: axe, width, heading, styles'),
    ],
  ],
  ['W-16', 'P1', 'bodies of refusals', 'one envelope, nothing of the inside', [crawl]],
  [
    'W-17',
    'P0',
    'listing the house in open mode; 600 honest guests',
    '≤ 30 an hour for one address, nobody honest refused',
    [
      server(
        'guide/guide-budget.test.ts',
        'gives an address outside the hotel thirty an hour, whatever marks it carries',
      ),
      server(
        'guide/guide-budget.test.ts',
        'keeps none of six hundred guests waiting who come within an hour, each to a door of their own, some to two',
      ),
      server(
        'guide/guide-budget.test.ts',
        'closes the doors beyond the first of every network when somebody lists the house, and tells the desk',
      ),
      server('guide/guide-budget.test.ts', 'pauses after ten wrong codes in a row, for a quarter of an hour at most'),
    ],
  ],
  [
    'W-19',
    'P0',
    'keys of stays',
    'masked without; revoked ≤ 5 s; guessing is slowed',
    [
      server('guest-access/stays.test.ts', 'opens no other apartment and nothing with a wrong key'),
      server('guest-access/stays.test.ts', 'slows down who guesses keys, and never who has the right one'),
      flow(
        'desk.spec.ts',
        'a stay is made at the desk, opens on the guest’s phone, and is over there within 5 s of being revoked',
      ),
      flow('stay-mode.spec.ts', 'a made-up key neither opens anything nor travels in an address'),
    ],
  ],
  [
    'W-20',
    'P1',
    'crawlers',
    'neither guide, data nor desk',
    [
      crawl,
      server(
        'public-pages/findable.test.ts',
        'asks them to leave data, guides, forms and the desk alone, and names the sitemap',
      ),
      server('public-pages/pages.test.ts', 'asks robots to leave the guide and the data alone'),
    ],
  ],
  [
    'W-21',
    'P0',
    'what caches may keep',
    'private data never; hashed files for ever',
    [crawl, server('desk/rights.test.ts', 'keeps every answer out of caches')],
  ],
  ['W-22', 'P0', 'links that leave the guide', 'origin at most, no opener', [walk('wander')]],
  ['W-26', 'P1', '200 addresses that scanners try', 'none answers with anything', [crawl]],
  [
    'W-27',
    'P0',
    'the desk',
    'nobody but staff, every reading written down',
    [
      server(
        'desk/rights.test.ts',
        'answers a stranger with 401 and a guest with 403, whatever is asked, and changes nothing',
      ),
      server('desk/rights.test.ts', 'writes down who read or changed what, and never a code'),
      server('accounts/staff.test.ts', 'nothing that comes over the network makes one'),
    ],
  ],
]);

/** Privacy and hygiene. */
export const PRIVACY = casesOf([
  [
    'P-1',
    'P0',
    'what stays of a person after signing out',
    'nothing',
    [
      flow(
        'accounts.spec.ts',
        'register, log in, profile with a picture, log out without a network: nothing of the person stays',
      ),
    ],
    'The browser profile’s own disk cache is not searched: private answers carry no-store (W-21).',
  ],
  [
    'P-2',
    'P0',
    'signing out without a network, and in a tab that is killed',
    'wiped at once; the session ends with the next contact',
    [
      flow(
        'accounts.spec.ts',
        'register, log in, profile with a picture, log out without a network: nothing of the person stays',
      ),
      walk('leaving'),
    ],
  ],
  [
    'P-4',
    'P0',
    'what stands in logs',
    'no secret, no word of a guest, no whole address',
    [
      fault('canaries'),
      server('platform/hostile.test.ts', 'are in no answer but that of their own apartment, and in no log'),
    ],
  ],
  [
    'P-5',
    'P0',
    'three guides on one phone',
    'the last one’s secrets alone; none after "forget"',
    [
      flow('offline.spec.ts', 'keeps the last opened apartment only, and forgets it when asked'),
      flow('offline.spec.ts', 'no secret of any apartment stands in what the worker keeps for everybody'),
      phone('guide-record.test.ts', 'leaves nothing private'),
    ],
  ],
  [
    'P-8',
    'P0',
    'a deletion on request',
    'gone from tables, files and logs; the booking stays without a name',
    [
      server(
        'privacy/person.test.ts',
        'is gone after a deletion from tables, log of changes, free pages, files and logs, and the booking stays',
      ),
    ],
  ],
  [
    'P-10',
    'P0',
    'what is told to others',
    'the fields of the specification alone',
    [
      server('guest-forms/submissions.test.ts', 'gets exactly the fields of the specification, formulas made harmless'),
      server(
        'payments/wallet.test.ts',
        'asks for an order with our price, nothing of the guest, and a right signature',
      ),
      server('contact/chat.test.ts', 'passes on the conversation and nothing of the guest'),
    ],
  ],
  ['P-11', 'P1', 'the first visit', 'no stranger asked, only what is needed kept', [walk('wander')]],
  [
    'P-12',
    'P0',
    'addresses on every way through the product',
    'nothing of a person in them',
    [walk('wander'), walk('leaving')],
  ],
  [
    'P-13',
    'P1',
    'a person’s own data',
    'all of theirs, nobody else’s',
    [
      server(
        'privacy/person.test.ts',
        'is found by address, number as anybody writes it, or booking, and handed over whole, with nobody else’s',
      ),
    ],
  ],
]);
