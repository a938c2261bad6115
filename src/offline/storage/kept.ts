import type { Dexie } from 'dexie';
import type { GuestTables } from './guest-db';
import type { HienDb } from './hien-db';
import { LOCAL_KEYS, type LocalKey, removeLocal, removeSession, SESSION_KEYS, type SessionKey } from './storage-keys';

/**
 * Holds what takes something off this phone: "Forget this device", signing out, the end of the stay. Whatever says who
 * somebody is, or opens something, has at least `forget`; what has none is the house's, or a choice of the device. So
 * are all caches: files of the product and pictures of the house, the same for everybody.
 */
type Clearing = 'forget' | 'signOut' | 'stayOver';

const PERSON = ['forget', 'signOut'] as const;
const STAY = ['forget', 'stayOver'] as const;
const STAYS = [] as const;

/** Everything that local storage keeps. A key without a line here does not compile. */
export const KEPT_LOCAL: Readonly<Record<keyof typeof LOCAL_KEYS, readonly Clearing[]>> = {
  language: STAYS,
  user: PERSON,
  // Our server's to clear: it stays until the sign-out is known there.
  signOutDue: STAYS,
  // Follows the rows of the outbox, one by one.
  outboxJournal: STAYS,
  serverTimeSeen: ['forget'],
  guideCopy: STAY,
  stayKey: STAY,
  sealTries: ['forget'],
  // 32 bits of a key of 128: enough to refuse it, far too few to make it from.
  forgottenKey: STAYS,
  forgottenAt: STAYS,
  bookingEndTime: PERSON,
  bookingDraft: PERSON,
  bookedUntil: PERSON,
  reading: ['forget'],
  filmsWanted: STAYS,
  filmList: STAYS,
  deskMuted: STAYS,
  guestRequests: STAY,
  tours: STAYS,
  toursSavedAt: STAYS,
  house: STAYS,
};

/** Everything that session storage keeps, of each tab. */
export const KEPT_SESSION: Readonly<Record<keyof typeof SESSION_KEYS, readonly Clearing[]>> = {
  fullName: PERSON,
  email: PERSON,
  phoneNumber: PERSON,
  apartment: PERSON,
  guestFormDraft: PERSON,
  tourBookingDraft: PERSON,
  reloadedForChunk: STAYS,
  guidePlace: ['forget'],
};

/** Every table of the site's database. */
export const KEPT_SITE: Readonly<Record<Exclude<keyof HienDb, keyof Dexie>, readonly Clearing[]>> = {
  documents: PERSON,
  attempts: PERSON,
};

/** Every table of the guest's database. */
export const KEPT_GUEST: Readonly<Record<keyof GuestTables, readonly Clearing[]>> = {
  guides: STAY,
  documents: STAYS,
  outbox: PERSON,
  filmParts: STAYS,
};

const keysFor = <Name extends string, Key extends string>(
  keys: Readonly<Record<Name, Key>>,
  kept: Readonly<Record<Name, readonly Clearing[]>>,
  clearing: Clearing,
): Key[] => (Object.keys(kept) as Name[]).filter((name) => kept[name].includes(clearing)).map((name) => keys[name]);

/** Takes out of this tab's session storage what goes on an occasion. Never throws. */
export function clearSessionKeys(clearing: Clearing): void {
  for (const key of keysFor<keyof typeof SESSION_KEYS, SessionKey>(SESSION_KEYS, KEPT_SESSION, clearing))
    removeSession(key);
}

/** Takes out of local storage what goes on an occasion. Never throws. */
export function clearLocalKeys(clearing: Clearing): void {
  for (const key of keysFor<keyof typeof LOCAL_KEYS, LocalKey>(LOCAL_KEYS, KEPT_LOCAL, clearing)) removeLocal(key);
}
