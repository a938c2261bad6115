import { useWords } from '../../../ui/words';
import { FILM_OF_POPUP, type FilmPopupId, filmWord } from '../../../domain/guide/films';
import { Icon } from '../../../ui/icon';
import { useHas } from '../state/guide-data';
import { openFilm } from '../state/view-store';
import css from './film-button.module.css';

/** Loads the player as soon as a finger comes near, so that it opens at once. */
const preloadFilmPlayer = (): void => void import('../later/film-popup').catch(() => undefined);

/** Poster of a film, AVIF with WebP behind it, in the width a phone shows. */
export function FilmPoster({ id }: { id: FilmPopupId }) {
  const poster = `/videos/${FILM_OF_POPUP[id]}.poster-640`;
  return (
    <picture>
      <source srcSet={`${poster}.avif`} type="image/avif" />
      <img src={`${poster}.webp`} width="640" height="360" loading="lazy" decoding="async" alt="" />
    </picture>
  );
}

/** The film of a section, where the house has one: its first picture with a button on it. */
export function FilmButton({ id }: { id: FilmPopupId }) {
  const { t } = useWords('guide');
  const has = useHas();
  return (
    has(`film ${id}`) && (
      <button
        type="button"
        className={css.poster}
        data-film={id}
        onPointerEnter={preloadFilmPlayer}
        onFocus={preloadFilmPlayer}
        onClick={() => openFilm(id)}
      >
        <FilmPoster id={id} />
        <span>
          <Icon name="play" />
          {t(`film.filmButtons.${filmWord(id)}`)}
        </span>
      </button>
    )
  );
}
