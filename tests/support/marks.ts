import type { TestServer } from './server';

const given = new WeakMap<TestServer, Map<string, string>>();

/** A cookie with a mark that this server has given out: the same for the same name. What is asked for it counts for nothing. */
export async function markOf(server: TestServer, name = 'one'): Promise<string> {
  const marks = given.get(server) ?? new Map<string, string>();
  given.set(server, marks);
  const known = marks.get(name);
  if (known !== undefined) return known;
  const answer = await server.app.inject({ url: '/api/guide/%20no%20door', remoteAddress: '192.0.2.1' });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  marks.set(name, cookie);
  return cookie;
}
