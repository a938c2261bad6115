import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Origin } from './store/attempts';
import type { LoginPlace } from './login-limiter';
import type { Registrant } from './registration-limiter';
import { shortAddress } from '../../platform/address';
import { readCookie } from '../../platform/http/cookies';
import type { ReadClient } from '../../platform/http/guide-client';
import { addCookie } from '../staff/session-cookie';

const YEAR_SECONDS = 365 * 24 * 3600;
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

interface Deps {
  readClient: ReadClient;
  /** Under which marks are signed and places written down. */
  key: string;
  secure: boolean;
}

/**
 * Tells where a password comes from. A browser that has signed in to an account before shows a signed mark, and is not
 * held up by what strangers try on that account (the "device cookie" that OWASP describes). The mark holds no personal data.
 */
export class KnownBrowsers {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Fingerprint of the address that asks, or of the device on one of the hotel's own lines. */
  clientOf(request: FastifyRequest): string {
    const { address, device, inHotel } = this.#deps.readClient(request.raw);
    return this.#print(inHotel && device !== null ? `device ${device}` : `address ${address}`);
  }

  /** The same, with the wider networks that it is counted under. */
  originOf(request: FastifyRequest): Registrant {
    const { inHotel } = this.#deps.readClient(request.raw);
    return { client: this.clientOf(request), ...this.#widerOf(request), inHotel };
  }

  /** @param account fingerprint of the account's address */
  placeOf(request: FastifyRequest, account: string): LoginPlace {
    const { address, device, inHotel } = this.#deps.readClient(request.raw);
    const client = this.#print(`address ${address}`);
    const nonce = this.#nonceFor(request, account);
    const place = { client, ...this.#widerOf(request), inHotel, address: shortAddress(address) };
    if (nonce !== null) return { ...place, lane: this.#print(`known ${nonce}`), known: true };
    return { ...place, lane: device === null ? client : this.#print(`device ${device}`), known: false };
  }

  /** The address that asks, as far as it may be written down. */
  addressOf(request: FastifyRequest): string {
    return shortAddress(this.#deps.readClient(request.raw).address);
  }

  /** Marks this browser as known for the account, after a login. */
  remember(request: FastifyRequest, reply: FastifyReply, account: string): void {
    if (this.#nonceFor(request, account) !== null) return;
    const nonce = randomBytes(16).toString('base64url');
    const value = `${nonce}.${this.#sign(nonce, account)}`;
    const { secure } = this.#deps;
    addCookie(reply, `${nameOf(secure)}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`, secure);
  }

  #widerOf(request: FastifyRequest): Pick<Origin, 'site' | 'block'> {
    const { networks, inHotel } = this.#deps.readClient(request.raw);
    if (inHotel) return { site: this.#print('lines of the house'), block: null };
    const [, site, block] = networks;
    const print = (network: typeof site): string | null =>
      network === undefined ? null : this.#print(`network ${network.name}`);
    return { site: print(site), block: print(block) };
  }

  #nonceFor(request: FastifyRequest, account: string): string | null {
    const [, nonce, signature] = MARK.exec(readCookie(request.headers.cookie, nameOf(this.#deps.secure)) ?? '') ?? [];
    if (nonce === undefined || signature === undefined) return null;
    const right = timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(nonce, account)));
    return right ? nonce : null;
  }

  #sign(nonce: string, account: string): string {
    return createHmac('sha256', this.#deps.key).update(`browser ${nonce} ${account}`).digest('base64url');
  }

  #print(text: string): string {
    return createHmac('sha256', this.#deps.key).update(text).digest('base64url');
  }
}

const nameOf = (secure: boolean): string => (secure ? '__Host-hien_known' : 'hien_known');
