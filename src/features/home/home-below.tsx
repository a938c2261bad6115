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

/** Addresses that the sections of the home page lead to. */
export interface HomeLinks {
  tours: string;
  /** The page that a review leads to, by the apartment's name (specification §2). */
  event: (apartment: string) => string;
  discounts: string;
  haNoi: string;
}

/** Sections that not every house has, and the drawing of the demo's shore. */
export type HomeParts = Readonly<Record<'featured' | 'reviews' | 'promotions' | 'shore', boolean>>;

interface HomeBelowProps {
  content: GuideContent | null;
  lang: Language;
  links: HomeLinks;
  has: HomeParts;
}

/** Part of the home page below the first view, in a separate chunk: nobody waits for carousels. */
export function HomeBelow({ content, lang, links, has }: HomeBelowProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <div className={css.band}>
        {has.featured && <HomeFeatured tours={links.tours} />}
        <HomeEvents lang={lang} />
      </div>
      <HomeAdvantages />
      {has.reviews && <HomeReviews event={links.event} />}
      {has.promotions && (
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
      )}
      {content && <HomeMap content={content} drawn={has.shore} />}
    </>
  );
}
