import { randomUUID } from 'node:crypto';
import { MAX_PASSKEYS } from '../../../../domain/accounts/passkeys';
import type { NewPasskey, PasskeyAnswer, PasskeyAsked, PasskeyOffer } from '../../../../contract/staff/passkeys';
import type { Database } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transaction';
import { nameOf } from '../../../platform/text-input';
import { AppError } from '../../../errors';
import {
  deletePasskey,
  insertPasskey,
  notePasskeyUse,
  type Passkey,
  type PasskeyUse,
  readPasskey,
  readPasskeysOf,
} from '../store/passkeys';
import { deleteSessionsOf } from '../store/sessions';
import { lockStaff } from '../store/staff';
import type { SessionUser } from '../sessions';
import { CHALLENGE_MS } from './challenges';
import type { RelyingParty } from './relying-party';

interface Deps {
  db: Database;
  clock: () => number;
  /** `null` where browsers make no passkeys. */
  party: RelyingParty | null;
}

/** Loads what checks signatures when somebody needs it first: a house without passkeys does without its 20 MB. */
const library = () => import('@simplewebauthn/server');

/** Passkeys of staff: a device that asks for finger, face or PIN signs in their place, and nothing can be guessed or told on. */
export class Passkeys {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Origin at which they are made and used; `null` where none are. */
  get origin(): string | null {
    return this.#deps.party?.origin ?? null;
  }

  /** Lists a person's own, the oldest first. */
  listOf(userId: string): Promise<Passkey[]> {
    return readPasskeysOf(this.#deps.db, userId);
  }

  /** Asks for a signature of any passkey of this house. @throws AppError 409 `passkeyPlace` */
  ask(challenge: Uint8Array): PasskeyAsked {
    const { id: rpId } = this.#party();
    const text = Buffer.from(challenge).toString('base64url');
    return { challenge: text, rpId, timeout: CHALLENGE_MS, userVerification: 'required' };
  }

  /**
   * Offers somebody a new passkey, which their device keeps and finds again by itself.
   *
   * @param house as the device lists it
   * @throws AppError 409 `passkeyPlace`, `tooManyPasskeys`
   */
  async offer(
    { id, email, name }: Pick<SessionUser, 'id' | 'email' | 'name'>,
    house: string,
    challenge: Uint8Array<ArrayBuffer>,
  ): Promise<PasskeyOffer> {
    const party = this.#party();
    const before = await this.listOf(id);
    requireRoom(before);
    const { generateRegistrationOptions } = await library();
    const offered = await generateRegistrationOptions({
      rpName: house,
      rpID: party.id,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      challenge,
      timeout: CHALLENGE_MS,
      excludeCredentials: before.map(({ credential_id: one }) => ({ id: one })),
    });
    const { user, challenge: text, pubKeyCredParams, excludeCredentials = [] } = offered;
    return {
      rp: { id: party.id, name: house },
      user,
      challenge: text,
      pubKeyCredParams,
      timeout: CHALLENGE_MS,
      excludeCredentials: excludeCredentials.map(({ id: one }) => ({ id: one, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  }

  /**
   * Adds a passkey that a device has made; every other browser of the person is signed out.
   *
   * @param challenge that the browser was given; `null` when it is none of ours any more
   * @param session hash of the session that goes on
   * @throws AppError 422 `passkeyRefused`, 409 `passkeyPlace`, `tooManyPasskeys`
   */
  async add(
    userId: string,
    { name, passkey }: NewPasskey,
    { challenge, session }: { challenge: string | null; session: string },
  ): Promise<void> {
    const { db, clock } = this.#deps;
    const party = this.#party();
    const called = nameOf(name, 'name');
    const made = challenge === null ? null : await registered(passkey, challenge, party);
    if (made === null) throw new AppError(422, 'passkeyRefused');
    await inTransaction(db, async (tx) => {
      const now = clock();
      await lockStaff(tx, now);
      requireRoom(await readPasskeysOf(tx, userId));
      if (await readPasskey(tx, made.credential_id)) throw new AppError(422, 'passkeyRefused');
      await insertPasskey(tx, {
        ...made,
        id: randomUUID(),
        user_id: userId,
        name: called,
        created_at: now,
        used_at: null,
      });
      await deleteSessionsOf(tx, userId, session);
    });
  }

  /**
   * Removes one of a person's own.
   *
   * @param asked the house wants more than a password, and the person has no other second factor
   * @returns what it was called
   * @throws AppError 404, 409 `secondFactorAsked` for the last one
   */
  async remove(userId: string, id: string, { asked }: { asked: boolean }): Promise<string> {
    const { db, clock } = this.#deps;
    return inTransaction(db, async (tx) => {
      await lockStaff(tx, clock());
      const all = await readPasskeysOf(tx, userId);
      const one = all.find((each) => each.id === id);
      if (!one) throw new AppError(404, 'notFound');
      if (asked && all.length === 1) throw new AppError(409, 'secondFactorAsked');
      await deletePasskey(tx, id);
      return one.name;
    });
  }

  /**
   * Tells whose passkey has signed a challenge, and notes that it was used.
   *
   * @param challenge that the browser was given; `null` when it is none of ours any more
   * @returns id of the account, right or not; `of` is `null` for a passkey that nobody has
   */
  async check(answer: PasskeyAnswer, challenge: string | null): Promise<{ of: string | null; right: boolean }> {
    const { db, clock, party } = this.#deps;
    const passkey = await readPasskey(db, answer.id);
    if (!passkey) return { of: null, right: false };
    const { user_id: of } = passkey;
    const use = challenge === null || party === null ? null : await signed(answer, { passkey, challenge, party });
    return { of, right: use !== null && (await notePasskeyUse(db, passkey, use, clock())) };
  }

  /** @throws AppError 409 `passkeyPlace` */
  #party(): RelyingParty {
    const { party } = this.#deps;
    if (party === null) throw new AppError(409, 'passkeyPlace');
    return party;
  }
}

/** @throws AppError 409 `tooManyPasskeys` */
function requireRoom(passkeys: readonly Passkey[]): void {
  if (passkeys.length >= MAX_PASSKEYS) throw new AppError(409, 'tooManyPasskeys');
}

type Made = Omit<Passkey, 'id' | 'user_id' | 'name' | 'created_at' | 'used_at'>;

/** Gives what a device has made for a challenge; `null` when it has not. */
async function registered(
  { id, rawId, type, response }: NewPasskey['passkey'],
  challenge: string,
  party: RelyingParty,
): Promise<Made | null> {
  const { verifyRegistrationResponse } = await library();
  const { clientDataJSON, attestationObject } = response;
  try {
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (made === undefined) return null;
    return {
      credential_id: made.credential.id,
      public_key: Buffer.from(made.credential.publicKey).toString('base64url'),
      counter: made.credential.counter,
      backed_up: made.credentialBackedUp ? 1 : 0,
    };
  } catch {
    // It throws for whatever is wrong, with a sentence for who programs.
    return null;
  }
}

/** State of a passkey after an answer that is right; `null` for one that is not. */
async function signed(
  { id, rawId, type, response }: PasskeyAnswer,
  { passkey, challenge, party }: { passkey: Passkey; challenge: string; party: RelyingParty },
): Promise<PasskeyUse | null> {
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  if (userHandle !== Buffer.from(passkey.user_id).toString('base64url')) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return verified ? { counter, backed_up: isBackedUp ? 1 : 0 } : null;
  } catch {
    return null;
  }
}
