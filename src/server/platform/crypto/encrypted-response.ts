import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Answers that hold a secret and still have to be the same for the same idempotency key: they are kept encrypted under
 * the caller's key, and the key itself only as its hash. The database alone opens none of them.
 */
export const sealedKey = (key: string): string => createHash('sha256').update(`sealed ${key}`).digest('base64url');

/** @param key the caller's idempotency key */
export function seal(key: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return JSON.stringify({ sealed: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64') });
}

/** @throws Error when it was sealed under another key */
export function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from((JSON.parse(sealed) as { sealed: string }).sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

function secretOf(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'hien sealed answer', 32));
}
