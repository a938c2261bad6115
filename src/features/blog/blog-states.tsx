import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/page/skeleton';
import css from './blog-states.module.css';

const ROWS = [1, 2, 3];

/** The list's shape while it loads. */
export function BlogListSkeleton() {
  const { t } = useTranslation('blog');
  return (
    <Skeleton className={css.skeleton}>
      <p>{t('loadingList')}</p>
      {ROWS.map((row) => (
        <div key={row} aria-hidden="true">
          <span className={css.picture} />
          <span className={css.line} />
          <span className={css.line} />
        </div>
      ))}
    </Skeleton>
  );
}

/** An article's shape while it loads. */
export function BlogPostSkeleton() {
  const { t } = useTranslation('blog');
  return (
    <Skeleton className={`${css.skeleton ?? ''} ${css.post ?? ''}`}>
      <p>{t('loading')}</p>
      <div aria-hidden="true">
        <span className={css.line} />
        <span className={css.picture} />
        <span className={css.line} />
        <span className={css.line} />
      </div>
    </Skeleton>
  );
}
