import { readConfig, type Config } from './config';
import { openBeside } from './db/open';
import { readNewStaff } from './read-secret';
import { Passwords } from './services/passwords';
import { StaffService } from './services/staff';
import { AppError } from './errors';
import { StartError } from './start-error';
import { WORDS } from './words';

const USAGE = 'Usage: npm run staff -- add <email>';

/** Makes an account of the reception desk, also while the server runs. */
async function add(config: Config, email: string): Promise<void> {
  const { password, name } = await readNewStaff(email);
  const database = await openBeside(config);
  try {
    await new StaffService({ db: database.db, clock: Date.now, passwords: new Passwords() }).add(email, password, name);
  } finally {
    await database.close();
  }
}

try {
  const [command, email] = process.argv.slice(2);
  if (command !== 'add' || email === undefined || email === '') throw new StartError(USAGE);
  await add(readConfig(process.env), email);
  process.stdout.write(`${email} can sign in to the reception desk.\n`);
} catch (error) {
  const told = error instanceof AppError ? WORDS.en.error[error.code] : error instanceof StartError && error.message;
  process.stderr.write(`${told || (error instanceof Error ? error.stack : String(error))}\n`);
  process.exitCode = 1;
}
