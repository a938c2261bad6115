import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/request';
import { LoadingShape } from '../../ui/loading-shape';
import { Message } from '../../ui/message';
import css from './tour-list-states.module.css';

const CARDS = [1, 2, 3, 4, 5, 6];

/** The list's shape while it loads. */
export function TourListSkeleton() {
  const { t } = useTranslation('tours');
  return (
    <LoadingShape className={css.skeleton}>
      <span className="sr">{t('loading')}</span>
      {CARDS.map((card) => (
        <div key={card} aria-hidden="true">
          <span className={css.picture} />
          <span className={css.line} />
          <span className={css.line} />
        </div>
      ))}
    </LoadingShape>
  );
}

/** Every source has failed: an empty list (specification §8), and the truth about it. */
export function TourListFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation(['tours', 'common']);
  return (
    <Message
      alert
      heading={t('none.awayHeading')}
      text={failure.outcome === 'answered' ? t('none.brokenText') : t('none.awayText')}
      ways={
        <button type="button" className="btn" onClick={onRetry}>
          {t('buttons.retry', { ns: 'common' })}
        </button>
      }
    />
  );
}
