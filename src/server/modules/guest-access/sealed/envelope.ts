import { createCipheriv, createHmac, hkdf, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { SealedCodes } from '../../../../contract/guide/guide';
import {
  boundTo,
  checkOf,
  isTypable,
  kidOf,
  SEAL_NAME,
  SEAL_ROUNDS,
  SEAL_VERSION,
  type SealBinding,
  symbolsOf,
} from '../../../../domain/guest-access/seal';

const slowly = promisify(pbkdf2);
const expand = promisify(hkdf);

/** Contents of the envelope. A door without a code opens with a card. */
export interface SealedContents {
  doorCode: string | null;
  wifi: { name: string | null; password: string | null };
  /** The house's other way in; absent for none. */
  second?: string[];
}

/** Stay, door and code that eight symbols are made for. */
type ReleaseOf = Pick<SealBinding, 'apartment' | 'stayId' | 'codeRevision'> & Pick<SealedContents, 'doorCode'>;

/**
 * The eight symbols that open the envelope of a stay, for one code of its door. They are derived, so that nothing is
 * kept; the first that can be said on a telephone and typed on a Vietnamese keyboard counts.
 *
 * @param secret the database's own
 */
export function releaseOf(secret: string, { apartment, stayId, codeRevision, doorCode }: ReleaseOf): string {
  for (let turn = 0; ; turn += 1) {
    const about = JSON.stringify(['guide release', stayId, apartment, codeRevision, doorCode, turn]);
    const code = symbolsOf(createHmac('sha256', secret).update(about).digest());
    const check = checkOf(code);
    if (check !== null && isTypable(code + check)) return code;
  }
}

interface Sealing {
  /** The eight symbols. */
  release: string;
  /** The stay's key, as the link has it. */
  key: string;
  binding: SealBinding;
  contents: SealedContents;
  /** 16 and 12 bytes, new for each envelope. */
  salt: Buffer;
  iv: Buffer;
}

/** Seals the codes of a stay. The slow part runs beside the event loop. */
export async function sealCodes({ release, key, binding, contents, salt, iv }: Sealing): Promise<SealedCodes> {
  const slow = await slowly(release, salt, SEAL_ROUNDS, 32, 'sha256');
  const secret = await expand('sha256', Buffer.concat([Buffer.from(key, 'base64url'), slow]), salt, SEAL_NAME, 32);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(secret), iv);
  cipher.setAAD(Buffer.from(boundTo(binding)));
  const body = [cipher.update(JSON.stringify(contents), 'utf8'), cipher.final(), cipher.getAuthTag()];
  return {
    v: SEAL_VERSION,
    kid: kidOf(binding),
    salt: salt.toString('base64url'),
    iv: iv.toString('base64url'),
    ct: Buffer.concat(body).toString('base64url'),
  };
}
