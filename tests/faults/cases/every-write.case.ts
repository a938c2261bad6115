import { expect, it } from 'vitest';
import { startMomo } from '../../support/stand-ins/momo';
import { onEveryEngine, type StartServer } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { faultsIn } from '../engine';
import { figure } from '../figures';
import { everything, guestWrites, type People, peopled, wholeHotel, type Write } from '../whole-house';

/** Tables that count calls, or note when a session was seen. */
const MAY_MOVE = /^(sessions|health|account_attempts|booking_parties|known_browsers|request_rates)$/;
/** Columns that say when a row was last touched, and how far a mail has come: no effect of a call. */
const TOUCHED = /"(?:updated_at|seen_at|revision|sent_at|outcome|closed_at|next_at|tries|busy_until)":[^,}]+/g;

/**
 * Values that nobody may give a booking, a person or a word of theirs; the marks are looked for in the whole database.
 */
const NOT_THEIRS = {
  role: 'RECEPTION-not-theirs',
  id: 'id-not-theirs',
  user_id: 'user-not-theirs',
  createdAt: '1999-not-theirs',
  created_at: 919_191_919,
  emailVerified: 'verified-not-theirs',
  state: 'state-not-theirs',
  paid: 919_191_919,
  refundDue: 919_191_919,
  endsAt: 919_191_919,
  isAdmin: 'admin-not-theirs',
  __proto__: { polluted: 'proto-not-theirs' },
};

const NOW = /"serverNow":"[^"]*"/;

const send = ({ app }: TestServer, { method, path, body, cookie }: Write, key: string) =>
  app.inject({
    method,
    url: path,
    remoteAddress: `203.0.${key.length}.7`,
    headers: {
      'idempotency-key': key,
      'content-type': 'application/json',
      ...(cookie === undefined ? {} : { cookie }),
    },
    payload: JSON.stringify(body),
  });

/** Tries each write on a house of its own: one would otherwise stand in the way of the next. */
async function withEach(
  start: StartServer,
  use: (server: TestServer, write: Write, people: People) => Promise<string[]>,
): Promise<{ tried: string[]; wrong: string[] }> {
  const momo = await startMomo();
  const tried: string[] = [];
  const wrong: string[] = [];
  try {
    for (let index = 0; ; index += 1) {
      const server = await start({ hotel: wholeHotel(), env: momo.env });
      const people = await peopled(server);
      const write = guestWrites(people)[index];
      if (!write) break;
      tried.push(`${write.method} ${write.path}`);
      const found = [...(await use(server, write, people)), ...(await faultsIn(server))];
      wrong.push(...found.map((one) => `${write.method} ${write.path}: ${one}`));
      await server.close();
    }
  } finally {
    await momo.close();
  }
  return { tried, wrong };
}

onEveryEngine('every write of a guest', (start) => {
  it('S-31: whose answer is lost and that comes again under its key has one effect and the same bytes', async () => {
    const { tried, wrong } = await withEach(start, async (server, write) => {
      const first = await send(server, write, 'the-same-key-again');
      if (first.statusCode >= 300) return [`${first.statusCode} ${first.body}`];
      const before = await everything(server);
      server.clock.forward(1000);
      const again = await Promise.all([1, 2, 3].map(() => send(server, write, 'the-same-key-again')));
      const after = await everything(server);
      return [
        ...again.flatMap(({ statusCode, body }) =>
          // Cancelling again finds it cancelled; its view carries the time of each answer.
          statusCode === first.statusCode && body.replace(NOW, '') === first.body.replace(NOW, '')
            ? []
            : [`again: ${statusCode} ${body}, not ${first.statusCode} ${first.body}`],
        ),
        ...[...after].flatMap(([table, rows]) =>
          rows.replaceAll(TOUCHED, '') === before.get(table)?.replaceAll(TOUCHED, '') || MAY_MOVE.test(table)
            ? []
            : [`a second effect in ${table}`],
        ),
      ];
    });
    figure(`${tried.length} writes, each four times: ${wrong.length} with another answer or a second effect`);
    expect(wrong).toEqual([]);
  });

  it('I-9: keeps nothing of what a caller may not say', async () => {
    const { tried, wrong } = await withEach(start, async (server, write) => {
      const body = JSON.parse(
        `${JSON.stringify({ ...write.body, ...NOT_THEIRS }).slice(0, -1)},"__proto__":{"role":"proto-not-theirs"}}`,
      ) as Record<string, unknown>;
      const text = `${JSON.stringify(body).slice(0, -1)},"__proto__":{"role":"proto-not-theirs"}}`;
      const answer = await server.app.inject({
        method: write.method,
        url: write.path,
        headers: {
          'content-type': 'application/json',
          ...(write.cookie === undefined ? {} : { cookie: write.cookie }),
        },
        payload: text,
      });
      const kept = [...(await everything(server))].filter(([, rows]) => /not-theirs|919191919/.test(rows));
      return [
        ...(answer.statusCode < 500 ? [] : [`${answer.statusCode} ${answer.body}`]),
        ...kept.map(([table]) => `kept in ${table}`),
        ...(answer.body.includes('not-theirs') ? [`said again: ${answer.body}`] : []),
        ...('role' in {} ? ['a prototype is polluted'] : []),
      ];
    });
    figure(`${tried.length} writes with ${Object.keys(NOT_THEIRS).length + 1} fields too many: ${wrong.length} kept`);
    expect(wrong).toEqual([]);
  });
});
