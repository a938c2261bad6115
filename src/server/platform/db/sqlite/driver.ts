import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, SelectQueryNode, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { SQLITE, sqliteErrorCode, type SqliteDatabase, type SqliteStatement } from './engine';
import { Mutex } from '../mutex';

/**
 * Longest time that a write waits for another process's lock, in ms, its turn included: many that wait for the same one
 * are refused together, not one after the other. A call that counts and then writes waits twice, and answers within
 * five seconds. It waits without holding up the event loop.
 */
const BUSY_LIMIT_MS = 2000;
const BUSY_PAUSE_MS = 25;
const STATEMENTS_KEPT = 200;

type Value = null | number | bigint | string | Uint8Array;

/** One SQLite connection that keeps its prepared statements. */
class Session {
  readonly #statements = new Map<string, SqliteStatement>();
  readonly database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    this.database = database;
  }

  run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#statement(sql);
    const values = parameters as Value[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #statement(sql: string): SqliteStatement {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const [oldest] = this.#statements.keys();
    if (this.#statements.size >= STATEMENTS_KEPT && oldest !== undefined) this.#statements.delete(oldest);
    const statement = this.database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** @param asked when this write was asked for, by `performance.now()` */
async function whenFree<T>(asked: number, work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      const code = sqliteErrorCode(error);
      if ((code !== SQLITE.BUSY && code !== SQLITE.LOCKED) || performance.now() - asked >= BUSY_LIMIT_MS) throw error;
      await sleep(BUSY_PAUSE_MS);
    }
  }
}

class SqliteConnection implements DatabaseConnection {
  /** Ends this connection's turn as the writer; set while a transaction is open. */
  endTurn: (() => void) | null = null;
  readonly #driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { reader } = this.#driver;
    if (this.endTurn) return this.#driver.writer.run(query);
    if (reader !== null && SelectQueryNode.is(query.query)) return reader.run(query);
    const asked = performance.now();
    const end = await this.#driver.mutex.take();
    try {
      return await whenFree(asked, () => this.#driver.writer.run<R>(query));
    } finally {
      end();
    }
  }

  streamQuery(): never {
    throw new Error('Streaming is not used on SQLite.');
  }
}

/**
 * A driver for Kysely on the `node:sqlite` API with two connections to one file: all writing goes through the first,
 * one at a time; reads outside a transaction go through the second and, thanks to WAL, never wait for a writer. Without
 * a second one, reads take turns with the writes.
 */
export class SqliteDriver implements Driver {
  readonly mutex = new Mutex();
  readonly writer: Session;
  readonly reader: Session | null;

  constructor(writer: SqliteDatabase, reader: SqliteDatabase | null) {
    this.writer = new Session(writer);
    this.reader = reader && new Session(reader);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<SqliteConnection> {
    return Promise.resolve(new SqliteConnection(this));
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const asked = performance.now();
    const end = await this.mutex.take();
    try {
      // Immediate: a check and the write that depends on it hold the write lock together from the start.
      await whenFree(asked, () => this.writer.database.exec('begin immediate'));
      connection.endTurn = end;
    } catch (error) {
      end();
      throw error;
    }
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    this.#end(connection);
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    try {
      // A full disk may have rolled back already.
      if (this.writer.database.isTransaction) this.writer.database.exec('rollback');
    } finally {
      this.#end(connection);
    }
    return Promise.resolve();
  }

  releaseConnection(connection: SqliteConnection): Promise<void> {
    this.#end(connection);
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.reader?.database.close();
    try {
      // Closing alone would do it, were every prepared statement gone; there is no way to let one go. Whoever copies the
      // file of a server that has stopped is to have everything.
      this.writer.database.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // No room, or another program reads: what is in the log is found there at the next start.
    }
    this.writer.database.close();
    return Promise.resolve();
  }

  #end(connection: SqliteConnection): void {
    connection.endTurn?.();
    connection.endTurn = null;
  }
}
