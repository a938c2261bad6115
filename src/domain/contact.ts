import { fold } from './fold';
import { plainLetters } from './plain-signs';

/** Full stops of East Asian keyboards; in a domain they are dots (UTS 46). */
const OTHER_DOTS = /[\u3002\uff61]/g;

/** A mail address as it is kept: NFC, nothing that nobody sees, nothing around it. */
export const cleanEmail = (typed: string): string => plainLetters(typed).replace(OTHER_DOTS, '.').trim();

/** Joiners change how the letters of some scripts are written; in a Latin name they are there by mistake. */
const JOINED = /[^\p{Script=Latin}\p{Script=Common}]/u;

/** A person's name as it is kept: NFC, one blank between words, nothing that nobody sees. */
export const cleanName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/([\p{L}\p{M}]?)(\p{DI}+)(?=(\p{L}?))/gu, (_, before: string, marks: string, after: string) =>
      JOINED.test(before) && after !== '' ? before + marks.replace(/[^\u200c\u200d]/g, '') : before,
    )
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Form in which names are compared and searched: without marks, capitals and what nobody sees. */
export const nameKey = (name: string): string => fold(plainLetters(name));

/** Tells one mail address from another: case aside. */
export const emailKey = (email: string): string => cleanEmail(email).toLowerCase();

/**
 * Key of the mailbox behind an address, for counting mails: a part behind "+" leads to the same mailbox, and Gmail
 * ignores dots. Only for counting: as accounts they are different addresses.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const name = key.slice(0, at).replace(/^(.[^+]*)\+.*$/s, '$1');
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${name.replace(/\./g, '')}@gmail.com` : `${name}@${domain}`;
}

const MAX_EMAIL = 200;
/**
 * Holds what stands before the "@": parts between single dots. Nothing that a header would read as more, nothing
 * unseen.
 */
const MAILBOX = /^(?!\.)(?:\.?[^\s.@,;:<>()[\]\\"\p{C}\p{DI}])+$/u;
const MAX_MAILBOX = 64;
/** A part of a domain, in letters of any language (RFC 5890). Safari looks at nothing behind a place before 16.4. */
const LABEL = /^(?!.*-$)(?!-)(?:(?!\p{DI})[\p{L}\p{N}\p{M}-]){1,63}$/u;

/**
 * Tells whether mail can be sent to an address: one recipient, nothing that a mail header would read as more, a domain that DNS
 * can have (RFC 1035 2.3.4), no letter that nobody sees, as copied texts have at their ends. The one rule for every form,
 * call and setting.
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL) return false;
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    at <= MAX_MAILBOX &&
    MAILBOX.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}
