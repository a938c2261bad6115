import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SetupCheck } from '../../contract/setup/check';
import { MANIFEST_PATH } from '../../contract/api-addresses';
import { CONTACT_PATH, HELP_PATH, PATHS, PRIVACY_PATH } from '../../contract/page-addresses';
import { guideAddress } from '../../domain/guide/address';
import { LANGUAGES } from '../../domain/languages';
import { createApp } from '../app';
import { readConfig } from '../config';
import type { DocumentSource } from '../modules/guide/document/build';
import { fillDatabase } from '../modules/hotel/module';
import type { CrawlHouse } from '../modules/setup/setup';
import { migrate } from '../platform/db/migrate';
import { openNew } from '../platform/db/open';
import { DATABASE_FILE } from '../platform/db/place';
import { createLogger } from '../platform/logger';
import { mailsOf } from './crawl-mails';
import { demoWordsIn, ownWordsIn } from './demo-words';

interface Deps {
  dataDir: string;
  clientDir: string;
  documentSource: DocumentSource;
  clock: () => number;
}

/** In the data folder, for a moment: the house as it would be. */
const CRAWL_FOLDER = 'crawl';
/** Limit after which what was read by then is shown, ms. */
const LIMIT_MS = 8000;
/** Pages that every house has, besides those of its sitemap. */
const PAGES = ['/', HELP_PATH, CONTACT_PATH, PRIVACY_PATH, PATHS.searchResults, PATHS.guestForm, '/no-such-page'];
const MISSING = '/no-such-page';
const LISTED = /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g;

/**
 * Reads every page, manifest and mail of a house that is not open yet, in both languages, in a server that nobody
 * reaches.
 */
export const crawlerOf =
  ({ dataDir, clientDir, documentSource, clock }: Deps): CrawlHouse =>
  async (hotel, door, facts) => {
    const folder = path.join(dataDir, CRAWL_FOLDER);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    const until = Date.now() + LIMIT_MS;
    try {
      const db = await openNew(path.join(folder, DATABASE_FILE));
      try {
        await migrate(db);
        const origin = { demo: false, file: null, brand: hotel.profile.brand };
        await fillDatabase(db, { ...hotel, origin }, clock());
        const config = readConfig({ DATA_DIR: folder });
        const app = await createApp({ config, db, clock, logger: createLogger('silent'), clientDir, documentSource });
        try {
          const own = ownWordsIn(facts);
          const found: SetupCheck = { pages: 0, whole: true, faults: [], words: [] };
          const note = (address: string, text: string): void => {
            const words = demoWordsIn(text).filter((word) => !own.has(word));
            if (words.length > 0) found.words.push({ path: address, words });
          };
          const { body: sitemap } = await app.inject('/sitemap.xml');
          const listed = [...sitemap.matchAll(LISTED)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
          const manifest = door === null ? [] : [`${MANIFEST_PATH}/${door}.webmanifest`, guideAddress(door)];
          const inBoth = (one: string): string[] =>
            LANGUAGES.map((lang) => `${one}${one.includes('?') ? '&' : '?'}lang=${lang}`);
          const all = [...PAGES, ...manifest, ...listed].flatMap(inBoth);
          for (const address of new Set([...all, '/robots.txt'])) {
            if (Date.now() > until) {
              found.whole = false;
              break;
            }
            const { statusCode, body } = await app.inject(address);
            found.pages += 1;
            const expected = address.startsWith(MISSING) ? 404 : 200;
            if (statusCode !== expected) found.faults.push({ path: address, status: statusCode });
            else note(address, body);
          }
          note('mail', (await mailsOf(app.services)).join('\n'));
          return found;
        } finally {
          await app.close();
        }
      } finally {
        await db.destroy();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
