import { GUIDE_PATH } from './guide/address';
import { bareFragment } from './guest-access/stay-fragment';

/**
 * Says where a fragment begins: also one whose # was encoded on the way, once or more often, when it carries what
 * ours do.
 */
const FRAGMENT = /#|%(?:25)*23(?=(?:[sbr]|token)(?:=|%(?:25)*3D))/i;
/** Says where a query begins: also one that somebody encoded, or put on with & as if there were one. */
const QUERY = /\?|%(?:25)*3F|&(?:amp;)?(?=[\w.-]+=)/i;
const ENCODED_EQUALS = /%(?:25)*3D/i;
/** Holds what a sentence or a messenger leaves behind an address. Ids may end with a dash. */
const TAIL = /(?:(?![-_/])[\p{P}\p{S}\p{Z}\p{C}])+$/u;
/** Names under which our links carry a secret: a stay's key, a booking's, the one of a new password. */
type SecretName = 's' | 'b' | 'token';
/**
 * A secret is base64url of at least 128 bits (ruling 11); anything else in a fragment is something else. What messengers
 * and sentences put behind it, a full stop or another parameter, is no part of it.
 */
const SECRET = /^#(?:.*&)?(s|b|token)(?:=|%3[Dd])([\w-]{22,256})(?![\w-])/;
/** A release as a code for the camera carries it (`seal.ts`). */
const RELEASE = /^#(r)=(\w{9}\.\d{1,9})(?!\d)/;
/** The guide as people spell it, in capitals too. Other pages are read in any letters where they are answered. */
const GUIDE = /^\/hidd?en-page(?![^/])/i;

/**
 * Puts an address of ours right that was changed on its way: the one reading of links, for guide, site, worker and
 * server. A secret whose # was encoded goes back into the fragment; parameters that were put on by & or encoded are
 * parameters; what stands behind path or secret and is no part of them goes; the guide's path is spelt as it is.
 *
 * @param address path, query and fragment, beginning with `/`; anything else is returned as it is
 * @returns an address of our own origin; the same text when nothing was to be put right
 */
export function straightLink(address: string): string {
  if (!address.startsWith('/')) return address;
  const [front, , fragment] = cut(address, FRAGMENT);
  const [path, sign, query] = cut(front, QUERY);
  const straight = path
    // A second slash, or one leaning the other way, would name another host.
    .replace(/^[/\\]+/, '/')
    .replace(GUIDE, GUIDE_PATH)
    .replace(/[^/]+$/, withoutTail);
  const asked = sign && `?${sign === '?' ? query : query.replace(ENCODED_EQUALS, '=')}`;
  return straight + asked + straightHash(fragment && `#${fragment}`);
}

/** The secret of that name in the fragment of an address, or `null`. */
export function secretIn(locationHash: string, name: SecretName): string | null {
  const [, found, secret] = SECRET.exec(bareFragment(locationHash)) ?? [];
  return found === name ? (secret as string) : null;
}

/** Gives what stands before a sign, the sign, and what stands behind it. */
function cut(text: string, at: RegExp): [string, string, string] {
  const found = at.exec(text);
  if (!found) return [text, '', ''];
  return [text.slice(0, found.index), found[0], text.slice(found.index + found[0].length)];
}

function withoutTail(segment: string): string {
  try {
    // Blanks alone are read as none by everybody who reads a code.
    const text = decodeURIComponent(segment).trim();
    const kept = text.replace(/\p{DI}/gu, '').replace(TAIL, '');
    return kept === text ? segment : encodeURI(kept).replace(/[?#/]/g, encodeURIComponent);
  } catch {
    return segment; // A percent sign, or half of a pair, that stands for nothing.
  }
}

/** A fragment alone, put right; what carries no secret stays as it is. */
function straightHash(hash: string): string {
  const bare = unescaped(bareFragment(hash));
  const [, name, value] = SECRET.exec(bare) ?? RELEASE.exec(bare) ?? [];
  return name ? `#${name}=${value}` : hash;
}

/** The sign between name and secret as it was before it was encoded. */
const unescaped = (hash: string): string => hash.replace(ENCODED_EQUALS, '=');
