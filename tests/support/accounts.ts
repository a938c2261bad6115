import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from './server';

/** Somebody who registers; a number makes another one. */
export const personOf = (number = 1, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: `Nguyễn Thị Diễm ${number}`,
  email: `diem${number}@example.vn`,
  phoneNumber: `0912 345 ${String(100 + number)}`,
  password: 'Hoa-phuong-2026',
  ...changes,
});

export const post = (
  server: TestServer,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

export const register = (
  server: TestServer,
  body: Record<string, unknown> = personOf(),
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => post(server, '/api/v1/auth/register', body, headers);

export const login = (
  server: TestServer,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => {
  const { email, password } = personOf();
  return post(server, '/api/v1/auth/login', { email, password, ...body }, headers);
};

/** The cookies that an answer sets, as the browser sends them back. */
export const cookieOf = (answer: LightMyRequestResponse): string =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Registers somebody and signs in: id and cookies. */
export async function signedIn(server: TestServer, number = 1): Promise<{ id: string; cookie: string }> {
  const person = personOf(number);
  await register(server, person);
  const answer = await login(server, { email: person['email'], password: person['password'] });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { id: answer.json<{ data: { id: string } }>().data.id, cookie: cookieOf(answer) };
}
