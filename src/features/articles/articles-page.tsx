import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EVENT_ARTICLES, type EventArticle } from '../../domain/blog/event-articles';
import { PageHead } from '../../ui/page/page-head';
import { Picture } from '../../ui/pictures/picture';
import { ARTICLE_PICTURES } from './article-pictures';
import { wholeWords } from '../../ui/whole-words';
import css from './articles-page.module.css';

interface ArticlesPageProps {
  brand: string | null;
  articleOf: (article: EventArticle) => string;
}

/** "Khám phá sự kiện xã hội": a card for each article. Its words come with the page, so it works without a network. */
export function ArticlesPage({ brand, articleOf }: ArticlesPageProps) {
  const { t } = useTranslation('articles');
  return (
    <div className={css.page}>
      <PageHead title={t('title')} brand={brand} description={t('description')} />
      <h1>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <ul className={css.cards}>
        {EVENT_ARTICLES.map((article, index) => (
          <li key={article} data-wide={[0, 3, 4].includes(index) || undefined}>
            <Picture
              id={ARTICLE_PICTURES[article].banner}
              alt=""
              priority={index < 2}
              sizes="(max-width: 760px) 100vw, 640px"
            />
            <h2 id={`article-${article}`}>
              <Link to={articleOf(article)}>{wholeWords(t(`items.${article}.title`))}</Link>
            </h2>
            <p>{t(`items.${article}.lead`)}</p>
            <Link className={css.more} to={articleOf(article)} aria-describedby={`article-${article}`}>
              {t('more')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
