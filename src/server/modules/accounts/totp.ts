import { createHmac } from 'node:crypto';

/** RFC 6238 as every authenticator has it: 30 s, SHA-1, six digits (decision 33). */
const STEP_MS = 30_000;
const DIGITS = 6;
/** A clock that is a step off is still believed. */
const DRIFT_STEPS = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The step that an instant, UTC ms, lies in. */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/** The code of a step (RFC 4226 §5.3). @param digits six but for the RFC's own vectors */
export function codeOf(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The steps, the nearest first, that a typed code could be of; none when it is wrong. */
export function stepsOf(secret: Buffer, code: string, now: number): number[] {
  const here = stepAt(now);
  const near = [here];
  for (let off = 1; off <= DRIFT_STEPS; off += 1) near.push(here - off, here + off);
  return near.filter((step) => step >= 0 && codeOf(secret, step) === code);
}

/** Bytes as authenticators take them (RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)] ?? '').join('');
}

/** The address that an authenticator reads off the QR code. @param account as the authenticator lists it */
export function otpauthUrl(secret: Buffer, issuer: string, account: string): string {
  const label = encodeURIComponent(`${issuer}:${account}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
