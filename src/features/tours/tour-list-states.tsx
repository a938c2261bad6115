import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/request';
import { EmptyState } from '../../ui/empty-state';

/** Every source has failed: an empty list (specification §8), and the truth about it. */
export function TourListFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation(['tours', 'common']);
  return (
    <EmptyState
      alert
      heading={t('none.awayHeading')}
      text={failure.outcome === 'answered' ? t('none.brokenText') : t('none.awayText')}
      actions={
        <button type="button" className="btn" onClick={onRetry}>
          {t('buttons.retry', { ns: 'common' })}
        </button>
      }
    />
  );
}
