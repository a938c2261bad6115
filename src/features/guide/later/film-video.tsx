import { useEffect, useState } from 'react';
import { useWords } from '../../../ui/words';
import { FILM_OF_POPUP, type FilmPopupId } from '../../../domain/guide/films';
import { filmUrlCached } from '../../../offline/films/film-pack';
import { useAway } from '../state/shown-network';
import { useGuideData } from '../state/guide-data';
import css from './film-video.module.css';

type Trouble = 'offline' | 'failed' | null;

/** Tells what keeps the film from playing: `null` while it is on the phone, or the network may bring it. */
function useTrouble(name: string): [Trouble, (trouble: Trouble) => void] {
  const away = useAway();
  const [trouble, setTrouble] = useState<Trouble>(null);
  useEffect(() => {
    let current = true;
    void filmUrlCached(name).then((cached) => {
      if (current) setTrouble(away && !cached ? 'offline' : null);
    });
    return () => {
      current = false;
    };
  }, [name, away]);
  return [trouble, setTrouble];
}

/** Languages of the captions, each by its own name. */
const CAPTIONS = { vi: 'Tiếng Việt', en: 'English' };

/** The film itself, playing at once and silent, with captions in both languages; the guide's own is switched on. */
export function FilmVideo({ id }: { id: FilmPopupId }) {
  const { t } = useWords('guide');
  const { lang } = useGuideData();
  const name = FILM_OF_POPUP[id];
  const [trouble, setTrouble] = useTrouble(name);
  if (trouble !== null) {
    return (
      <div className={css.trouble} role="status">
        <p>{t(trouble === 'offline' ? 'film.offline' : 'film.failed')}</p>
        <button type="button" className="btn quiet" onClick={() => setTrouble(null)}>
          {t('film.retry')}
        </button>
      </div>
    );
  }
  return (
    <video
      className={css.video}
      src={`/videos/${name}.mp4`}
      poster={`/videos/${name}.poster-640.webp`}
      controls
      autoPlay
      muted
      playsInline
      preload="auto"
      onError={() => setTrouble(navigator.onLine ? 'failed' : 'offline')}
    >
      {Object.entries(CAPTIONS).map(([each, label]) => (
        <track
          key={each}
          kind="captions"
          src={`/videos/${name}.${each}.vtt`}
          srcLang={each}
          label={label}
          default={each === lang}
        />
      ))}
    </video>
  );
}
