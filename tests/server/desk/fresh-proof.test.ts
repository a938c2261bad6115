import { expect, it } from 'vitest';
import { oneSessionOf } from '../../support/desk';
import { onSqlite } from '../../support/server-engines';

const start = onSqlite();
const MINUTE = 60_000;

/** Asked for with a proof that is no older than five minutes: a desk that was left open gives none of it to who walks by. */
const PROVEN: readonly (readonly [path: string, methods: string])[] = [
  // Identity numbers of everybody who is to be declared.
  ['residents', 'GET'],
  ['residents.xlsx', 'GET'],
  ['residents.xml', 'GET'],
  // All people, all keys, all of one person, or what opens many doors.
  ['bookings.xlsx', 'GET'],
  ['bookings.csv', 'GET'],
  ['bookings/export', 'POST'],
  ['privacy/person/export', 'POST'],
  ['wifi', 'GET'],
  ['default-codes', 'GET'],
  // What nobody can take back.
  ['privacy/person/erase', 'POST'],
  ['privacy/retention', 'PUT'],
  ['privacy/clock', 'PUT'],
  ['residents/{id}', 'DELETE'],
  ['backups/{id}/restore', 'POST'],
  ['own-house', 'POST'],
  ['default-codes', 'PUT'],
  // Who may sign in, and how.
  ['staff/{id}', 'DELETE'],
  ['staff', 'POST'],
  ['staff/{id}/role', 'PUT'],
  ['staff/{id}/password', 'POST'],
  ['staff/invitations/{id}/again', 'POST'],
  ['staff/rules', 'PUT'],
  ['second-factor', 'POST DELETE'],
  ['passkeys', 'POST'],
  ['passkeys/offer', 'POST'],
  ['passkeys/{id}', 'DELETE'],
  ['second-factor/codes', 'POST'],
];

