import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer, PasskeyAsked, PasskeyOffer } from '../../src/contract/staff/passkeys';
import type { Desk } from './desk';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const uint = (value: number, bytes: number): Buffer => {
  const all = Buffer.alloc(bytes);
  all.writeUIntBE(value, 0, bytes);
  return all;
};
/** A byte string of CBOR (RFC 8949), of 24 to 255 bytes. */
const cborBytes = (data: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, data.length]), data]);
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** An authenticator in software (WebAuthn, ES256): what a phone or a key does after finger, face or PIN. */
export class SoftAuthenticator {
  readonly id = randomBytes(16);
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #user = '';
  counter = 0;
  /** True when it has asked for finger, face or PIN. */
  verifies = true;
  /** Origin of the browser's page; a page cannot say another one. */
  origin: string;

  constructor(origin = 'http://localhost:4173') {
    this.origin = origin;
  }

  get #id(): string {
    return this.id.toString('base64url');
  }

  /** Makes the passkey that it is offered. */
  make({ challenge, rp, user }: PasskeyOffer): NewPasskey['passkey'] {
    this.#user = user.id;
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    // COSE: kty EC2, alg ES256, crv P-256, x, y.
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), uint(this.id.length, 2), this.id, cose]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      Buffer.concat([
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
      ]),
      cborBytes(this.#said(rp.id, ATTESTED, attested)),
    ]);
    return {
      id: this.#id,
      rawId: this.#id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      },
    };
  }

  /** Signs what it is asked for; its counter goes on. */
  sign({ challenge, rpId }: PasskeyAsked): PasskeyAnswer {
    this.counter += 1;
    const client = this.#client('webauthn.get', challenge);
    const said = this.#said(rpId, 0);
    const signature = sign('sha256', Buffer.concat([said, sha256(client)]), this.#key.privateKey);
    return {
      id: this.#id,
      rawId: this.#id,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: said.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: this.#user,
      },
    };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #said(rpId: string, more: number, rest = Buffer.alloc(0)): Buffer {
    const flags = PRESENT | more | (this.verifies ? VERIFIED : 0);
    return Buffer.concat([sha256(rpId), uint(flags, 1), uint(this.counter, 4), rest]);
  }
}

/** Offer from which an authenticator could make one, of nobody. */
export const PASSKEY_OFFER: PasskeyOffer = {
  rp: { id: 'localhost', name: 'Hiên' },
  user: { id: 'eA', name: 'a@b.vn', displayName: 'A' },
  challenge: 'A'.repeat(43),
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};

/** Adds a passkey for whoever sits at a desk. */
export async function addPasskey(
  desk: Desk,
  device = new SoftAuthenticator(),
  name = 'Điện thoại',
): Promise<SoftAuthenticator> {
  const offer = await desk.send('POST', 'passkeys/offer', {});
  if (offer.statusCode !== 200) throw new Error(offer.body);
  const added = await desk.send('POST', 'passkeys', { name, passkey: device.make(offer.json<PasskeyOffer>()) });
  if (added.statusCode !== 201) throw new Error(added.body);
  return device;
}
