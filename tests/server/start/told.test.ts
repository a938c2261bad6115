import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../../../src/server/platform/files/make-folder';
import { tellSignIn } from '../../../src/server/start/announce';
import { misspelt } from '../../../src/server/start/misspelt';
import { oldNode } from '../../../src/server/start/node-age';
import { testFolder } from '../../support/folders';

describe('a name that is nearly a setting', () => {
  it.each([
    ['PUBLICORIGIN', 'PUBLIC_ORIGIN'],
    ['Public_Origin', 'PUBLIC_ORIGIN'],
    ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
    ['TRUSTED_PROXYES', 'TRUSTED_PROXIES'],
    ['TRUSTED_PROXEIS', 'TRUSTED_PROXIES'],
    ['SMTP_URLS', 'SMTP_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['HOTEL-FILE', 'HOTEL_FILE'],
  ])('%s is told as %s, without its value', (name, meant) => {
    expect(misspelt({ [name]: 'secret' })).toEqual([
      `${name} is no setting of this server and is not read; ${meant} is.`,
    ]);
  });

  it('is no other name that machines have, none that is set beside it, none that is empty', () => {
    const names =
      'HOME HOSTNAME PATH PORTS POST LOGNAME TEST_DATABASE_URL XDG_DATA_DIRS PGHOST AI_KEY NODE_ENV DATA'.split(' ');
    expect(misspelt(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
    expect(misspelt({ PUBLICORIGIN: 'x', PUBLIC_ORIGIN: 'x' })).toEqual([]);
    expect(misspelt({ PUBLICORIGIN: ' ' })).toEqual([]);
  });
});

it('a Node.js that is looked after no more is told from the day after', () => {
  const [may, april] = [Date.UTC(2026, 4, 1), Date.UTC(2026, 3, 30)];
  expect([oldNode('20.19.4', april), oldNode('24.1.0', may), oldNode('99.0.0', may)]).toEqual([null, null, null]);
  expect(oldNode('20.19.4', may)).toMatch(/^Node\.js 20\.19\.4 .*2026-04-30/);
});

describe('a folder to be made', () => {
  it('is there afterwards with those above it, and may have been before', () => {
    const folder = path.join(testFolder(), 'a', 'b');
    makeFolder(folder);
    makeFolder(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it('is refused where it cannot be, and never waited for', () => {
    const at = testFolder();
    writeFileSync(path.join(at, 'file'), '');
    for (const wrong of ['/proc/hien', '/proc/hien/data', path.join(at, 'file'), path.join(at, 'file', 'data')]) {
      expect(() => makeFolder(wrong), wrong).toThrow();
    }
  });
});

describe('the first sign-in of the demo’s desk, where no terminal shows it', () => {
  const FIRST = { email: 'letan@hien.example', password: 'Cua-go-lim-27' };
  const LOCAL = { host: '127.0.0.1', publicOrigin: null };
  afterEach(() => vi.unstubAllEnvs());

  /** Gives what stands on standard output, in the log and in the file afterwards. */
  function told(config: { host: string; publicOrigin: string | null }) {
    const dataDir = testFolder();
    mkdirSync(dataDir, { recursive: true });
    // Left behind by somebody who copied the folder.
    const file = path.join(dataDir, 'desk-sign-in');
    if (config.host !== LOCAL.host || config.publicOrigin) writeFileSync(file, 'old', { mode: 0o644 });
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const info = vi.fn();
    tellSignIn(FIRST, { ...config, dataDir }, { info });
    const said = { out: out.mock.calls.flat().join(''), log: info.mock.calls.flat().join('') };
    out.mockRestore();
    return { ...said, file, content: existsSync(file) ? readFileSync(file, 'utf8') : null };
  }

  it('is one line that is no JSON to whoever started it, and in no log', () => {
    vi.stubEnv('JOURNAL_STREAM', undefined);
    expect(told(LOCAL)).toMatchObject({ out: `Sign-in: ${FIRST.email} ${FIRST.password}\n`, log: '', content: null });
  });

  it.each([
    [{ host: '0.0.0.0', publicOrigin: null }, undefined],
    [{ ...LOCAL, publicOrigin: 'https://hien.example' }, undefined],
    [LOCAL, '8:12345'],
  ])(
    'lies in a file of its owner’s where others can reach the server, or a journal keeps all: %j %s',
    (config, journal) => {
      vi.stubEnv('JOURNAL_STREAM', journal);
      const { out, log, file, content } = told(config);
      expect([out, content]).toEqual(['', `${FIRST.email} ${FIRST.password}\n`]);
      expect(log).toContain(file);
      expect(log).not.toContain(FIRST.password);
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    },
  );
});
