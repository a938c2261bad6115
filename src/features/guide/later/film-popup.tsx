import { useWords } from '../../../ui/words';
import { FILM_OF_POPUP, type FilmPopupId, filmWord } from '../../../domain/guide/films';
import { Dialog } from '../../../ui/dialog';
import { FilmVideo } from './film-video';
import { useLangOf } from '../state/guide-data';
import { closeFilm } from '../state/view-store';
import css from './film-video.module.css';

/** A film over the page, with its words below it. Closes with its button, Esc and a tap beside it. */
export function FilmPopup({ id }: { id: FilmPopupId }) {
  const { t } = useWords('guide');
  const { t: film } = useWords('films');
  const steps = film(`${FILM_OF_POPUP[id]}.steps`, { returnObjects: true });
  return (
    <Dialog title={t(`film.filmButtons.${filmWord(id)}`)} close={t('film.close')} onClose={closeFilm} size="wide">
      <FilmVideo id={id} />
      <div className={css.words}>
        <h3>{t('film.textVersion')}</h3>
        <ol lang={useLangOf(`${FILM_OF_POPUP[id]}.steps`)}>
          {steps.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
