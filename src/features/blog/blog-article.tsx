import { useTranslation } from 'react-i18next';
import type { BlogPost } from '../../contract/blog/blog';
import type { Language } from '../../domain/languages';
import { AsOf } from '../../ui/as-of';
import { Gallery } from '../../ui/pictures/gallery';
import { Picture } from '../../ui/pictures/picture';
import { wholeWords } from '../../ui/whole-words';
import { ArticleHtml } from './article-html';
import css from './blog-article.module.css';
import { PostFacts } from './post-facts';

interface BlogArticleProps {
  post: BlogPost;
  lang: Language;
  /** Instant at which the phone got it, in ms, and whether it is its own copy. */
  kept: { savedAt: number | null; old: boolean };
}

/** Title, day, text and pictures of a post. */
export function BlogArticle({ post, lang, kept }: BlogArticleProps) {
  const { t } = useTranslation(['blog', 'common']);
  return (
    <article className={css.article}>
      <header>
        <h1>{wholeWords(post.title)}</h1>
        <PostFacts post={post} lang={lang} />
        <AsOf of={kept} say={(time) => t('time.asOf', { ns: 'common', time })} />
        {post.summary !== '' && <p className={css.lead}>{post.summary}</p>}
      </header>
      {post.thumbnail !== '' && (
        <div className={css.banner}>
          <Picture id={post.thumbnail || 'no-image'} alt="" priority sizes="(max-width: 1100px) 100vw, 1000px" />
        </div>
      )}
      <div className={css.text}>
        <ArticleHtml html={post.content} />
      </div>
      {post.gallery.length > 0 && (
        <section className={css.gallery} aria-labelledby="post-gallery">
          <h2 id="post-gallery">{t('gallery')}</h2>
          <Gallery
            pictures={post.gallery.map((imageUrl, at) => ({ imageUrl, alt: post.galleryAlts?.[at] || undefined }))}
            alt={t('galleryAlt', { title: post.title })}
            words={t('gallery', { ns: 'common', returnObjects: true })}
            thumbnails
            sizes="(max-width: 1100px) 100vw, 860px"
          />
        </section>
      )}
    </article>
  );
}
