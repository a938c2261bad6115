import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/request';

/** What went wrong, in the words of our server where it has said it, otherwise of the network. */
export function useFailureText(): (failure: ApiFailure) => string {
  const { t } = useTranslation('common');
  return useCallback(
    (failure) => {
      if (failure.kind === 'http') return failure.ours ? failure.message : t('errors.server');
      return failure.kind === 'malformed' ? t('errors.server') : t(`errors.${failure.kind}`);
    },
    [t],
  );
}
