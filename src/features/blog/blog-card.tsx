import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BlogPost } from '../../contract/blog/blog';
import { summaryOf } from '../../domain/blog/blog';
import type { Language } from '../../domain/languages';
import { Picture } from '../../ui/pictures/picture';
import { wholeWords } from '../../ui/whole-words';
import css from './blog-card.module.css';
import { PostFacts } from './post-facts';

interface BlogCardProps {
  post: BlogPost;
  lang: Language;
  to: string;
  /** The first of a page, with its picture above it. */
  large?: boolean;
  heading?: 'h2' | 'h3';
}

/** A post in a list. The title leads to it as well as "Xem thêm", which a screen reader hears with the title. */
export function BlogCard({ post, lang, to, large = false, heading: Heading = 'h2' }: BlogCardProps) {
  const { t } = useTranslation('blog');
  const id = useId();
  return (
    <article className={css.card} data-large={large || undefined}>
      <div className={css.frame}>
        <Picture
          id={post.thumbnail || 'no-image'}
          alt=""
          priority={large}
          sizes={large ? '(max-width: 1100px) 100vw, 860px' : '(max-width: 600px) 100vw, 300px'}
        />
      </div>
      <div>
        <p className={css.category}>{t(`categories.${post.category}`)}</p>
        <Heading id={id}>
          <Link to={to}>{wholeWords(post.title)}</Link>
        </Heading>
        <p className={css.summary}>{summaryOf(post)}</p>
        <div className={css.foot}>
          <PostFacts post={post} lang={lang} />
          <Link className={css.more} to={to} aria-describedby={id}>
            {t('more')}
          </Link>
        </div>
      </div>
    </article>
  );
}
