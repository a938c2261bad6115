import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { summaryOf } from '../../domain/blog/blog';
import type { Language } from '../../domain/languages';
import { querySourceOfPost } from '../../offline/query/blog';
import { createQuery } from '../../offline/query/query';
import { EmptyState } from '../../ui/empty-state';
import { PageHead } from '../../ui/page/page-head';
import { useQuery } from '../../ui/hooks/use-query';
import { blogQuery } from './blog-address';
import { BlogArticle } from './blog-article';
import css from './blog-post-page.module.css';
import { BlogPostSkeleton } from './blog-states';
import { RelatedPosts } from './related-posts';

interface BlogPostPageProps {
  /** `null` for an address that can be no post's. */
  id: number | null;
  lang: Language;
  brand: string | null;
  home: string;
  postOf: (id: number) => string;
}

/** One post: loading, not found, or loaded (specification §4). */
export function BlogPostPage({ id, ...props }: BlogPostPageProps) {
  return id === null ? <Missing {...props} /> : <KnownPost key={id} id={id} {...props} />;
}

function KnownPost({ id, lang, brand, home, postOf }: BlogPostPageProps & { id: number }) {
  const { t } = useTranslation(['blog', 'common']);
  const query = useMemo(() => createQuery(querySourceOfPost(id, lang)), [id, lang]);
  const { data, failure, old, savedAt } = useQuery(query);
  const gone = failure?.status === 404;
  if (gone) return <Missing brand={brand} home={home} />;
  if (data === null && failure !== null) {
    return (
      <Missing
        brand={brand}
        home={home}
        text={t(failure.outcome === 'answered' ? 'answeredText' : 'offlineText')}
        onRetry={() => void query.refresh()}
      />
    );
  }
  if (data === null) {
    return (
      <div className={css.page}>
        <PageHead title={t('title')} brand={brand} />
        <h1 className="sr">{t('title')}</h1>
        <BlogPostSkeleton />
      </div>
    );
  }
  return (
    <div className={css.page}>
      <PageHead title={data.title} brand={brand} description={summaryOf(data)} />
      <nav className={css.trail} aria-label={t('categoriesLabel')}>
        <Link to={home}>{t('title')}</Link>
        <Link to={`${home}${blogQuery({ category: data.category, page: 1 })}`}>{t(`categories.${data.category}`)}</Link>
      </nav>
      <BlogArticle post={data} lang={lang} kept={{ savedAt, old }} />
      <RelatedPosts to={data} lang={lang} postOf={postOf} />
    </div>
  );
}

interface MissingProps {
  brand: string | null;
  home: string;
  text?: string;
  onRetry?: () => void;
}

/** The specification's sentence (§8), why, and the ways on. */
function Missing({ brand, home, text, onRetry }: MissingProps) {
  const { t } = useTranslation(['blog', 'common']);
  return (
    <>
      <PageHead title={t('notFound')} brand={brand} hidden />
      <EmptyState
        page
        alert={onRetry !== undefined}
        heading={t('notFound')}
        text={text ?? t('notFoundText')}
        actions={
          <>
            {onRetry && (
              <button type="button" className="btn" onClick={onRetry}>
                {t('buttons.retry', { ns: 'common' })}
              </button>
            )}
            <Link className={onRetry ? 'btn quiet' : 'btn'} to={home}>
              {t('seeAll')}
            </Link>
          </>
        }
      />
    </>
  );
}
