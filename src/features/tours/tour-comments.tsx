import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commentPage } from '../../domain/tours/tours';
import type { Language } from '../../domain/languages';
import { commentsOf } from '../../offline/query/comments';
import { createQuery, querySource } from '../../offline/query/query';
import { useQuery } from '../../ui/hooks/use-query';
import { TourAsOf } from './tour-as-of';
import { TourComment } from './tour-comment';
import { TourCommentForm } from './tour-comment-form';
import css from './tour-comments.module.css';
import type { Commenter } from './commenter';

interface TourCommentsProps {
  tour: { id: number };
  lang: Language;
  user: Commenter | null;
  onSignIn: () => void;
}

/** Comments on a tour, the newest first, and a form for whoever is signed in (specification §4). */
export function TourComments({ tour, lang, user, onSignIn }: TourCommentsProps) {
  const { t } = useTranslation('tours');
  const query = useMemo(() => createQuery(querySource(commentsOf(tour.id))), [tour.id]);
  const { data, failure, old, savedAt } = useQuery(query);
  const [presses, setPresses] = useState(0);
  const shown = commentPage(data ?? [], presses);
  return (
    <section className={css.comments} aria-label={t('comments.heading')}>
      {user ? (
        <TourCommentForm key={user.id} tourId={tour.id} user={user} onPosted={() => void query.refresh()} />
      ) : (
        <div className={css.signIn}>
          <p>{t('comments.signIn')}</p>
          <button type="button" className="btn" onClick={onSignIn}>
            {t('comments.signInButton')}
          </button>
        </div>
      )}
      <TourAsOf of={{ savedAt, old }} />
      {data === null && (
        <p role="status" className={css.quiet}>
          {t(failure ? 'comments.away' : 'comments.loading')}
        </p>
      )}
      {data?.length === 0 && <p className={css.quiet}>{t('comments.none')}</p>}
      {data !== null && data.length > 0 && (
        <p role="status" className={css.quiet}>
          {t('comments.count', { count: data.length })}
        </p>
      )}
      <ul>
        {shown.map((comment) => (
          <TourComment key={comment.id} comment={comment} lang={lang} />
        ))}
      </ul>
      {data !== null && shown.length < data.length && (
        <button type="button" className="btn quiet" onClick={() => setPresses(presses + 1)}>
          {t('comments.more')}
        </button>
      )}
    </section>
  );
}
