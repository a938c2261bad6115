import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GuideContent } from '../../contract/guide/content';
import type { Language } from '../../domain/languages';
import { HomeAdvantages } from './home-advantages';
import css from './home-below.module.css';
import { HomeEvents } from './home-events';
import { HomeFeatured } from './home-featured';
import { HomeMap } from './home-map';
import { HomeReviews } from './home-reviews';

/** Where the sections of the home page lead. */
export interface HomeLinks {
  tours: string;
  /** The page that a review leads to, by the apartment's name (specification §2). */
  event: (apartment: string) => string;
  discounts: string;
  haNoi: string;
}

interface HomeBelowProps {
  content: GuideContent | null;
  lang: Language;
  links: HomeLinks;
}

/** What stands below the first view, in a chunk of its own: nobody waits for carousels. */
export function HomeBelow({ content, lang, links }: HomeBelowProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <div className={css.band}>
        <HomeFeatured tours={links.tours} />
        <HomeEvents lang={lang} />
      </div>
      <HomeAdvantages />
      <HomeReviews event={links.event} />
      <section className={css.promos} aria-labelledby="home-promos">
        <h2 id="home-promos">{t('sections.promos')}</h2>
        <ul>
          {t('promos', { returnObjects: true }).map(({ tag, title, text, link, to }) => (
            <li key={title}>
              <b>{tag}</b>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                <Link to={to === 'discounts' ? links.discounts : links.haNoi}>{link}</Link>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {content && <HomeMap content={content} />}
    </>
  );
}
