import { fold } from '../../../domain/fold';
import { cleanPassword, passwordProblem, type PasswordProblem } from '../../../domain/accounts/password';
import { readDocument } from '../../platform/db/documents';
import type { Db } from '../../platform/db/schema';
import { AppError, type ErrorCode } from '../../errors';

const PASSWORD_ERRORS: Readonly<Record<PasswordProblem | 'common' | 'ownWords', ErrorCode>> = {
  tooShort: 'passwordTooShort',
  tooLong: 'tooLong',
  mixed: 'passwordMixed',
  same: 'passwordSame',
  common: 'passwordCommon',
  ownWords: 'passwordOwnWords',
};

/** Passwords that everybody in Viet Nam tries first and that lists of the world's passwords leave out. */
const COMMON_HERE = [
  'anhyeuem',
  'emyeuanh',
  'anhnhoem',
  'yeuemmai',
  'yeuanhnhieu',
  'khongbiet',
  'khongcogi',
  'khongnoi',
  'matkhau',
  'matkhaumoi',
  'xinchao',
  'congchua',
  'hanoivietnam',
  'vietnamvodich',
  'saigon',
  'hanoi',
  'vietnam',
  'camonban',
  'letan',
  'khachsan',
  'quanly',
  'nhanvien',
  'reception',
  'frontdesk',
  'welcome',
];
/** Rows of keys, and counting: long only to the eye. */
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedcrfvtgb'];
/** Half of the words of an address have two: "Hạ Long". */
const LEAST_LETTERS = 2;

/** Owner of a password that is being chosen. */
interface PasswordOwner {
  email?: string;
  name?: string;
}

/** The refusal for a broken rule. */
export const passwordRefusal = (problem: keyof typeof PASSWORD_ERRORS, field: string): AppError =>
  new AppError(422, PASSWORD_ERRORS[problem], { field });

/**
 * Refuses what can be no password: by its length, because the world's lists of leaked ones begin with it, or because it
 * is the name or the address of the house, or of its owner, with figures around it.
 *
 * @param origin the house's own address on the net; `null` without one
 * @throws AppError 422 with `field`
 */
export async function requirePassword(
  db: Db,
  typed: string,
  { field, owner, origin }: { field: string; owner: PasswordOwner; origin: string | null },
): Promise<void> {
  const problem = passwordProblem(typed) ?? ((await isCommonPassword(typed)) ? 'common' : null);
  if (problem) throw passwordRefusal(problem, field);
  if (isOfWords(typed, await houseWords(db, origin), ownWords(owner))) throw passwordRefusal('ownWords', field);
}

/** Tells whether a password is among those that are tried first. Figures and signs at its ends do not count. */
export async function isCommonPassword(typed: string): Promise<boolean> {
  const text = cleanPassword(typed).toLowerCase();
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const folded = fold(core).replace(/[^a-z]/g, '');
  if (isPattern(text) || COMMON_HERE.includes(folded)) return true;
  const common = await commonPasswords();
  return common.has(text) || common.has(core);
}

/** One or two signs over and over, or a row of keys there or back. */
function isPattern(text: string): boolean {
  if (/^(.{1,3})\1+.{0,2}$/su.test(text)) return true;
  const keys = text.replace(/[^a-z\d]/g, '');
  if (keys.length < text.length / 2) return false;
  const back = keys.split('').reverse().join('');
  return ROWS.some((row) => `${row}${row}`.includes(keys) || `${row}${row}`.includes(back));
}

/** Tells whether all letters are words of the house, or the owner's own name or address. */
function isOfWords(typed: string, house: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  const letters = fold(typed).replace(/[^a-z]/g, '');
  if (letters === '') return false;
  if (own.has(letters)) return true;
  // From how many letters on the front of the text the rest is made of words.
  const reached = new Set([0]);
  for (let at = 0; at < letters.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const word of house) if (letters.startsWith(word, at)) reached.add(at + word.length);
  }
  return reached.has(letters.length);
}

async function houseWords(db: Db, origin: string | null): Promise<Set<string>> {
  const profile = await readDocument(db, 'profile');
  const host = origin === null ? '' : new URL(origin).hostname;
  return wordsOf(profile?.brand ?? '', profile?.address.vi ?? '', profile?.address.en ?? '', host, 'hotel');
}

function ownWords({ email = '', name = '' }: PasswordOwner): Set<string> {
  const [box = ''] = email.split('@');
  const joined = (text: string): string => fold(text).replace(/[^a-z]/g, '');
  return new Set([joined(box), joined(name), joined(email)].filter((word) => word.length > LEAST_LETTERS));
}

function wordsOf(...texts: string[]): Set<string> {
  const words = texts.flatMap((text) => fold(text).split(/[^a-z]+/));
  return new Set(words.filter((word) => word.length >= LEAST_LETTERS));
}

let list: Promise<ReadonlySet<string>> | null = null;

/** Read when the first password is chosen. Each line: how many letters it shares with the one before, and the rest. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('./common-passwords.json').then(({ default: { words } }) => {
    const all = new Set<string>();
    let before = '';
    for (const line of words.split('\n')) {
      if (line === '') continue;
      before = before.slice(0, Number.parseInt(line[0] ?? '', 36)) + line.slice(1);
      all.add(before);
    }
    return all;
  });
  return list;
}
