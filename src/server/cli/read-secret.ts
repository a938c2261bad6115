import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from '../platform/start-error';

/**
 * Reads a secret line: asked for at a terminal without showing what is typed, else the first line of standard
 * input.
 *
 * @throws StartError when there is none
 */
async function readSecret(question: string): Promise<string> {
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

/** A second line that comes this long after the first, in ms, is not waited for. */
const NEXT_LINE_MS = 300;

/**
 * Reads the password and the name of a staff member: asked for at a terminal, the name in plain sight; else the first
 * and, where there is one, the second line of standard input.
 *
 * @returns `''` for a name that was not given
 * @throws StartError when there is no password
 */
export async function readNewStaff(email: string): Promise<{ password: string; name: string }> {
  if (process.stdin.isTTY) {
    const name = await readLine(`Name of ${email}, as the desk shows it: `);
    return { name, password: await readSecret(`Password for ${email}: `) };
  }
  const lines = createInterface({ input: process.stdin });
  const given: string[] = [];
  try {
    await new Promise<void>((done) => {
      lines.on('line', (line) => {
        given.push(line);
        if (given.length > 1) done();
        else setTimeout(done, NEXT_LINE_MS).unref();
      });
      lines.on('close', done);
    });
  } finally {
    lines.close();
  }
  const [password, name = ''] = given;
  if (password === undefined) throw new StartError('A password is needed.');
  return { password, name: name.trim() };
}

async function readLine(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}
