import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EVENT_ARTICLES, type EventArticle } from '../../domain/blog/event-articles';
import { telAddress } from '../../domain/hotel-phone';
import { EmptyState } from '../../ui/empty-state';
import { PageHead } from '../../ui/page/page-head';
import { Picture } from '../../ui/pictures/picture';
import { wholeWords } from '../../ui/whole-words';
import { ARTICLE_PICTURES } from './article-pictures';
import css from './article-page.module.css';

interface ArticlePageProps {
  /** `null` for an address that is no article's. */
  article: EventArticle | null;
  brand: string | null;
  /** Reception's number; `null` until this phone knows it. */
  reception: string | null;
  list: string;
  homes: string;
  articleOf: (article: EventArticle) => string;
}

/** One article: banner, title, description, text, sometimes a second picture, and the ways on. */
export function ArticlePage(props: ArticlePageProps) {
  return props.article === null ? <Missing {...props} /> : <Known {...props} article={props.article} />;
}

function Known({ article, brand, reception, list, homes, articleOf }: ArticlePageProps & { article: EventArticle }) {
  const { t } = useTranslation('articles');
  const { banner, extra } = ARTICLE_PICTURES[article];
  const title = t(`items.${article}.title`);
  const lead = t(`items.${article}.lead`);
  const parts = t(`items.${article}.parts`, { returnObjects: true });
  const next = EVENT_ARTICLES[(EVENT_ARTICLES.indexOf(article) + 1) % EVENT_ARTICLES.length] ?? article;
  return (
    <article className={css.page}>
      <PageHead title={title} brand={brand} description={lead} />
      <Link className={css.back} to={list}>
        {t('back')}
      </Link>
      <div className={css.banner}>
        <Picture id={banner} alt="" priority sizes="(max-width: 1280px) 100vw, 1280px" />
      </div>
      <div className={css.text}>
        <h1>{wholeWords(title)}</h1>
        <p className={css.lead}>{lead}</p>
        {parts.map(({ heading, text }, index) => (
          <section key={heading}>
            <h2>{wholeWords(heading)}</h2>
            <p>{text}</p>
            {index === 0 && extra && <Picture id={extra} alt="" sizes="(max-width: 760px) 100vw, 720px" />}
          </section>
        ))}
        <p className={css.ways}>
          {reception && (
            <a className="btn" href={telAddress(reception)}>
              <span>{wholeWords(t('call', { phone: reception }))}</span>
            </a>
          )}
          <Link className="btn quiet" to={homes}>
            {t('homes')}
          </Link>
        </p>
        <p className={css.next}>
          {t('next')}: <Link to={articleOf(next)}>{t(`items.${next}.title`)}</Link>
        </p>
      </div>
    </article>
  );
}

function Missing({ brand, list, articleOf }: ArticlePageProps) {
  const { t } = useTranslation('articles');
  return (
    <>
      <PageHead title={t('notFound')} brand={brand} hidden />
      <EmptyState
        page
        heading={t('notFound')}
        text={t('notFoundText')}
        actions={
          <Link className="btn quiet" to={list}>
            {t('back')}
          </Link>
        }
      >
        <ul className={css.list}>
          {EVENT_ARTICLES.map((article) => (
            <li key={article}>
              <Link to={articleOf(article)}>{t(`items.${article}.title`)}</Link>
            </li>
          ))}
        </ul>
      </EmptyState>
    </>
  );
}
