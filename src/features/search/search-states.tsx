import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiFailure } from '../../api/request';
import { type Place, placeName } from '../../domain/bookings/stay-search';
import type { HousePlace } from '../../domain/catalogue/places';
import { Skeleton } from '../../ui/page/skeleton';
import { EmptyState } from '../../ui/empty-state';
import css from './search-states.module.css';

/** The results' shape while they load. */
export function SearchSkeleton() {
  return (
    <Skeleton className={css.skeleton} silent>
      {[1, 2, 3].map((card) => (
        <div key={card}>
          <span className={css.picture} />
          <span className={css.line} />
          <span className={css.line} />
          <span className={css.line} />
        </div>
      ))}
    </Skeleton>
  );
}

/** The search did not get through: why, and what can be done. */
export function SearchFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  return (
    <EmptyState
      alert
      heading={t('failed.heading')}
      text={t(failure.outcome === 'answered' ? 'failed.answered' : 'failed.offline')}
      actions={
        <button type="button" className="btn" onClick={onRetry}>
          {t('buttons.retry', { ns: 'common' })}
        </button>
      }
    />
  );
}

interface NothingProps {
  place: Place;
  places: readonly HousePlace[] | null;
  listOf: (area: Place['area']) => string;
}

/** No result: why, and every apartment of the area. */
export function SearchNothing({ place, places, listOf }: NothingProps) {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      heading={t('none.heading', { place: placeName(place, places) })}
      text={t('none.text')}
      actions={
        <Link className="btn quiet" to={listOf(place.area)}>
          {t('none.all', { area: placeName({ ...place, part: null }, places) })}
        </Link>
      }
    />
  );
}

/** Something is free and fits, but nothing of it passes the filters. */
export function SearchFilteredOut({ guests, onClear }: { guests: number; onClear: () => void }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      heading={t('noneFits.heading', { guests })}
      text={t('noneFits.text')}
      actions={
        <button type="button" className="btn" onClick={onClear}>
          {t('noneFits.clear')}
        </button>
      }
    />
  );
}
