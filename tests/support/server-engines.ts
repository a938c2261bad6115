import { afterAll, afterEach, describe, it } from 'vitest';
import { freshPostgres, migratedPostgres, stopPostgres, whyNoPostgres } from './postgres';
import { startTestServer, type TestServer, type TestServerOptions } from './server';

export type StartServer = (options?: TestServerOptions) => Promise<TestServer>;

/**
 * The same tests on SQLite and, where there is a server for it, on PostgreSQL. Every server that a test starts is
 * closed after it.
 */
export function onEveryEngine(
  title: string,
  tests: (start: StartServer, freshDatabase: () => Promise<string | null>) => void,
): void {
  const reason = whyNoPostgres();
  describe(`${title} (sqlite)`, () =>
    tests(
      closingAfterEach(() => Promise.resolve(null)),
      () => Promise.resolve(null),
    ));
  if (reason) it.skip(`${title} (postgres): ${reason}`, () => undefined);
  else {
    describe(`${title} (postgres)`, () => {
      // Dropping what dozens of tests have made takes its time on a busy machine.
      afterAll(stopPostgres, 60_000);
      tests(closingAfterEach(migratedPostgres), freshPostgres);
    });
  }
}

/** For tests that have nothing to do with the database. */
export function onSqlite(): StartServer {
  return closingAfterEach(() => Promise.resolve(null));
}

function closingAfterEach(database: () => Promise<string | null>): StartServer {
  const started: TestServer[] = [];
  afterEach(async () => {
    for (const server of started.splice(0).reverse()) await server.close();
  });
  return async (options = {}) => {
    const databaseUrl = options.databaseUrl ?? (await database());
    const server = await startTestServer({ ...options, ...(databaseUrl === null ? {} : { databaseUrl }) });
    started.push(server);
    return server;
  };
}
