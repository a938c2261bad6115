import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiFailure } from '../../api/request';
import type { Apartment } from '../../contract/catalogue/apartments';
import type { HousePlace } from '../../domain/catalogue/places';
import { Skeleton } from '../../ui/page/skeleton';
import { EmptyState } from '../../ui/empty-state';
import { PageHead } from '../../ui/page/page-head';
import { Toast } from '../../ui/toast';
import css from './apartment-detail-states.module.css';

/** The page's shape while it loads. */
export function ApartmentDetailSkeleton({ title, brand }: { title: string; brand: string | null }) {
  return (
    <Skeleton className={css.skeleton}>
      <PageHead title={title} brand={brand} />
      <h1 className="sr">{title}</h1>
      <span className={css.line} />
      <span className={css.line} />
      <span className={css.picture} />
      <span className={css.line} />
    </Skeleton>
  );
}

interface MissingProps {
  brand: string | null;
  /** Reason why nothing came; `null` when our server says that there is no such apartment. */
  failure: ApiFailure | null;
  onRetry: () => void;
  places: readonly HousePlace[] | null;
  listOf: (area: Apartment['area']) => string;
}

/** Nothing to show: what happened, and the ways on. The notice is the specification's, for three seconds (§8). */
export function ApartmentDetailMissing({ brand, failure, onRetry, places, listOf }: MissingProps) {
  const { t } = useTranslation(['apartment-detail', 'common']);
  const away = failure !== null && failure.outcome !== 'answered';
  const words = useMemo(
    () => ({ kind: 'error' as const, title: t('missing.notice'), text: t('missing.noticeText') }),
    [t],
  );
  const [noticed, setNoticed] = useState(false);
  const done = useCallback(() => setNoticed(true), []);
  return (
    <>
      <PageHead title={t('missing.title')} brand={brand} hidden />
      <Toast words={noticed ? null : words} onDone={done} />
      <EmptyState
        page
        heading={away ? t('missing.offlineHeading') : t('missing.heading')}
        text={away ? t('missing.offlineText') : t('missing.text')}
        actions={
          <>
            {failure && (
              <button type="button" className="btn" onClick={onRetry}>
                {t('buttons.retry', { ns: 'common' })}
              </button>
            )}
            {places?.map(({ area, name }) => (
              <Link key={area} className="btn quiet" to={listOf(area)}>
                {t('allOf', { area: name })}
              </Link>
            ))}
          </>
        }
      />
    </>
  );
}
