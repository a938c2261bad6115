import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../src/server/start/run';
import { fakeDocumentSource } from './server';

/** The server as a process of its own, with a small client in place of a build. Started by `server-runs.ts`. */
await run(() => {
  const clientDir = process.env['TEST_CLIENT_DIR'] ?? '';
  mkdirSync(path.join(clientDir, 'assets'), { recursive: true });
  writeFileSync(path.join(clientDir, 'index.html'), '<!doctype html><title>Hiên</title>');
  const setupDir = path.join(clientDir, 'setup');
  mkdirSync(setupDir, { recursive: true });
  writeFileSync(path.join(setupDir, 'setup.html'), '<!doctype html><title>Setup</title>');
  return { clientDir, setupDir, documentSource: fakeDocumentSource() };
});
