import { lazy, Suspense } from 'react';
import { useState } from 'react';
import { useWords } from '../../../ui/words';
import { keepTrying } from '../../../offline/network/keep-trying';
import { FilmPoster } from './film-button';
import { Icon } from '../../../ui/icon';
import css from './second-column.module.css';

const FilmVideo = lazy(() =>
  keepTrying(() => import('../later/film-video')).then((module) => ({ default: module.FilmVideo })),
);

/** The walk through the house: a poster first, then the film itself in its place. */
export function TourFilm() {
  const { t } = useWords('guide');
  const [playing, setPlaying] = useState(false);
  return (
    <section id="tour" data-place="" className={css.tour} aria-labelledby="tour-title">
      <h2 id="tour-title" className="grp">
        {t('film.tourHeading')}
      </h2>
      <div className={css.screen}>
        {playing ? (
          <Suspense fallback={<FilmPoster id="4" />}>
            <FilmVideo id="4" />
          </Suspense>
        ) : (
          <>
            <FilmPoster id="4" />
            <button type="button" data-film="4" onClick={() => setPlaying(true)}>
              <Icon name="play" />
              {t('film.filmButtons.f4')}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
