import { apartmentCodeFromPath } from '../../guest-access/apartment-code';
import { GUIDE_PATH } from '../address';

/**
 * Matches the guide's address with a stay's key in a text, its # and = encoded once, oftener or not at all.
 * `straight-link.ts` puts the same right for whole addresses; it would weigh more in the guide than the reading of a
 * pasted link is worth (`tests/browser/weight.spec.ts`).
 */
const STAY =
  /https?:\/\/[^\s/]+\/hidd?en-page(?=[/?#&%])(\/[^/?#&\s]*)?\S*?(?:#|%(?:25)*23)(?:\S*&)?s(?:=|%(?:25)*3D)([\w-]{22,256})(?![\w-])/i;

/** Holds what may stand between the letters of a key and is no part of it, as `bareFragment` says. */
const SPLITS = /[\p{DI}\\]/gu;

/**
 * Finds the link of a stay in what was pasted or read from a QR code: an address alone, or a message with one in it.
 * Whose address it is does not matter: only its apartment and key are taken, and asked for at our own server.
 *
 * @returns `null` when no address in it carries a stay's key; `apartment` is `''` for the house's guide
 */
export function stayLinkIn(text: string): { apartment: string; key: string } | null {
  const [, door = '', key] = STAY.exec(text.replace(SPLITS, '')) ?? [];
  return key ? { apartment: apartmentCodeFromPath(GUIDE_PATH + door), key } : null;
}
