import { expect } from 'vitest';
import { likely, type Schema } from '../../faults/schema-fuzz';
import { deskOf } from '../../support/desk';
import { onSqlite } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';
import { table } from '../../support/table';

const start = onSqlite();

/** Every name under which a call takes a day. */
const DAYS = [
  'day',
  'from',
  'to',
  'checkIn',
  'checkOut',
  'date',
  'birthday',
  'birth',
  'entryDay',
  'stayLimit',
  'leftDay',
];
const ENDS = [
  ['0000-01-01', '0001-01-01'],
  ['1900-01-01', '1900-01-02'],
  ['1900-01-01', '2200-12-31'],
  ['2200-12-30', '2200-12-31'],
  ['9999-12-30', '9999-12-31'],
] as const;
/** Their names begin what comes first. */
const FIRST = /^(?:from|checkIn|birthday|birth|entryDay)$/;
/** They end the session that asks, never end themselves, or start a program of the build, which is not there. */
const LAST_CALLS = /auth|staff|second-factor|confirm|events|doctor/;

interface Described {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
}

/** The same with every day in it, however deep, at one end of time. */
function withDays(value: unknown, [early, late]: readonly [string, string], name = ''): unknown {
  if (DAYS.includes(name)) return FIRST.test(name) ? early : late;
  if (Array.isArray(value)) return value.map((one) => withDays(one, [early, late]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDays(inner, [early, late], key)]));
}

table(ENDS)('no call fails over the days from %s to %s', async (...ends) => {
  const server = await start({ hotel: stayHotel() });
  const { cookie } = await deskOf(server);
  const query = new URLSearchParams(
    withDays(Object.fromEntries(DAYS.map((day) => [day, ''])), ends) as Record<string, string>,
  ).toString();
  const { paths } = (await server.app.inject('/api/openapi.json')).json<Described>();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      method,
      path,
      body: call.requestBody?.content['application/json'],
    })),
  );
  const failed: string[] = [];
  let looked = 0;
  for (const { method, path, body } of calls) {
    if (LAST_CALLS.test(path)) continue;
    const address = path.replace(/\{\w*(?:code|apartment|door)\w*\}/i, 'B902').replace(/\{[*\w]+\}/g, '1');
    const answer = await server.app.inject({
      method: method.toUpperCase() as 'GET',
      url: `${address}?${query}`,
      remoteAddress: `203.0.${looked >> 8}.${looked & 255}`,
      headers: { cookie },
      ...(body === undefined
        ? {}
        : {
            payload: withDays(
              likely(body.schema, () => 0.5),
              ends,
            ) as object,
          }),
    });
    looked += 1;
    if (answer.statusCode >= 500 || (answer.statusCode === 401 && path.startsWith('/api/reception')))
      failed.push(`${answer.statusCode} ${method} ${path}`);
  }
  expect(looked).toBeGreaterThan(140);
  expect(failed).toEqual([]);
});
