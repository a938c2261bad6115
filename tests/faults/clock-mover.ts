import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LIBRARY = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));

/** The wall clock of a server, moved while it runs (Debian's package `faketime`). Durations go on as they are. */
export interface ClockMover {
  /** For the server's environment. */
  env: Record<string, string>;
  /** Sets its clock so far from the machine's, ms. */
  set(fromMachine: number): void;
  /** Its clock now, UTC ms. */
  now(): number;
}

/** @returns `null` where there is no faketime on this machine */
export function clockMover(): ClockMover | null {
  if (LIBRARY === undefined) return null;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hien-clock-')), 'offset');
  let offset = 0;
  const set = (fromMachine: number): void => {
    offset = Math.round(fromMachine / 1000) * 1000;
    writeFileSync(file, `${offset < 0 ? '' : '+'}${offset / 1000}s\n`);
  };
  set(0);
  return {
    env: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    set,
    now: () => Date.now() + offset,
  };
}
