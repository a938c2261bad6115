/**
 * One flow a subject, by their titles: what `npm test` walks in a real browser. `npm run test:all` walks them all. Requests, the
 * board and printing are in screens and server's tests; their flows took two fifths of the time of all.
 */
export const SMOKE = {
  'the scan': 'sees the door code, the Wi-Fi and sections that open one by one',
  'the guide without a network': 'with the server stopped, in both languages, every section opens',
  'the guest form': 'sent without a network opens the guide all the same, and is delivered once',
  finding: 'from the home page to the booking page: search, a home of the results, its room with the same dates',
  paying: 'a real payment confirms by itself, and the page is there without a network, with its time',
  cancelling: 'cancelling asks first, says what it costs, and frees the nights',
  'from booking to door': 'a booking leads to a guide, one tap at the desk gives it its door, and cancelling ends it',
  'sealed codes':
    'a sealed code stays sealed whatever the phone’s clock says, opens by eight symbols, and goes with the stay',
  accounts: 'register, log in, profile with a picture, log out without a network: nothing of the person stays',
  'the desk by finger': 'the desk, by finger, 390 px a walk-in is booked, checks in and leaves with a balance',
  'new versions': 'is offered, never applied, and a half-filled form keeps its words',
  'weight of the home page': 'the home page, its lower half included, needs at most',
  'weight of the guide': 'the guide reaches no script of the site, and at most',
};

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches what Playwright looks at: a flow's file, groups and title, with blanks between. */
export const isSmoke = new RegExp(Object.values(SMOKE).map(escaped).join('|'));
