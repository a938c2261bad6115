/** A browser reads "java\tscript:" as "javascript:": signs that it drops are dropped before anything is decided. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const asBrowsersRead = (address: string): string => address.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, '');

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
