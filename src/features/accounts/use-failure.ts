import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/request';

/** Says to a person why a call failed: the network's trouble, how long to wait, or the server's own sentence. */
export function useFailure(): (failure: ApiFailure) => string {
  const { t } = useTranslation('common');
  return ({ kind, status, retryAfter, ours, message, code }) => {
    if (kind === 'offline') return t('errors.offline');
    if (kind === 'timeout') return t('errors.timeout');
    if (kind === 'portal') return t('errors.portal');
    if (kind === 'fault') return t('errors.fault');
    // Our server knows more than how long it takes: another way in.
    if (status === 429 && code !== 'signInHeld') {
      const seconds = Math.ceil((retryAfter ?? 60_000) / 1000);
      return seconds <= 90
        ? t('errors.tooManySeconds', { seconds })
        : t('errors.tooManyFor', { minutes: Math.ceil(seconds / 60) });
    }
    if (status === 503) return t('errors.unavailable');
    return ours && code !== undefined && code !== 'internal' ? message : t('errors.unknown');
  };
}
