import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiFailure } from '../../api/request';
import type { Place } from '../../domain/stay-search';
import css from './search-states.module.css';

/** The results' shape while they load; it comes only after a while, so that a quick answer does not flicker. */
export function SearchSkeleton() {
  return (
    <div className={css.skeleton} aria-busy="true" aria-hidden="true">
      {[1, 2].map((card) => (
        <div key={card}>
          <span className={css.picture} />
          <div>
            <span className={css.line} />
            <span className={css.line} />
            <span className={css.box} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The search did not get through: why, and what can be done. */
export function SearchFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  return (
    <div className={css.state} role="alert">
      <h2>{t('failed.heading')}</h2>
      <p>{t(failure.outcome === 'answered' ? 'failed.answered' : 'failed.offline')}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {t('buttons.retry', { ns: 'common' })}
      </button>
    </div>
  );
}

interface NothingProps {
  heading: string;
  text: string;
  level?: 'h1' | 'h2';
  /** Offers every apartment of an area. */
  more?: Place['area'];
  listOf?: (area: Place['area']) => string;
  children?: ReactNode;
}

/** No result: why, and the way on. */
export function SearchNothing({ heading, text, level: Heading = 'h2', more, listOf, children }: NothingProps) {
  const { t } = useTranslation('search');
  return (
    <div className={css.state}>
      {children}
      <Heading>{heading}</Heading>
      <p>{text}</p>
      {more && listOf && (
        <Link className="btn quiet" to={listOf(more)}>
          {t('none.all', { area: t(`areas.${more}`) })}
        </Link>
      )}
    </div>
  );
}
