import { randomBytes } from 'node:crypto';

/** Tells phones behind one address apart, for the guide's budget and nothing else. */
const DEVICE_COOKIE = 'hien_device';
export const LANGUAGE_COOKIE = 'hien_lang';
const OWN_MARK = /(?:^|;) *hien_device=([\w-]{22})(?:;|$)/;
const YEAR_SECONDS = 365 * 24 * 3600;
const MARK_BYTES = 16;
/** Random bytes are drawn for so many marks at a time. */
const DRAWN = 256;

/** Value of one cookie as it was sent; `null` when there is none. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null;
  let start = 0;
  while (start < header.length) {
    const end = header.indexOf(';', start);
    const stop = end === -1 ? header.length : end;
    while (header[start] === ' ') start += 1;
    if (header.startsWith(name, start) && header[start + name.length] === '=') {
      return header.slice(start + name.length + 1, stop).trim();
    }
    start = stop + 1;
  }
  return null;
}

/** The device's mark; `null` when it has none or what it sent cannot be one of ours. */
export function readDevice(header: string | undefined): string | null {
  if (header === undefined) return null;
  return OWN_MARK.exec(header)?.[1] ?? null;
}

let drawn = Buffer.alloc(0);

/** A Set-Cookie header with a new mark of 128 random bits. */
export function newDeviceCookie(secure: boolean): string {
  if (drawn.length < MARK_BYTES) drawn = randomBytes(MARK_BYTES * DRAWN);
  const mark = drawn.toString('base64url', 0, MARK_BYTES);
  drawn = drawn.subarray(MARK_BYTES);
  return `${DEVICE_COOKIE}=${mark}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
