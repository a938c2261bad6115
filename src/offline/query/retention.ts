import { apiSource } from '../../api/source';
import { type GuestRetention, readRetentionCall } from '../../contract/privacy/calls';
import { DEFAULT_LANGUAGE } from '../../domain/languages';
import type { Source } from './network-first';

const TIMEOUT_MS = 8000;

/** Days after which the house forgets what guests give it; it has no words. */
export const guestRetention = (): Source<GuestRetention> => ({
  key: 'retention',
  ...apiSource(readRetentionCall, {}),
  timeoutMs: TIMEOUT_MS,
  lang: DEFAULT_LANGUAGE,
});
