/** How one mail address is told from another: case and outer space aside. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/**
 * Whose mailbox an address leads to, for counting what is sent there: what stands behind a "+" leads to the same one, and
 * Gmail takes dots for nothing. Only for counting: as an account each of them is another address.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${name.replace(/\./g, '')}@gmail.com` : `${name}@${domain}`;
}

/**
 * How one phone number is told from another: digits alone, the Vietnamese country code as the leading 0 that people
 * dial (facts 4.5). `null` for what has no digits, such as a WeChat id or nothing.
 */
export function phoneKey(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (digits === '') return null;
  return /^(?:00)?84[35789]\d{8}$/.test(digits) ? `0${digits.slice(-9)}` : digits;
}

const EMAIL = /^[^\s@,;:<>()[\]\\"]{1,64}@[^\s@,;:<>()[\]\\"]+\.[^\s@.,;:<>()[\]\\"]+$/u;

/** Whether mail can be sent to an address: one recipient, nothing that a mail header would read as more. */
export const isEmail = (text: string): boolean => text.length <= 200 && EMAIL.test(text);
