import { ApiFailure } from '../../api/request';
import { readStoredUser } from './stored-user';

/** Reads the signed-in account's phone number from our server, or else from the copy; `''` when neither knows it. */
async function ownPhone(): Promise<string> {
  const user = readStoredUser();
  if (!user) return '';
  // The site's database comes with it: only for who is signed in, and after the form is there.
  const [{ profileOf }, { networkFirst }] = await Promise.all([import('./account'), import('../query/network-first')]);
  try {
    return (await networkFirst(profileOf(user.id, 'vi'))).data.data.phoneNumber;
  } catch (error) {
    if (error instanceof ApiFailure) return '';
    throw error;
  }
}

/** As much of a form as it takes to fill one field of it. */
interface PhoneForm<Name extends string> {
  getValues(name: Name): unknown;
  setValue(name: Name, phone: string): void;
}

/**
 * Gives a form the phone number of who is signed in. The stored user has none (specification §3), so it comes later than
 * name and address, and only where nothing has been typed by then.
 *
 * @returns what ends it, for a form that goes away before
 */
export function fillOwnPhone<Name extends string>(form: PhoneForm<Name>, name: Name): () => void {
  let here = true;
  void ownPhone().then((phone) => {
    if (here && phone !== '' && form.getValues(name) === '') form.setValue(name, phone);
  });
  return () => {
    here = false;
  };
}
