import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/request';
import { EmptyState } from '../../ui/empty-state';
import css from './apartment-list-states.module.css';

/** Nothing came: the specification's words (§8), what they mean, and what can be done. */
export function ApartmentListFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation(['apartments', 'common']);
  const answered = failure.outcome === 'answered';
  return (
    <EmptyState
      alert
      heading={t('failed.heading')}
      text={t(answered ? 'failed.answered' : 'failed.offline')}
      actions={
        <button type="button" className="btn" onClick={onRetry}>
          {t('buttons.retry', { ns: 'common' })}
        </button>
      }
    >
      <p className={css.exact} lang="en">
        {t('failed.exact', { message: t('failed.fetch') })}
      </p>
    </EmptyState>
  );
}
