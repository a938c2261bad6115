import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BlogPost } from '../../contract/blog/blog';
import type { Language } from '../../domain/languages';
import { allPosts } from '../../offline/query/blog';
import { createQuery, querySource } from '../../offline/query/query';
import { Picture } from '../../ui/pictures/picture';
import { useQuery } from '../../ui/hooks/use-query';
import { wholeWords } from '../../ui/whole-words';
import { PostFacts } from './post-facts';
import css from './related-posts.module.css';

const SHOWN = 3;

/** Posts to read next: the newest of the same category. Shows nothing without any; the article is what one came for. */
export function RelatedPosts({ to, lang, postOf }: { to: BlogPost; lang: Language; postOf: (id: number) => string }) {
  const { t } = useTranslation('blog');
  const query = useMemo(() => createQuery(querySource(allPosts(lang))), [lang]);
  const { data } = useQuery(query);
  const posts = (data ?? []).filter(({ id, category }) => id !== to.id && category === to.category).slice(0, SHOWN);
  if (posts.length === 0) return null;
  return (
    <section className={css.related} aria-labelledby="related-posts">
      <h2 id="related-posts">{t('related')}</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <Picture id={post.thumbnail || 'no-image'} alt="" sizes="(max-width: 600px) 100vw, 320px" />
            <h3>
              <Link to={postOf(post.id)}>{wholeWords(post.title)}</Link>
            </h3>
            <PostFacts post={post} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}
