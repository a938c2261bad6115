import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GuideContent } from '../../contract/content';
import { PageHead } from '../../ui/page-head';
import { Sign } from '../../ui/icon';
import { Contacts } from './contacts';
import { HomeHero } from './home-hero';
import css from './home-page.module.css';
import { OpenGuide } from './open-guide';

interface HomePageProps {
  /** `null` until this phone knows the hotel. */
  content: GuideContent | null;
  /** Address of the guest form. */
  guestForm: string;
  /** The apartment this guest gave before, if any. */
  lastApartment: string | null;
  openGuide: (apartment: string) => void;
}

const INSIDE = [
  ['door', 'door'],
  ['appliances', 'appliances'],
  ['map', 'map'],
  ['food', 'food'],
  ['rules', 'rules'],
  ['emergency', 'emergency'],
] as const;

/** `/`: the way into the guide, what the guide holds, and somebody to call. */
export function HomePage({ content, guestForm, lastApartment, openGuide }: HomePageProps) {
  const { t } = useTranslation('site');
  return (
    <>
      <PageHead title={t('home.title')} brand={content?.brand} description={t('home.description')} />
      <HomeHero />
      <div className={css.entry}>
        <OpenGuide openGuide={openGuide} lastApartment={lastApartment} />
        <section className={css.arrive}>
          <h2>{t('home.arrive.heading')}</h2>
          <p>{t('home.arrive.text')}</p>
          <Link to={guestForm} className="btn quiet">
            {t('home.arrive.button')}
          </Link>
        </section>
      </div>
      <section className={css.inside}>
        <h2>{t('home.inside.heading')}</h2>
        <p className={css.lead}>{t('home.inside.text')}</p>
        <ul>
          {INSIDE.map(([item, sign]) => (
            <li key={item}>
              <Sign name={sign} />
              <div>
                <h3>{t(`home.inside.items.${item}.title`)}</h3>
                <p>{t(`home.inside.items.${item}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={css.offline}>
        <div>
          <h2>{t('home.offline.heading')}</h2>
          <p className={css.lead}>{t('home.offline.text')}</p>
        </div>
        <ol>
          {t('home.offline.steps', { returnObjects: true }).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {content && <Contacts content={content} />}
    </>
  );
}
