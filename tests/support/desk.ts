import type { LightMyRequestResponse } from 'fastify';
import { cookieOf, login } from './accounts';
import type { TestServer } from './server';

/** Somebody of the staff who is signed in, and what they ask of the desk. */
export interface Desk {
  cookie: string;
  get(path: string): Promise<LightMyRequestResponse>;
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

const EMAIL = 'letan@hien.example';
const PASSWORD = 'Le-tan-2026-hien';

/**
 * Makes a staff account and signs in; who comes back after a night, when the session has ended, signs in again, and who
 * is asked who they are says so (`tests/server/desk/fresh-proof.test.ts` knows when).
 */
export async function deskOf(server: TestServer): Promise<Desk> {
  let desk = await oneSessionOf(server);
  const again = async (ask: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> => {
    const answer = await ask();
    if (answer.statusCode === 401) desk = await signIn(server);
    else if (answer.statusCode === 403 && answer.json<{ code: string }>().code === 'confirmNeeded')
      await desk.send('POST', 'confirm', { password: PASSWORD });
    else return answer;
    return ask();
  };
  return {
    get cookie() {
      return desk.cookie;
    },
    get: (path) => again(() => desk.get(path)),
    send: (...call) => again(() => desk.send(...call)),
  };
}

/** Makes a staff account and signs in, once. */
export async function oneSessionOf(server: TestServer): Promise<Desk> {
  await server.app.services.accounts.staff.add(EMAIL, PASSWORD);
  return signIn(server);
}

async function signIn(server: TestServer): Promise<Desk> {
  const answer = await login(server, { email: EMAIL, password: PASSWORD });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return deskWith(server, cookieOf(answer));
}

/** Desk as somebody with these cookies gets it; without any, a stranger. */
export function deskWith({ app }: TestServer, cookie: string): Desk {
  const jar = new Map(cookie.split('; ').flatMap((one) => (one === '' ? [] : [[one.split('=')[0] ?? '', one]])));
  const headers = (): Record<string, string> => (jar.size === 0 ? {} : { cookie: [...jar.values()].join('; ') });
  // As a browser does: a session goes on under another token when somebody is asked again who they are.
  const keep = (answer: LightMyRequestResponse): LightMyRequestResponse => {
    for (const { name, value } of answer.cookies) jar.set(name, `${name}=${value}`);
    return answer;
  };
  return {
    get cookie() {
      return headers()['cookie'] ?? '';
    },
    get: async (path) => keep(await app.inject({ url: `/api/reception/${path}`, headers: headers() })),
    send: async (method, path, body, more = {}) =>
      keep(
        await app.inject({
          method,
          url: `/api/reception/${path}`,
          headers: { ...headers(), ...more, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        }),
      ),
  };
}
