import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../domain/numbers';
import type { BlogPost } from '../../contract/blog/blog';
import { showPostDay } from '../../domain/blog/blog';
import { dayInVietNam } from '../../domain/days';
import type { Language } from '../../domain/languages';
import css from './post-facts.module.css';

interface PostFactsProps {
  post: Pick<BlogPost, 'createdAt' | 'views'>;
  lang: Language;
}

/** Says when a post was written, and how often it was read once that is worth saying. */
export function PostFacts({ post: { createdAt, views }, lang }: PostFactsProps) {
  const { t } = useTranslation('blog');
  const at = Date.parse(createdAt);
  const formatted = formatNumber(views, lang);
  return (
    <p className={css.facts}>
      {Number.isFinite(at) && <time dateTime={dayInVietNam(at)}>{showPostDay(createdAt)}</time>}
      {views > 0 && <span>{t('views', { count: views, formatted })}</span>}
    </p>
  );
}
