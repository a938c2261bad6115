/** Marks that nobody sees; address books, messengers and web pages copy them along. */
const UNSEEN = /\p{DI}/gu;
/** Full-width letters, digits and signs, as East Asian keyboards write them. */
const FULL_WIDTH = /[\uff01-\uff5e]+/g;
const DIGIT = /^\p{Nd}$/u;

/** Text in NFC without what nobody sees, full-width signs as the plain ones that are meant. */
export const plainLetters = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH, (wide) => wide.normalize('NFKC'));

/** A number, a code or a day as it is read, whatever keyboard has written it: plain letters, digits, hyphens, blanks. */
export const plainSigns = (typed: string): string =>
  plainLetters(typed)
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Digits of every script stand in rows of ten, nought first. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
