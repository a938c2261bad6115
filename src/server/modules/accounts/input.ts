import { domainToASCII } from 'node:url';
import type { Registration } from '../../../contract/accounts/accounts';
import { emailKey } from '../../../domain/contact';
import { isDialled, phoneKey } from '../../../domain/phone';
import { AppError } from '../../errors';
import { emailOf, nameOf, phoneOf } from '../../platform/text-input';

/** A mail address with what it is told apart by: case aside, a domain in letters of its own as DNS writes it. */
interface AccountEmail {
  email: string;
  emailKey: string;
}

/** @throws AppError 422 when mail cannot be sent to it */
export function accountEmailOf(typed: string): AccountEmail {
  const email = emailOf(typed, 'email');
  const key = accountKeyOf(email);
  if (key === null) throw new AppError(422, 'email', { field: 'email' });
  return { email, emailKey: key };
}

/** Gives the key by which an address is told apart; `null` when it has no name or no valid domain. */
export function accountKeyOf(typed: string): string | null {
  const key = emailKey(typed);
  const at = key.lastIndexOf('@');
  const domain = domainToASCII(key.slice(at + 1));
  return at < 1 || domain === '' ? null : `${key.slice(0, at)}@${domain}`;
}

/** A phone number with what it is told apart by. @throws AppError 422 when it cannot be dialled */
export function accountPhoneOf(typed: string): { phone: string; phoneKey: string } {
  const phone = phoneOf(typed, 'phoneNumber');
  const key = phoneKey(phone);
  if (key === null || !isDialled(phone)) throw new AppError(422, 'phone', { field: 'phoneNumber' });
  return { phone, phoneKey: key };
}

/** A name of one line. @throws AppError 422 */
export function accountNameOf(typed: string): string {
  const name = nameOf(typed, 'name');
  if (name === '') throw new AppError(422, 'required', { field: 'name' });
  return name;
}

/** A registration as it is stored. */
export interface NewAccount extends AccountEmail {
  name: string;
  phone: string;
  phoneKey: string;
}

/** Checks and cleans a registration, all but its password. @throws AppError 422 with the first field that is wrong */
export function newAccountOf(body: Registration): NewAccount {
  return {
    name: accountNameOf(body.name),
    ...accountEmailOf(body.email),
    ...accountPhoneOf(body.phoneNumber),
  };
}
