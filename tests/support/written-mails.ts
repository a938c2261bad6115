import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestServer } from './server';

/** Mails as a server without a mail server writes them out, the last one last. */
export async function writtenMails(server: TestServer): Promise<string[]> {
  await server.app.services.mails.run();
  const folder = path.join(server.dataDir, 'mail');
  return readdirSync(folder)
    .sort()
    .map((name) =>
      readFileSync(path.join(folder, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '='),
    );
}

/** Token of the link in the last mail; `''` where there is none. */
export async function mailedToken(server: TestServer): Promise<string> {
  return /#token=([\w-]{43})/.exec((await writtenMails(server)).at(-1) ?? '')?.[1] ?? '';
}
