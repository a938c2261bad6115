import { GUEST_FORM_FIELDS, type GuestFormValues } from '../../domain/guest-forms/guest-form';
import {
  hasSessionStorage,
  readSession,
  removeSession,
  SESSION_KEYS,
  writeSession,
} from '../../offline/storage/storage-keys';

const EMPTY: GuestFormValues = { fullName: '', email: '', phoneNumber: '', apartment: '' };

/**
 * Gives the values that the form starts with: the draft of this tab, else nothing. A form that was sent before is not
 * shown again, for the next guest at a shared tablet would read it; who wants to change it takes it back from the list
 * below the form. An apartment in the address (`/form-qr?apartment=B902`) is the door somebody stands before, so it
 * wins.
 */
export function startingValues(apartment: string): GuestFormValues {
  const values = readDraft() ?? EMPTY;
  return apartment ? { ...values, apartment } : values;
}

/** Keeps what is typed so far. Storage that refuses costs the guest nothing but the draft. */
export function keepDraft(values: GuestFormValues): void {
  writeSession(SESSION_KEYS.guestFormDraft, JSON.stringify(values));
}

export function dropDraft(): void {
  removeSession(SESSION_KEYS.guestFormDraft);
}

/**
 * Leaves the four values where the guide's own forms look for them (specification §3). When not all four can be stored,
 * none is: half a guest would only mislead.
 *
 * @returns `false` when storage threw, which the form says (specification §8); a browser without any throws nothing
 */
export function keepForGuide(values: GuestFormValues): boolean {
  if (!hasSessionStorage()) return true;
  const kept = GUEST_FORM_FIELDS.every((field) => writeSession(SESSION_KEYS[field], values[field]));
  if (!kept) GUEST_FORM_FIELDS.forEach((field) => removeSession(SESSION_KEYS[field]));
  return kept;
}

function readDraft(): GuestFormValues | null {
  try {
    const draft: unknown = JSON.parse(readSession(SESSION_KEYS.guestFormDraft) ?? 'null');
    return draft ? asValues(draft) : null;
  } catch {
    return null;
  }
}

/** The four texts of anything that may hold them; what is not a text is empty. */
export function asValues(from: unknown): GuestFormValues {
  if (typeof from !== 'object' || from === null) return EMPTY;
  const texts = new Map(
    Object.entries(from).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return {
    fullName: texts.get('fullName') ?? '',
    email: texts.get('email') ?? '',
    phoneNumber: texts.get('phoneNumber') ?? '',
    apartment: texts.get('apartment') ?? '',
  };
}
