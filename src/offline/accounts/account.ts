import type { OwnBookings, ProfileAnswer } from '../../contract/accounts/accounts';
import { apiSource } from '../../api/source';
import { listOwnBookingsCall, readProfileCall } from '../../contract/accounts/calls';
import type { Language } from '../../domain/languages';
import type { Source } from '../query/network-first';

const TIMEOUT_MS = 8000;

/** The own profile; kept, so that it can be read without a network. Signing out wipes it. */
export const profileOf = (id: string, lang: Language): Source<ProfileAnswer> => ({
  key: `account:${id}`,
  ...apiSource(readProfileCall, { params: { id } }),
  timeoutMs: TIMEOUT_MS,
  lang,
});

/** Bookings that were made while signed in. */
export const bookingsOf = (id: string, lang: Language): Source<OwnBookings> => ({
  key: `account:${id}:bookings:${lang}`,
  ...apiSource(listOwnBookingsCall, { params: { id }, query: { lang } }),
  timeoutMs: TIMEOUT_MS,
  lang,
});
