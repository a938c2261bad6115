/** A browser reads "java\tscript:" as "javascript:": signs that it drops are dropped before anything is decided. */
const asBrowsersRead = (address: string): string => address.replace(/[\p{Cc}\u0020\u00a0\u2028\u2029]/gu, '');

/** An address that a link of an article may have: a page of ours, https, http, a mailbox or a phone; else `null`. */
export function linkAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const address = asBrowsersRead(value);
  return /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address) ? address : null;
}

/** An address that a picture of an article may have: a file of ours, or https; else `null`. */
export function pictureAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const address = asBrowsersRead(value);
  return /^(?:https:\/\/|\/(?![/\\]))/i.test(address) ? address : null;
}
