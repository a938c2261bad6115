import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { PageHero } from '../../ui/page/page-hero';
import { Picture } from '../../ui/pictures/picture';
import { ABOUT_PAGES, type AboutPage, type AboutPaths } from './about-nav';
import css from './about-page.module.css';
import { useFacts } from './facts';

const PICTURES: Readonly<Record<AboutPage, string>> = {
  company: 'hotel/facade',
  group: 'hotel/lobby',
  culture: 'reviews/arrival',
  story: 'events/veranda-tea',
};

/** `/about-us`: who we are, and the four pages that tell more. */
export function AboutHub({ paths }: { paths: AboutPaths }) {
  const { t } = useTranslation('company');
  const facts = useFacts();
  return (
    <>
      <PageHero heading={t('about.heading')} lead={t('about.lead', facts)} picture="homes/hl-01-balcony" alt="" />
      <ul className={css.cards}>
        {ABOUT_PAGES.map((name) => (
          <li key={name}>
            <Link to={paths[name]}>
              <Picture
                id={PICTURES[name]}
                alt=""
                sizes="(max-width: 900px) 100vw, 600px"
                className={css.picture ?? ''}
              />
              <span className={css.words}>
                <b>{t(`nav.${name}`)}</b>
                <span>{t(`about.cards.${name}`, facts)}</span>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
