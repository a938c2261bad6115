import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/request';
import css from './apartment-list-states.module.css';

const CARDS = [1, 2, 3, 4, 5, 6];

/** The list's shape while it loads; it comes only after a while, so that a quick answer does not flicker. */
export function ApartmentListSkeleton() {
  const { t } = useTranslation('apartments');
  return (
    <div className={css.skeleton} role="status" aria-busy="true">
      <span className="sr">{t('loading')}</span>
      {CARDS.map((card) => (
        <div key={card} aria-hidden="true">
          <span className={css.picture} />
          <span className={css.line} />
          <span className={css.line} />
        </div>
      ))}
    </div>
  );
}

/** Nothing came: the specification's words (§8), what they mean, and what can be done. */
export function ApartmentListFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation(['apartments', 'common']);
  const answered = failure.outcome === 'answered';
  return (
    <div className={css.state} role="alert">
      <h2>{t('failed.heading')}</h2>
      <p>{t(answered ? 'failed.answered' : 'failed.offline')}</p>
      <p className={css.exact} lang="en">
        {t('failed.exact', { message: t('failed.fetch') })}
      </p>
      <button type="button" className="btn" onClick={onRetry}>
        {t('buttons.retry', { ns: 'common' })}
      </button>
    </div>
  );
}

interface EmptyProps {
  heading: string;
  text: string;
  level?: 'h1' | 'h2';
  /** The ways on. */
  children?: ReactNode;
}

/** Nothing to list: why, and the ways on. */
export function ApartmentListEmpty({ heading, text, level: Heading = 'h2', children }: EmptyProps) {
  return (
    <div className={css.state} data-page={Heading === 'h1' || undefined}>
      <Heading>{heading}</Heading>
      <p>{text}</p>
      <div className={css.ways}>{children}</div>
    </div>
  );
}
