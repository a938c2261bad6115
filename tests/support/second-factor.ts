import { codeOf, stepAt } from '../../src/server/modules/accounts/totp';
import type { Desk } from './desk';
import type { TestServer } from './server';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A phone with an authenticator that has read a secret. */
export class Authenticator {
  readonly #secret: Buffer;

  constructor(base32: string) {
    const bits = Array.from(base32, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
    this.#secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  }

  /** Digits that it shows at an instant, UTC ms. */
  at(now: number): string {
    return codeOf(this.#secret, stepAt(now));
  }
}

/** Sets a second factor up for whoever sits at a desk. */
export async function enrol(server: TestServer, desk: Desk): Promise<{ phone: Authenticator; paper: string[] }> {
  const offer = await desk.send('POST', 'second-factor', {});
  if (offer.statusCode !== 200) throw new Error(offer.body);
  const phone = new Authenticator(offer.json<{ secret: string }>().secret);
  const on = await desk.send('POST', 'second-factor/on', { code: phone.at(server.clock.now) });
  if (on.statusCode !== 200) throw new Error(on.body);
  return { phone, paper: on.json<{ codes: string[] }>().codes };
}
