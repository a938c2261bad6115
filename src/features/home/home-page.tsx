import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GuideContent } from '../../contract/guide/content';
import type { Language } from '../../domain/languages';
import { PageHead } from '../../ui/page/page-head';
import type { HomeLinks, HomeParts } from './home-below';
import { HomeHero } from './home-hero';
import css from './home-page.module.css';
import { OpenGuide } from './open-guide';
import { ToTop } from './to-top';

const HomeBelow = lazy(async () => ({ default: (await import('./home-below')).HomeBelow }));

interface HomePageProps {
  /** `null` until this phone knows the hotel. */
  content: GuideContent | null;
  /** Address of the guest form. */
  guestForm: string;
  /** The apartment this guest gave before, if any. */
  lastApartment: string | null;
  openGuide: (apartment: string) => void;
  lang: Language;
  links: HomeLinks;
  has: HomeParts;
  /** The picture at the top is the demo's, and the house another. */
  bare: boolean;
  /** The search box. */
  search: ReactNode;
  /** The way back to what is booked on this phone, if anything is. */
  booked: ReactNode;
  /** Some of the house's apartments. */
  apartments: ReactNode;
}

/** `/`: find a stay, what there is to do, what guests say, where it is; and the way into the guide of one's own. */
export function HomePage(props: HomePageProps) {
  const { content, guestForm, lastApartment, openGuide, lang, links, has } = props;
  const { t } = useTranslation(['site', 'home']);
  return (
    <>
      <PageHead title={t('home.title')} brand={content?.brand} description={t('home.description')} />
      <HomeHero
        bare={props.bare}
        words={{ heroAlt: t('home.heroAlt'), heading: t('home.heading'), lead: t('home.lead') }}
      />
      <div className={css.search}>{props.search}</div>
      {props.booked}
      {props.apartments}
      <section className={css.guide} aria-labelledby="home-guide">
        <div>
          <h2 id="home-guide">{t('guide.heading', { ns: 'home' })}</h2>
          <p>{t('guide.lead', { ns: 'home' })}</p>
        </div>
        <OpenGuide openGuide={openGuide} lastApartment={lastApartment} />
        <p className={css.arrive}>
          {t('home.arrive.heading')} <Link to={guestForm}>{t('home.arrive.button')}</Link>
        </p>
      </section>
      <Suspense fallback={<div className={css.below} />}>
        <HomeBelow content={content} lang={lang} links={links} has={has} />
      </Suspense>
      <ToTop />
    </>
  );
}
