import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../../api/request';

/** Gives the sentence for a failure: our server's where it has sent one, otherwise one for the kind of failure. */
export function useFailureText(): (failure: ApiFailure) => string {
  const { t } = useTranslation(['common', 'reception']);
  return useCallback(
    (failure) => {
      if (failure.kind === 'http') return failure.ours ? failure.message : t('errors.server');
      // The device has a network: then it is the server that does not answer.
      if (failure.kind === 'offline' && navigator.onLine) return t('unreachable', { ns: 'reception' });
      return failure.kind === 'malformed' ? t('errors.server') : t(`errors.${failure.kind}`);
    },
    [t],
  );
}
