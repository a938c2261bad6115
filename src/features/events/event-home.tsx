import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Apartment } from '../../contract/catalogue/apartments';
import { Picture } from '../../ui/pictures/picture';
import { wholeWords } from '../../ui/whole-words';
import css from './event-home.module.css';

/** The apartment that a story is about, and the way to it, if one can go there. */
export function EventHome({ home, to }: { home: Apartment; to: string }) {
  const { t } = useTranslation('articles');
  return (
    <section className={css.home} aria-labelledby="story-home">
      <Picture id={home.images[0]?.imageUrl ?? 'no-image'} alt="" sizes="(max-width: 760px) 100vw, 520px" />
      <div>
        <p>{t('event.theHome')}</p>
        <h2 id="story-home">{wholeWords(home.name)}</h2>
        <p>{home.location}</p>
        <p className={css.words}>{home.description}</p>
        {home.status === 'AVAILABLE' ? (
          <Link className="btn" to={to} state={{ id: home.id }}>
            {t('event.open')}
          </Link>
        ) : (
          <p>{t('event.full')}</p>
        )}
      </div>
    </section>
  );
}
