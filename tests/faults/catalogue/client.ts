import { casesOf, flow, phone, server, test, walk, worker } from './shape';

const weather = walk('weather');
const storage = walk('storage');

/** Faults of phone and network, in Chromium. */
export const CLIENT = casesOf([
  [
    'C-1',
    'P0',
    'a network that accepts and never answers',
    'code ≤ 2.5 s, no state that waits longer than 10 s',
    [
      weather,
      flow('offline.spec.ts', 'a network that accepts and never answers does not keep the code from the guest'),
    ],
  ],
  [
    'C-2',
    'P0',
    'no network and a server that is down, on every route',
    'the app’s own page, what is missing is named',
    [
      flow(
        'offline-every-page.spec.ts',
        'every page is itself without a network and beside a server that is down, and names what is missing (C-2)',
      ),
    ],
  ],
  [
    'C-3',
    'P0',
    'a portal answers 200 to everything',
    'nothing of it is kept; hint; recovers by itself',
    [
      flow('offline.spec.ts', '${portal} after the install: says so, keeps what is saved, recovers by itself'),
      flow('offline.spec.ts', '${portal} during the install: nothing of it is kept, the install completes later'),
    ],
  ],
  [
    'C-4',
    'P0',
    'a portal answers what each form sends',
    'not shown as sent, delivered once later',
    [weather, flow('guest-form.spec.ts', 'is not taken as sent by a sign-in page (${portal})')],
  ],
  [
    'C-5',
    'P0',
    'a portal redirects to another origin',
    'no cookie, key or word of a guest arrives there',
    [weather, test('api/request.test.ts', 'carries key, language and JSON, and follows no redirect')],
  ],
  [
    'C-7',
    'P0',
    'a new version under a portal, cut short, or trickling',
    'the old one goes on working, the new one comes later',
    [
      weather,
      flow('update.spec.ts', 'under ${weather} leaves the old one at work and comes later'),
      worker('worker.test.ts', 'that cannot be had leaves the old one whole (C-7)'),
    ],
  ],
  [
    'C-9',
    'P0',
    'a new version in the middle of a form',
    'no reload without consent, every word stays',
    [
      flow('update.spec.ts', 'is offered, never applied, and a half-filled form keeps its words'),
      flow(
        'update.spec.ts',
        'leaves a half-filled booking as it is, its dates included, before and after consent (C-9)',
      ),
    ],
  ],
  [
    'C-11',
    'P0',
    'an old tab beside a new build',
    'its files are still there; never HTML as a script',
    [
      server('public-pages/pages.test.ts', 'of an earlier build are still there'),
      worker(
        'registration.test.ts',
        'and that the server does not have any more: one reload, not a second within a minute',
      ),
    ],
  ],
  [
    'C-13',
    'P0',
    'the phone’s database never opens, fails, is blocked, or throws',
    'usable ≤ 3 s, forms go out, the guest is told',
    [
      storage,
      flow('storage.spec.ts', 'whose database never answers goes on without it within three seconds'),
      flow('guest-form.spec.ts', 'a database that never answers does not hold the guest up'),
    ],
  ],
  [
    'C-14',
    'P0',
    'the phone’s database is damaged with two unsent items in it',
    'opens, and says that two were lost',
    [
      storage,
      phone('outbox.test.ts', 'tells how many unsent words were lost when the database comes back empty (C-14)'),
    ],
  ],
  [
    'C-15',
    'P0',
    'a phone without room',
    'says so, words stay, pictures go first and the code last',
    [
      storage,
      phone('full-phone.test.ts', 'gives up pictures first'),
      phone('full-phone.test.ts', 'then says so, so that the words stay in the form'),
    ],
  ],
  [
    'C-17',
    'P0',
    'a private window, and a browser that blocks all storage',
    'guide, form and booking work, nothing throws',
    [
      flow('storage.spec.ts', 'with all storage throwing still reads the guide and its code'),
      flow('guest-form.spec.ts', 'without ${what} the form says so, reaches the hotel and opens the guide'),
    ],
    'A profile that really blocks storage: Debian’s Chromium ends by itself there as soon as one of our pages is opened (a text file is shown). Storage that throws on every access stands in for it; every flow runs in a private window.',
  ],
  [
    'C-18',
    'P0',
    'only session storage throws',
    'the sentence of the specification, never a dead button',
    [
      flow('guest-form.spec.ts', 'without ${what} the form says so, reaches the hotel and opens the guide'),
      test('features/guest-forms/guest-form.test.tsx', 'opens and works where even naming session storage throws'),
    ],
  ],
  [
    'C-19',
    'P0',
    'the caches are cleared under the worker, without a network',
    'a page of the worker’s own; whole again with a network',
    [
      storage,
      worker(
        'worker.test.ts',
        'until then a page of the worker itself says what is the matter, in both languages (C-19)',
      ),
      worker('worker.test.ts', 'mends itself when the caches were cleared under it'),
    ],
  ],
  [
    'C-21',
    'P0',
    'booked without a network, taken by another meanwhile',
    'a clear conflict, the draft stays',
    [
      flow(
        'find.spec.ts',
        'C-21: chosen without a network, taken by another meanwhile: the conflict with free dates, nothing sent before',
      ),
    ],
  ],
  [
    'C-22',
    'P0',
    'the wallet without a network',
    'refused, nothing follows by itself',
    [flow('booking.spec.ts', 'without a network nothing is sent, the draft stays, and nothing follows by itself')],
  ],
  [
    'C-23',
    'P0',
    'twenty taps, Enter, two tabs, back, reload',
    'one booking, one order',
    [
      flow('booking.spec.ts', 'twenty taps and Enter make one booking and one order; Back shows the hold'),
      flow('booking.spec.ts', 'a second tab joins the hold of the first'),
    ],
    'The browser’s memory of whole pages (bfcache): Chromium gives it to no page whose worker it can lose, and not headless.',
  ],
  [
    'C-24',
    'P0',
    'the answer to a booking is lost; the tab is killed between',
    'one booking',
    [
      flow('booking.spec.ts', 'a lost answer is asked for again under the same key, and the wallet opens'),
      flow('booking.spec.ts', 'a tab killed while it was sending finds the same attempt again'),
    ],
  ],
  [
    'C-26',
    'P0',
    'a hold on phones whose clocks are wrong, stopped or asleep',
    'the server’s time left ±2 s; nothing to pay at the end',
    [walk('clocks'), flow('booking.spec.ts', 'a clock that is a year off counts the hold by the server')],
  ],
  [
    'C-27',
    'P0',
    'five waiting items, one refused, one that fails',
    'the others go once, in order',
    [
      phone('outbox.test.ts', 'sends the rest in order past a refused one and one that has to wait'),
      phone('outbox.test.ts', 'waits 1, 2, 4… s, at most a minute'),
    ],
  ],
  [
    'C-28',
    'P1',
    'an item that has waited for more than 30 days',
    'asked about, not sent',
    [phone('outbox.test.ts', 'is not sent behind its writer’s back: it goes when they say so, under its own key')],
  ],
  [
    'C-29',
    'P0',
    'two tabs and a flapping network',
    'one effect each, ≤ 3 bursts',
    [
      phone('outbox.test.ts', 'sends at most three bursts while the Wi-Fi flaps twenty times in ten seconds'),
      phone('outbox.test.ts', 'sends once from two tabs'),
    ],
  ],
  [
    'C-30',
    'P0',
    'queued as one person, sent as another',
    'nothing of one is sent as the other',
    [
      phone(
        'outbox.test.ts',
        'survives the other one signing out and throwing their own away, whom nobody has asked about it',
      ),
      phone('outbox.test.ts', 'does not hold up what the other one sends'),
    ],
  ],
  [
    'C-33',
    'P0',
    'addresses that are not quite right',
    'the guide, never a blank page',
    [
      flow('first-visit.spec.ts', '${path} is B902'),
      flow('first-visit.spec.ts', "${path.slice(0, 40)} opens the guide without anybody's secrets"),
      flow('first-visit.spec.ts', 'no apartment at all: "không có mã" and the default Wi-Fi'),
    ],
  ],
  [
    'C-34',
    'P0',
    'a code changed while a guest has the guide open',
    'the new one ≤ 5 s; without a network the old one with its time',
    [
      walk('day'),
      flow(
        'desk-codes.spec.ts',
        'another default Wi-Fi password is on a guest’s open guide within 5 s, and the old one after Ctrl+Z',
      ),
      phone('guide-record.test.ts', 'shows the changed code after a refresh (C-34)'),
    ],
  ],
  [
    'C-35',
    'P0',
    'before, in and after a stay, without a network, with the clock set back',
    'masked, shown, masked and wiped',
    [
      walk('day'),
      phone('guide-record.test.ts', 'stays wiped when the clock is set back afterwards'),
      phone('guide-record.test.ts', 'does not reopen by a clock set back below a server time that was seen'),
    ],
  ],
  [
    'C-37',
    'P1',
    'the first visit meets a portal',
    'one retry after signing in gets the guide',
    [flow('offline.spec.ts', '${portal} before the first visit: one retry after signing in gets the guide')],
  ],
  [
    'C-39',
    'P0',
    'random taps in changing weather',
    'nothing thrown, what was sent arrives once',
    [
      flow(
        'random-taps.spec.ts',
        'random taps while the network changes break nothing, and what was sent arrives once (C-39)',
      ),
    ],
  ],
]);
