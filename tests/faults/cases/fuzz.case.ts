import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { signedIn } from '../../support/accounts';
import { deskOf } from '../../support/desk';
import { SECRETS } from '../../support/hotel';
import { setLimits } from '../../support/limits';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel } from '../../support/stays';
import { faultsIn } from '../engine';
import { dice, figure, FUZZ_RUNS, ms, SEED, tally } from '../figures';
import { likely, oddValues, type Schema, spoiled } from '../schema-fuzz';

interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; schema: Schema }[];
  body: Schema | null;
}
interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Operation['parameters']; requestBody?: { content: Record<string, { schema: Schema }> } }
    >
  >;
}

/** A stream of events that stays open: nothing comes back from it to look at. */
const ENDLESS = ['/api/reception/events'];
/** Number of calls at the same time. */
const AT_ONCE = 8;
const SLOW_MS = 2000;
/** Text that no refusal may tell. */
const INSIDE = /\bat .+\.[jt]s:\d|node_modules|SQLITE|syntax error|relation "|select \*|\/src\/|kysely/i;

async function operationsOf(server: TestServer): Promise<Operation[]> {
  const { paths } = (await server.app.inject('/api/openapi.json')).json<OpenApi>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'head' && !ENDLESS.includes(path))
      .map(([method, { parameters, requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        parameters: parameters ?? [],
        body: requestBody?.content['application/json']?.schema ?? null,
      })),
  );
}

interface People {
  desk: string;
  guest: { id: string; cookie: string };
  booking: string;
}

/** A house with somebody in it: without, every id is wrong and nothing behind it is ever reached. */
async function peopled(server: TestServer): Promise<People> {
  const desk = await deskOf(server);
  const guest = await signedIn(server);
  const booking = await booked(server, bookingOf());
  await desk.send('POST', 'stays', { apartment: 'B902', guestName: 'A', from: '2026-11-20', to: '2026-11-22' });
  return { desk: desk.cookie, guest, booking };
}

/** Tries one call so many times; the statuses that came. */
async function tryCall(server: TestServer, operation: Operation, people: People, seed: number): Promise<number[]> {
  const roll = dice(seed);
  const odd = oddValues(seed);
  const anyOdd = (): unknown => odd[Math.floor(roll() * odd.length)];
  const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const part = (value: unknown): string =>
    encodeURIComponent(asText(value).replaceAll(/\p{Cs}/gu, '\ufffd')).slice(0, 2000);
  const ids = [people.guest.id, people.booking, '1', 'B902', 'x', 'fees'];
  const cookie = operation.path.startsWith('/api/reception') ? people.desk : people.guest.cookie;

  const one = async (run: number): Promise<LightMyRequestResponse> => {
    const path = operation.path.replaceAll(/\{[^}]*\}/g, () =>
      roll() < 0.7 ? (ids[Math.floor(roll() * ids.length)] ?? '') : part(anyOdd()),
    );
    const query = operation.parameters
      .filter((parameter) => parameter.in === 'query' && roll() < 0.8)
      .map(({ name, schema }) => `${name}=${part(roll() < 0.6 ? likely(schema, roll, name) : anyOdd())}`);
    const right = operation.body === null ? {} : likely(operation.body, roll);
    const body = roll() < 0.15 ? right : spoiled(right, odd, roll);
    const url = path + (query.length > 0 ? `?${query.join('&')}` : '');
    const began = performance.now();
    const answer = await server.app.inject({
      method: operation.method as 'POST',
      url,
      // Each from a network of its own: what is looked for lies behind the limits.
      remoteAddress: `${11 + (run % 80)}.${run % 250}.${Math.floor(roll() * 250)}.7`,
      headers: {
        'content-type': 'application/json',
        ...(roll() < 0.9 ? { cookie } : {}),
        ...(roll() < 0.3 ? { 'idempotency-key': `fuzz-${Math.floor(roll() * 40)}-key` } : {}),
      },
      ...(operation.method === 'GET'
        ? {}
        : { payload: roll() < 0.03 ? asText(body).slice(0, -1) : JSON.stringify(body) }),
    });
    const took = performance.now() - began;
    const said = `${operation.method} ${url} ${JSON.stringify(body).slice(0, 500)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
    if (answer.statusCode >= 500) throw new Error(said);
    if (answer.statusCode >= 400) {
      if (INSIDE.test(answer.body)) throw new Error(`tells of the inside: ${said}`);
      if (took > SLOW_MS) throw new Error(`${ms(took)}: ${said}`);
    }
    if (
      !operation.path.startsWith('/api/reception') &&
      !operation.path.startsWith('/api/guide/') &&
      SECRETS.test(answer.body)
    )
      throw new Error(`a secret: ${said}`);
    return answer;
  };

  const statuses: number[] = [];
  for (let run = 0; run < FUZZ_RUNS; run += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => one(run + index)));
    statuses.push(...answers.map(({ statusCode }) => statusCode));
  }
  return statuses;
}

onEveryEngine('every call', (start) => {
  it('I-1: takes 2,000 cases of its own schema without a fault, and the house is whole afterwards', async () => {
    const hotel = stayHotel();
    const operations = await operationsOf(await start({ hotel }));
    expect(operations.length).toBeGreaterThan(100);
    const all: number[] = [];
    const wrong: string[] = [];
    const asked = process.env['FAULTS_CALL'];
    for (const [index, operation] of operations.entries()) {
      const name = `${operation.method} ${operation.path}`;
      if (asked !== undefined && !name.includes(asked)) continue;
      const server = await start({ hotel });
      await setLimits(server, {});
      const people = await peopled(server);
      try {
        const statuses = await tryCall(server, operation, people, SEED * 1000 + index);
        all.push(...statuses);
        wrong.push(...(await faultsIn(server)).map((fault) => `${name}: ${fault}`));
      } catch (error) {
        wrong.push(error instanceof Error ? error.message : String(error));
      }
      await server.close();
    }
    const classes = tally(all.map((status) => `${Math.floor(status / 100)}xx`));
    figure(`${operations.length} calls, ${all.length} cases (seed ${SEED}): ${classes}`);
    expect(wrong).toEqual([]);
  });
});
