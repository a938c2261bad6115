import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Language } from '../../domain/languages';
import { allPosts } from '../../offline/query/blog';
import { createQuery, querySource } from '../../offline/query/query';
import { AsOf } from '../../ui/as-of';
import { EmptyState } from '../../ui/empty-state';
import { PageHead } from '../../ui/page/page-head';
import { useQuery } from '../../ui/hooks/use-query';
import { wholeWords } from '../../ui/whole-words';
import { blogQuery, postsOnPage, readBlogView } from './blog-address';
import { BlogCard } from './blog-card';
import css from './blog-page.module.css';
import { BlogPages } from './blog-pages';
import { BlogSidebar } from './blog-sidebar';
import { BlogListSkeleton } from './blog-states';

interface BlogPageProps {
  lang: Language;
  brand: string | null;
  /** The blog's own address. */
  home: string;
  postOf: (id: number) => string;
  /** A tour beside the list; nothing while none is known. */
  featured: ReactNode;
}

/** The list of posts: by category, five on a page, the newest first. */
export function BlogPage({ lang, brand, home, postOf, featured }: BlogPageProps) {
  const { t } = useTranslation(['blog', 'common']);
  const [query] = useSearchParams();
  const view = readBlogView(query);
  const reading = useMemo(() => createQuery(querySource(allPosts(lang))), [lang]);
  const { data, failure, old, savedAt } = useQuery(reading);
  const found = (data ?? []).filter(({ category }) => view.category === null || category === view.category);
  const { shown, page, pages } = postsOnPage(found, view.page);
  const category = t(`categories.${view.category ?? 'all'}`);
  const heading = view.category ? category : t('title');
  const addressOf = (next: typeof view): string => `${home}${blogQuery(next, query.get('lang'))}`;

  return (
    <div className={css.page}>
      <PageHead
        title={page > 1 ? `${heading}, ${t('page', { page })}` : heading}
        brand={brand}
        description={t('description')}
      />
      <div className={css.head}>
        <h1>{wholeWords(heading)}</h1>
        <p>{t('lead')}</p>
        <AsOf of={{ savedAt, old }} say={(time) => t('time.asOf', { ns: 'common', time })} />
      </div>
      <BlogSidebar chosen={view.category} addressOf={(next) => addressOf({ category: next, page: 1 })} />
      <div className={css.list}>
        {data === null && failure === null && <BlogListSkeleton />}
        {data === null && failure !== null && (
          <EmptyState
            alert
            heading={t('listFailed')}
            text={t(failure.outcome === 'answered' ? 'answeredText' : 'listOfflineText')}
            actions={
              <button type="button" className="btn" onClick={() => void reading.refresh()}>
                {t('buttons.retry', { ns: 'common' })}
              </button>
            }
          />
        )}
        {data !== null && shown.length === 0 && (
          <EmptyState
            heading={t('empty')}
            text={t('emptyText')}
            actions={
              view.category && (
                <Link className="btn quiet" to={addressOf({ category: null, page: 1 })}>
                  {t('seeAll')}
                </Link>
              )
            }
          />
        )}
        <ul>
          {shown.map((post, index) => (
            <li key={post.id}>
              <BlogCard post={post} lang={lang} to={postOf(post.id)} large={index === 0} />
            </li>
          ))}
        </ul>
        {pages > 1 && <BlogPages page={page} pages={pages} addressOf={(next) => addressOf({ ...view, page: next })} />}
      </div>
      <div className={css.featured}>{featured}</div>
    </div>
  );
}
