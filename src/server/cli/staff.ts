import { dayInVietNam, timeInVietNam } from '../../domain/days';
import { STAFF_ROLES, type StaffRole } from '../../domain/accounts/staff-roles';
import { readConfig, type Config } from '../config';
import { hasNoHotel } from '../modules/hotel/seed';
import { placeOfHotel } from '../start/same-hotel';
import { openBeside } from '../platform/db/open';
import type { StaffRow } from '../modules/accounts/store/staff';
import { AppError } from '../errors';
import { ownOnly } from '../start/own-only';
import { sayWhy } from './command';
import { readNewStaff } from './read-secret';
import { Passwords } from '../modules/accounts/passwords';
import { StaffService } from '../modules/accounts/staff';
import { StartError } from '../platform/start-error';

const USAGE = 'Usage: npm run staff -- list | add <email> [--role owner|reception|house] | end <email>';

/** Works with the reception desk's accounts, also while the server runs. */
async function withStaff<T>(config: Config, work: (staff: StaffService) => Promise<T>): Promise<T> {
  const none = new StartError(
    config.databaseUrl === null
      ? `DATA_DIR: ${config.dataDir} holds no hotel. Set DATA_DIR to the folder that the server runs with; a new hotel is made by its first start.`
      : 'DATABASE_URL: the database holds no hotel. Set DATABASE_URL as the server has it; a new hotel is made by its first start.',
  );
  if (placeOfHotel(config).isEmpty) throw none;
  const database = await openBeside(config, {
    inspect: (_db, { last }) => (last === null ? Promise.reject(none) : Promise.resolve()),
    log: { info: (facts: unknown, text?: string) => process.stderr.write(`${text ?? ''}: ${JSON.stringify(facts)}\n`) },
  });
  const passwords = new Passwords();
  try {
    const { db } = database;
    if (await hasNoHotel(db)) throw none;
    return await work(new StaffService({ db, clock: Date.now, passwords, origin: config.publicOrigin }));
  } finally {
    await database.close();
  }
}

async function add(config: Config, email: string, asked: StaffRole | null): Promise<string> {
  const { password, name } = await readNewStaff(email);
  const role = await withStaff(config, (staff) => staff.add(email, password, name, asked));
  return `${email} can sign in to the reception desk. Role: ${role.toLowerCase()}.`;
}

async function end(config: Config, email: string): Promise<string> {
  try {
    const { email: gone } = await withStaff(config, (staff) => staff.endByEmail(email));
    return `${gone} can no longer sign in to the reception desk.`;
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') {
      throw new StartError(`${email} does not work at the reception desk.`);
    }
    throw error;
  }
}

async function list(config: Config): Promise<string> {
  const rows = (await withStaff(config, (staff) => staff.list())).map(cellsOf);
  const table = [['EMAIL', 'NAME', 'ROLE', 'SINCE', 'LAST SEEN', 'SECOND FACTOR'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const cellsOf = ({ email, name, role, since, seenAt, secondFactor }: StaffRow): string[] => [
  email,
  name,
  role.toLowerCase(),
  momentOf(since),
  seenAt === null ? 'never' : momentOf(seenAt),
  secondFactor ? 'on' : 'off',
];

/** As everywhere in the house, by the clock of Viet Nam. */
const momentOf = (instant: number): string => `${dayInVietNam(instant)} ${timeInVietNam(instant)}`;

/** The role that is asked for, in letters of any size; `null` where none is. @throws StartError for another word */
function roleOf(words: readonly string[]): StaffRole | null {
  const [flag, word = ''] = words;
  if (flag === undefined) return null;
  const role = STAFF_ROLES.find((one) => one === word.toUpperCase());
  if (flag !== '--role' || role === undefined || words.length > 2) throw new StartError(USAGE);
  return role;
}

async function run([command, email = '', ...more]: readonly string[]): Promise<string> {
  const config = readConfig(process.env);
  if (command === 'list') return list(config);
  if (command === 'add' && email !== '') return add(config, email, roleOf(more));
  if (command === 'end' && email !== '') return end(config, email);
  throw new StartError(USAGE);
}

try {
  ownOnly();
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  sayWhy(error);
}
