import { ApiFailure } from '../../api/failure';
import { openFile } from '../../api/open-file';
import { withDatabase } from '../storage/db';
import { accountHere } from '../outbox/outbox-owner';

interface KeptPicture {
  address: string;
  /** The picture as a `data:` address. */
  picture: string;
}

const keyOf = (account: string): string => `account:${account}:picture`;

/**
 * The account's own picture as this phone keeps it, so that the profile has a face without a network. It is fetched once
 * for each address, since another picture has another one, and goes with everything else of the account at a sign-out.
 *
 * @param address of the picture, as the profile names it
 * @returns a `data:` address; `null` when the phone does not have it and cannot get it
 */
export async function ownPicture(account: string, address: string): Promise<string | null> {
  const kept = await withDatabase(async (db) => (await db.documents.get(keyOf(account))) ?? null, null);
  const known = kept?.data as KeptPicture | undefined;
  if (known?.address === address) return known.picture;
  try {
    const answer = await openFile(address, { type: 'image/' });
    const picture = await asAddress(answer);
    // Signing out meanwhile has removed everything.
    if (accountHere() === account) {
      const row = { key: keyOf(account), data: { address, picture } satisfies KeptPicture, savedAt: Date.now() };
      await withDatabase((db) => db.documents.put(row), undefined);
    }
    return picture;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return null;
  }
}

async function asAddress(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${answer.headers.get('content-type') ?? ''};base64,${btoa(letters)}`;
}
