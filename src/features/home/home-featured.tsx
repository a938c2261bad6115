import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Picture } from '../../ui/pictures/picture';
import { SectionHead } from '../../ui/page/section-head';
import { Slides } from '../../ui/pictures/slides';
import css from './home-featured.module.css';

/** Between two slides, in ms; the specification gives the featured row no time of its own. */
const EVERY_MS = 5000;

/** Four pictures of what one comes for; each leads to the tours. */
export function HomeFeatured({ tours }: { tours: string }) {
  const { t } = useTranslation('home');
  return (
    <section className={css.featured} aria-labelledby="home-featured">
      <SectionHead id="home-featured" heading={t('sections.featured')} lead={t('sections.featuredLead')}>
        <Link className="btn quiet" to={tours}>
          {t('sections.tours')}
        </Link>
      </SectionHead>
      <Slides
        items={t('featured', { returnObjects: true })}
        keyOf={({ picture }) => picture}
        label={t('sections.featured')}
        perView={2}
        everyMs={EVERY_MS}
        words={t('carousel', { returnObjects: true })}
        show={({ picture, title, text }) => (
          <Link className={css.slide} to={tours}>
            <Picture id={picture} alt="" sizes="(max-width: 480px) 100vw, 620px" />
            <h3>{title}</h3>
            <p>{text}</p>
          </Link>
        )}
      />
    </section>
  );
}
