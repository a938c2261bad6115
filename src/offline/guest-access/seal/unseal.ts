import type { GuideAnswer, SealedCodes } from '../../../contract/guide/guide';
import { list, nullable, object, optional, schemaOf, string } from '../../../contract/shape';
import { boundTo, SEAL_NAME, SEAL_ROUNDS, type SealBinding } from '../../../domain/guest-access/seal';

type Contents = Pick<GuideAnswer, 'doorCode' | 'wifi' | 'second'>;
const contentsShape = schemaOf(
  object<Contents>({
    doorCode: nullable(string),
    wifi: object<GuideAnswer['wifi']>({ name: nullable(string), password: nullable(string) }),
    second: optional(list(string)),
  }),
);

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/**
 * Opens an envelope, slowly.
 *
 * @param code the eight symbols
 * @param key the stay's, as the link has it
 * @returns `null` when they are not the ones
 */
export async function unseal(
  { salt, iv, ct }: SealedCodes,
  { code, key, binding }: { code: string; key: string; binding: SealBinding },
): Promise<Contents | null> {
  const { subtle } = crypto;
  const text = new TextEncoder();
  const hash = 'SHA-256';
  const typed = await subtle.importKey('raw', text.encode(code), 'PBKDF2', false, ['deriveBits']);
  const stretch = { name: 'PBKDF2', hash, salt: bytesOf(salt), iterations: SEAL_ROUNDS };
  const slow = await subtle.deriveBits(stretch, typed, 256);
  const both = new Uint8Array([...bytesOf(key), ...new Uint8Array(slow)]);
  const base = await subtle.importKey('raw', both, 'HKDF', false, ['deriveKey']);
  const expand = { name: 'HKDF', hash, salt: bytesOf(salt), info: text.encode(SEAL_NAME) };
  const own = await subtle.deriveKey(expand, base, { name: 'AES-GCM', length: 256 }, false, ['decrypt']);
  try {
    const lock = { name: 'AES-GCM', iv: bytesOf(iv), additionalData: text.encode(boundTo(binding)) };
    const found = contentsShape.safeParse(
      JSON.parse(new TextDecoder().decode(await subtle.decrypt(lock, own, bytesOf(ct)))),
    );
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}
