import type { NewPasskey, PasskeyAnswer, PasskeyAsked, PasskeyOffer } from '../../../contract/staff/passkeys';

/** Reason why a device has made or signed nothing: nobody confirmed, it has a passkey of this person, or it cannot. */
type PasskeyFailure = 'cancelled' | 'known' | 'failed';
type Result<T> = { passkey: T; failure?: never } | { failure: PasskeyFailure };

const library = () => import('@simplewebauthn/browser');

/** Tells whether a browser knows passkeys and stands where they can be: https or this machine, by a name. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

/** Has the device make a passkey, which asks for finger, face or PIN. */
export const makePasskey = (optionsJSON: PasskeyOffer): Promise<Result<NewPasskey['passkey']>> =>
  asked(async () => (await library()).startRegistration({ optionsJSON }));

/** Has the device sign with a passkey that the person chooses. */
export const signByPasskey = (optionsJSON: PasskeyAsked): Promise<Result<PasskeyAnswer>> =>
  asked(async () => (await library()).startAuthentication({ optionsJSON }));

async function asked<T>(device: () => Promise<T>): Promise<Result<T>> {
  try {
    return { passkey: await device() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') return { failure: 'known' };
    return { failure: name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed' };
  }
}
