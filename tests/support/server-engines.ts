import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { copyPostgres, dropPostgres } from './postgres';
import { runsOn, whyNoPostgres } from './postgres-cluster';
import { TEST_NOW } from './clock.mjs';
import { hotelText, startTestServer, type TestServer, type TestServerOptions } from './server';
import { postgresTemplate } from './templates';

export type StartServer = (options?: TestServerOptions) => Promise<TestServer>;

/**
 * The same tests on SQLite, and on PostgreSQL in the run that is for it (`npm run test:pg`). For what has SQL of its own:
 * stores, money, concurrency, migrations. Every server that a test starts is closed after it, and what it had on PostgreSQL
 * is taken away.
 */
export function onEveryEngine(
  title: string,
  tests: (start: StartServer, freshDatabase: () => Promise<string | null>) => void,
): void {
  if (runsOn('sqlite')) describe(`${title} (sqlite)`, () => tests(onSqlite(), () => Promise.resolve(null)));
  if (!runsOn('postgres')) return;
  const reason = whyNoPostgres();
  if (reason) it.skip(`${title} (postgres): ${reason}`, () => undefined);
  else describe(`${title} (postgres)`, () => tests(...onPostgres()));
}

/** For tests that are about nothing that engines do differently. */
export function onSqlite(): StartServer {
  const started: TestServer[] = [];
  afterEach(() => closeAll(started));
  return async (options) => keep(started, await startTestServer(options));
}

/**
 * One server for all tests of a group that leave it as it was: what they ask is read, or refused. A start computes longer
 * than most of what they ask.
 */
export function onOneServer(options?: TestServerOptions): () => TestServer {
  let server: TestServer | null = null;
  beforeAll(async () => {
    server = await startTestServer(options);
  });
  afterAll(() => server?.close());
  return () => {
    if (!server) throw new Error('The server is there while tests of its group run.');
    return server;
  };
}

function onPostgres(): [StartServer, () => Promise<string>] {
  const started: TestServer[] = [];
  const databases: string[] = [];
  afterEach(async () => {
    await closeAll(started);
    for (const url of databases.splice(0)) await dropPostgres(url);
  });
  const database = async (template: string): Promise<string> => keep(databases, await copyPostgres(template));
  const start: StartServer = async (options = {}) => {
    const databaseUrl =
      options.databaseUrl ??
      (await database(await postgresTemplate(hotelText(options), options.clock?.now ?? TEST_NOW)));
    return keep(started, await startTestServer({ ...options, databaseUrl }));
  };
  return [start, () => database('template1')];
}

function keep<T>(list: T[], item: T): T {
  list.push(item);
  return item;
}

async function closeAll(servers: TestServer[]): Promise<void> {
  for (const server of servers.splice(0).reverse()) await server.close();
}
