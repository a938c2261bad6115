import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from './start-error';

/**
 * A line that nobody should see: asked for at a terminal without showing what is typed, else the first line of standard
 * input.
 *
 * @throws StartError when there is none
 */
export async function readSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  try {
    for await (const line of lines) return line;
    throw new StartError('A password is needed.');
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}