/** The day's work: of one guest or one page at a time, and what has a way back. */
const OPEN: Readonly<Record<string, string>> = {
  'bookings/{id}/story': 'GET',
  own: 'GET PUT',
  house: 'GET',
  'staff/{id}/sessions': 'DELETE',
  'staff/{id}/sessions/{session}': 'DELETE',
  'own/sessions/{session}': 'DELETE',
  passkeys: 'GET',
  'confirm/passkey': 'POST',
  'staff/invitations/{id}': 'DELETE',
  today: 'GET',
  'today/{side}': 'GET',
  items: 'GET',
  'items/{kind}/{id}': 'PUT',
  'comments/{id}': 'PUT',
  'reviews/{id}': 'PUT',
  'attention/{id}/done': 'PUT',
  stays: 'GET POST',
  'stays/{id}': 'PUT DELETE',
  'stays/{id}/arrived': 'PUT DELETE',
  'stays/{id}/end': 'POST',
  'stays/{id}/restore': 'POST',
  'stays/{id}/link': 'POST',
  'stays/{id}/release': 'GET',
  'stays/{id}/slips': 'POST',
  'stays/{id}/mail': 'POST',
  'bookings/{id}/doors': 'GET POST',
  'bookings/{id}/doors/{door}': 'DELETE',
  'bookings/{id}/joins': 'POST',
  'free-doors': 'GET',
  requests: 'GET',
  'requests/{id}': 'PUT',
  'requests/{id}/messages': 'POST',
  'requests/{id}/photo': 'GET',
  'codes/{apartment}': 'GET PUT',
  'codes/{apartment}/next': 'PUT',
  'codes/{apartment}/rotated': 'PUT DELETE',
  'codes/preview': 'POST',
  'codes/import': 'POST',
  doors: 'GET POST',
  'doors/preview': 'POST',
  'doors/many': 'POST',
  'doors/rooms': 'PUT',
  'doors/{code}': 'PATCH DELETE',
  'doors/{code}/ready': 'POST DELETE',
  'doors/{code}/tried': 'PUT DELETE',
  'doors/{code}/battery': 'PUT',
  debts: 'GET',
  wall: 'GET',
  bookings: 'GET POST',
  'bookings/{id}': 'GET PATCH',
  'bookings/{id}/confirmation': 'POST',
  'bookings/{id}/confirm': 'POST DELETE',
  'bookings/{id}/cancel': 'POST DELETE',
  'bookings/{id}/refunded': 'POST',
  'bookings/{id}/move': 'GET POST',
  'bookings/{id}/departure': 'GET',
  'bookings/{id}/arrived': 'PUT DELETE',
  'bookings/{id}/departure-hour': 'PUT',
  'bookings/{id}/arrival-hour': 'PUT',
  'bookings/{id}/left': 'DELETE PUT',
  'bookings/{id}/no-show': 'PUT DELETE',
  blocks: 'POST',
  'blocks/{id}': 'DELETE',
  calendar: 'GET',
  availability: 'GET',
  rooms: 'GET',
  'bookings/{id}/bill': 'GET',
  'bookings/{id}/charges': 'POST',
  'bookings/{id}/payments': 'POST',
  'bookings/{id}/lines/{lineId}/void': 'POST',
  search: 'POST',
  'bookings/find': 'POST',
  channels: 'GET POST',
  'channels/{id}/read': 'POST',
  'channels/events/{eventId}/booking': 'POST',
  'channels/{id}': 'DELETE',
  'channels/{id}/blocks': 'PUT',
  'feeds/{roomId}': 'POST',
  'channels/{id}/feed': 'POST',
  apartments: 'GET',
  privacy: 'GET',
  'privacy/person': 'POST',
  limits: 'GET PUT',
  'limits/lines': 'PUT',
  doctor: 'GET',
  backups: 'GET POST',
  'backups/{id}/loss': 'GET',
  mails: 'GET PUT',
  'mails/test': 'POST',
  'mails/{id}': 'PUT',
  'mails/{id}/again': 'POST',
  residents: 'POST',
  'residents/declared': 'PUT',
  'residents/within': 'PUT',
  'residents/{id}': 'PUT',
  'declaration-waivers/{id}': 'PUT DELETE',
  reading: 'GET PUT',
  'reading.xlsx': 'GET',
  content: 'GET',
  'content/{id}': 'GET PUT',
  'content/{id}/undo': 'POST',
  'content/{id}/history': 'GET',
  'content/{id}/preview': 'POST',
  audit: 'GET',
  staff: 'GET',
  confirm: 'GET POST',
  'second-factor/on': 'POST',
  photos: 'GET POST',
  'photos/{id}': 'GET PUT',
  'photos/{id}/undo': 'POST',
  'photos/{id}/history': 'GET',
  posts: 'GET POST',
  tours: 'GET POST',
  homes: 'GET POST',
  'posts/{id}': 'GET PUT',
  'posts/{id}/undo': 'POST',
  'posts/{id}/history': 'GET',
  'tours/{id}': 'GET PUT',
  'tours/{id}/undo': 'POST',
  'tours/{id}/history': 'GET',
  'rooms/{id}/prices': 'GET PUT',
  'rooms/{id}/prices/undo': 'POST',
  'rooms/{id}/prices/history': 'GET',
  'homes/{id}': 'GET PUT DELETE',
  'homes/{id}/rooms': 'POST',
  'homes/{id}/rooms/{roomId}': 'DELETE',
  'homes/{id}/undo': 'POST',
  'homes/{id}/history': 'GET',
  'tour-order': 'GET PUT',
  'tour-order/undo': 'POST',
  'tour-order/history': 'GET',
  'home-order': 'GET PUT',
  'home-order/undo': 'POST',
  'home-order/history': 'GET',
  events: 'GET',
};

const callsOf = (table: readonly (readonly [path: string, methods: string])[]): string[] =>
  table.flatMap(([path, methods]) => methods.split(' ').map((method) => `${method} ${path}`)).toSorted();

it('says of every call of the desk whether it asks for a fresh proof', async () => {
  const server = await start();
  const { paths } = (await server.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  const listed = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/reception/'))
    .map(([path, methods]) => {
      const names = Object.keys(methods).filter((method) => method !== 'head');
      return [path.slice('/api/reception/'.length), names.join(' ').toUpperCase()] as const;
    });
  expect(callsOf([...PROVEN, ...Object.entries(OPEN)])).toEqual(callsOf(listed));
});

it('asks for it as it is said, five minutes after a sign-in', async () => {
  const server = await start();
  const desk = await oneSessionOf(server);
  server.clock.forward(5 * MINUTE);
  const refused = async (call: string): Promise<string[]> => {
    const [method = '', path = ''] = call.split(' ');
    const asked = path.replaceAll(/\{\w+\}/g, 'x');
    const answer = method === 'GET' ? await desk.get(asked) : await desk.send(method as 'POST', asked, {});
    return answer.statusCode === 403 && answer.json<{ code: string }>().code === 'confirmNeeded' ? [call] : [];
  };
  const found: string[] = [];
  // The stream of changes does not end; a proof is refused as one that is wrong.
  const calls = callsOf([...PROVEN, ...Object.entries(OPEN)]).filter((call) => !['GET events'].includes(call));
  for (const call of calls) found.push(...(await refused(call)));
  expect(found).toEqual(callsOf(PROVEN));
});
