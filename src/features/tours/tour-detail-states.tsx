import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiFailure } from '../../api/request';
import { Skeleton } from '../../ui/page/skeleton';
import { EmptyState } from '../../ui/empty-state';
import { PageHead } from '../../ui/page/page-head';
import css from './tour-detail-states.module.css';

/** The page's shape while it loads. */
export function TourDetailSkeleton({ brand }: { brand: string | null }) {
  const { t } = useTranslation('tours');
  return (
    <Skeleton className={css.skeleton}>
      <PageHead title={t('detail.loading')} brand={brand} />
      <h1 className="sr">{t('detail.loading')}</h1>
      <span className={css.line} />
      <div>
        <span className={css.picture} />
        <span className={css.panel} />
      </div>
    </Skeleton>
  );
}

interface MissingProps {
  brand: string | null;
  all: string;
  /** Reason why nothing came; `null` when our server says that there is no such tour. */
  failure: ApiFailure | null;
  onRetry: () => void;
}

/** "Tour not found" (specification §8), what it means here, and the ways on. */
export function TourDetailMissing({ brand, all, failure, onRetry }: MissingProps) {
  const { t } = useTranslation(['tours', 'common']);
  return (
    <EmptyState
      alert
      page
      heading={t(failure ? 'missing.awayHeading' : 'missing.heading')}
      text={t(failure ? 'missing.awayText' : 'missing.text')}
      actions={
        <>
          {failure && (
            <button type="button" className="btn" onClick={onRetry}>
              {t('buttons.retry', { ns: 'common' })}
            </button>
          )}
          <Link className="btn quiet" to={all}>
            {t('places.all')}
          </Link>
        </>
      }
    >
      <PageHead title={t('missing.title')} brand={brand} hidden />
      <p className={css.exact} lang="en">
        {t('missing.exact')}
      </p>
    </EmptyState>
  );
}
