import { GUIDE_LANGUAGES } from '../../src/domain/guide/guide-languages';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { MANIFEST_SLOT, type GuideDocumentInput } from '../../src/contract/guide/guide-document';
import type { DocumentSource } from '../../src/server/modules/guide/document/build';
import { createApp } from '../../src/server/app';
import type { Examine } from '../../src/server/start/examine-apart';
import type { TryCopy } from '../../src/server/modules/backups/copy-maker';
import { readConfig } from '../../src/server/config';
import { writeDocument } from '../../src/server/platform/db/documents';
import { openDatabase, type OpenDatabase } from '../../src/server/platform/db/open';
import { DATABASE_FILE } from '../../src/server/platform/db/place';
import { bumpRevision } from '../../src/server/platform/db/revisions';
import { inTransaction } from '../../src/server/platform/db/transaction';
import { seedWhenEmpty } from '../../src/server/modules/hotel/seed';
import { TEST_NOW } from './clock.mjs';
import { testFolder } from './folders';
import { testHotel } from './hotel';
import { sqliteTemplate } from './templates';

interface TestClock {
  now: number;
  /** Says how long the server has run, in ms; long enough for everything when absent. */
  up?: number;
  forward(ms: number): void;
}

export interface TestServer {
  app: FastifyInstance;
  database: OpenDatabase;
  clock: TestClock;
  dataDir: string;
  clientDir: string;
  /** Every line that was logged. */
  logs: string[];
  /** Number of times that the fake renderer was asked. */
  renders: () => number;
  /** Closes app and database and leaves the folder, as a stop does. */
  stop(): Promise<void>;
  /** Closes and removes everything. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  env?: Record<string, string>;
  /** The hotel file's content; the small test hotel when absent. */
  hotel?: unknown;
  /** The hotel of the file is the demo hotel, whose own words and pages are true. */
  isDemo?: boolean;
  clock?: TestClock;
  /** A data folder to go on with, after `stop()`. */
  dataDir?: string;
  /** Files of the built client over the usual ones, by path below `dist/client`. */
  files?: Record<string, string | Buffer>;
  /** Starts a server on each copy of everything, as the product does in a process of its own. */
  tryCopy?: TryCopy;
  /** Looks at what the house runs on. */
  examine?: Examine | undefined;
  /** Told when something else lies in the place of the house. */
  restart?: () => void;
  /** A PostgreSQL database; SQLite in the data folder when absent. */
  databaseUrl?: string;
}

/** Has a server notice what a test has written into its database without it. */
export async function haveNoticed({ app, database: { db } }: TestServer): Promise<void> {
  await inTransaction(db, (tx) => bumpRevision(tx, 'guide'));
  await app.services.hotel.ensureFresh();
}

const UP_MS = 24 * 3_600_000;

function testClock(now = TEST_NOW): TestClock {
  return {
    now,
    forward(ms) {
      this.now += ms;
    },
  };
}

/** The hotel file that a server with these options reads. */
export const hotelText = ({ hotel }: TestServerOptions): string => JSON.stringify(hotel ?? testHotel());

/** A whole server in process, on a real fresh database, with a clock that stands still and a small built client. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = options.clock ?? testClock();
  const dataDir = options.dataDir ?? testFolder();
  const clientDir = path.join(dataDir, 'client');
  writeClient(clientDir, options.files ?? {});
  const hotelFile = path.join(dataDir, 'hotel.json');
  const hotel = hotelText(options);
  writeFileSync(hotelFile, hotel);
  const config = readConfig({
    DATA_DIR: dataDir,
    HOTEL_FILE: hotelFile,
    ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    ...options.env,
  });
  const logs: string[] = [];
  // Without process number and host name, which hold whatever digits and words they like.
  const logger = pino({ level: 'debug', base: null }, { write: (line: string) => void logs.push(line) });
  if (options.dataDir === undefined && options.databaseUrl === undefined) {
    copyFileSync(await sqliteTemplate(hotel, clock.now), path.join(dataDir, DATABASE_FILE));
  }
  const database = await openDatabase(config);
  await seedWhenEmpty(database.db, config.hotelFile, clock.now);
  if (options.isDemo) await writeDocument(database.db, 'origin', { demo: true, file: null, brand: '' }, clock.now);
  const source = fakeDocumentSource();
  const app = await createApp({
    config,
    db: database.db,
    clock: () => clock.now,
    upMs: () => clock.up ?? UP_MS,
    logger,
    clientDir,
    documentSource: source,
    tryCopy: options.tryCopy,
    examine: options.examine,
    restart: options.restart,
  });
  let stopped = false;
  const stop = async (): Promise<void> => {
    if (stopped) return;
    stopped = true;
    await app.close();
    await database.close();
  };
  return {
    app,
    database,
    clock,
    dataDir,
    clientDir,
    logs,
    renders: source.renders,
    stop,
    close: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A renderer that needs no build: everything a guide's document has that the server looks at. */
const FAKE_ASSETS = {
  entry: '/assets/guide-1.js',
  preloads: ['/assets/react-1.js'],
  later: [],
  css: 'body{margin:0}',
  late: [],
  lateNames: '',
};

export function fakeDocumentSource(): DocumentSource & { renders: () => number } {
  let renders = 0;
  return {
    buildId: '0123456789abcdef',
    assets: Object.fromEntries(
      GUIDE_LANGUAGES.map((lang) => [lang, FAKE_ASSETS]),
    ) as unknown as DocumentSource['assets'],
    loadRenderer: () =>
      Promise.resolve((input: GuideDocumentInput) => {
        renders += 1;
        const script = "document.documentElement.dataset.js=''";
        const touchScript = "document.documentElement.dataset.touch=''";
        const cards = (said: string): string => `<section id="door">${said}</section><section id="wifi"></section>`;
        const html = [
          `<!doctype html><html lang="${input.lang}"><head>${MANIFEST_SLOT}`,
          `<style>${input.assets.css}</style><script>${script}</script>`,
          `<script type="module" src="${input.assets.entry}"></script></head>`,
          '<body><template id="apartment-line">Căn {{apartment}}</template>',
          `<template id="cards-open">${cards('{{digits}}{{hash}} {{name}} {{password}}')}</template>`,
          `<template id="cards-card">${cards('card {{name}} {{password}}')}</template><div id="root">`,
          `<p data-apartment-line=""></p><div>${cards('')}</div><script>${touchScript}</script></div>`,
          '<svg><use data-href="/pictures/guide/icons.svg#ic-chat"></use></svg>',
          `<h1>${input.content.brand}</h1><p>${input.content.hours.checkIn}</p>`,
          `<script type="application/json">${JSON.stringify(input.content)}</script></body></html>`,
        ].join('');
        return { html, inline: { scripts: [script, touchScript], styles: [input.assets.css] } };
      }),
    renders: () => renders,
  };
}

function writeClient(clientDir: string, files: Record<string, string | Buffer>): void {
  const all: Record<string, string | Buffer> = {
    'index.html': '<!doctype html><html lang="vi"><title>Hiên</title><script>window.a=1</script>',
    'sw.js': 'self.__WB_MANIFEST;',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/guide-1.js': 'export {};',
    'assets/guide-1.js.br': 'compressed',
    'assets/guide-1.js.map': '{}',
    'pictures/guide/signs.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'videos/door-opening.mp4': Buffer.alloc(5000, 'film'),
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    const file = path.join(clientDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
