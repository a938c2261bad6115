import { expect, it } from 'vitest';
import { onSqlite } from '../../support/server-engines';
import { bookingOf } from '../../support/stays';
import { figure, ms } from '../figures';
import { peopled, wholeHotel } from '../whole-house';

const start = onSqlite();
const PATTERN_MS = 100;
const FORM = { fullName: 'Lê Minh', email: 'a@b.vn', phoneNumber: '0912345678', apartment: 'B902' };

it('I-28: fifty thousand letters of near misses keep no pattern busy', async () => {
  const server = await start({ hotel: wholeHotel() });
  const { guest, desk } = await peopled(server);
  const n = 50_000;
  const near = [
    `${'a@'.repeat(n / 2)}a.`,
    `a@${'a.'.repeat(n / 2)}`,
    `${'a'.repeat(n)}@`,
    `${' '.repeat(n)}x`,
    `${'-'.repeat(n)}x`,
    `${'0 '.repeat(n / 2)}x`,
    `+${'84'.repeat(n / 2)}x`,
    `${'ễ'.normalize('NFD').repeat(n / 4)}!`,
    `B${'9'.repeat(n)}`,
    '"'.repeat(n),
    '%25'.repeat(n / 3),
    'a,'.repeat(n / 2),
    `2026-${'1'.repeat(n)}`,
    '\t'.repeat(n),
  ];
  const places: [string, (word: string) => Promise<{ statusCode: number }>][] = [
    [
      'guest form, address',
      (email) => server.app.inject({ method: 'POST', url: '/api/guest-form', payload: { ...FORM, email } }),
    ],
    [
      'guest form, number',
      (phoneNumber) => server.app.inject({ method: 'POST', url: '/api/guest-form', payload: { ...FORM, phoneNumber } }),
    ],
    [
      'guest form, apartment',
      (apartment) => server.app.inject({ method: 'POST', url: '/api/guest-form', payload: { ...FORM, apartment } }),
    ],
    [
      'booking, name',
      (guestName) =>
        server.app.inject({ method: 'POST', url: '/api/apartment-bookings', payload: bookingOf({ guestName }) }),
    ],
    [
      'booking, day',
      (checkIn) =>
        server.app.inject({ method: 'POST', url: '/api/apartment-bookings', payload: bookingOf({ checkIn }) }),
    ],
    [
      'sign-in',
      (email) => server.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email, password: 'x' } }),
    ],
    [
      'register, password',
      (password) =>
        server.app.inject({
          method: 'POST',
          url: '/api/v1/auth/register',
          payload: { name: 'A', email: 'a@c.vn', phoneNumber: '0912345679', password },
        }),
    ],
    [
      'search of homes',
      (word) => server.app.inject(`/api/apartments/search?keyword=${encodeURIComponent(word.slice(0, 15_000))}`),
    ],
    ['a home by its name', (word) => server.app.inject(`/apartment-detail/${encodeURIComponent(word.slice(0, 7000))}`)],
    [
      'chat',
      (content) =>
        server.app.inject({ method: 'POST', url: '/api/chat', payload: { messages: [{ role: 'user', content }] } }),
    ],
    [
      'comment',
      (comment) =>
        server.app.inject({
          method: 'POST',
          url: '/api/comments',
          payload: { userId: guest.id, targetType: 'TOUR', targetId: 1, comment },
          headers: { cookie: guest.cookie },
        }),
    ],
    ['desk, search', (q) => desk.send('POST', 'search', { q })],
    [
      'language',
      (word) => server.app.inject({ url: '/', headers: { 'accept-language': word.replaceAll(/[^ -~]/g, 'x') } }),
    ],
    [
      'cookie',
      (word) => server.app.inject({ url: '/api/guide/B902', headers: { cookie: word.replaceAll(/[^ -~]/g, 'x') } }),
    ],
    [
      'forwarded',
      (word) =>
        server.app.inject({ url: '/api/guide/B902', headers: { 'x-forwarded-for': word.replaceAll(/[^ -~]/g, 'x') } }),
    ],
  ];
  const slow: string[] = [];
  let [longest, at] = [0, ''];
  for (const [name, ask_] of places) {
    await ask_('a');
    for (const word of near) {
      const before = process.cpuUsage();
      const { statusCode } = await ask_(word);
      const { user, system } = process.cpuUsage(before);
      const took = (user + system) / 1000;
      if (took > longest) [longest, at] = [took, name];
      if (statusCode >= 500) slow.push(`${name}: ${statusCode}`);
      if (took > PATTERN_MS) slow.push(`${name}, ${word.slice(0, 12)}…: ${ms(took)}`);
    }
  }
  figure(
    `${places.length * near.length} words of ${n.toLocaleString('en')} letters: most processor time ${ms(longest)} (${at})`,
  );
  expect(slow).toEqual([]);
});
