import type { ReactNode } from 'react';
import { useWords } from '../../ui/words';
import { useStore } from 'zustand';
import { type FilmPack, filmPackStore, startFilmPack } from '../../offline/film-pack';
import { useGuideData } from './guide-data';
import { formatMegabytes } from './megabytes';
import css from './saved-line.module.css';

const byTap = (): void => void startFilmPack({ byTap: true });

function Ask({ words, label }: { words: string; label: string }) {
  return (
    <>
      {words}{' '}
      <button type="button" onClick={byTap}>
        {label}
      </button>
    </>
  );
}

/** How far the appliance films are on their way to this phone, and what to do when they are not. */
export function FilmProgress() {
  const { t } = useWords('guide');
  const { lang } = useGuideData();
  const pack = useStore(filmPackStore);
  const { done, total, totalBytes } = pack;
  const words: Record<FilmPack['state'], ReactNode> = {
    idle: <>&nbsp;</>,
    loading: (
      <>
        {t('saved.films', { done, total })}
        <progress value={pack.bytes} max={totalBytes || 1} aria-label={t('saved.filmsLabel', { done, total })} />
        {formatMegabytes(totalBytes, lang)}
      </>
    ),
    paused: t('saved.filmsPaused', { done, total }),
    'waiting-for-tap': (
      <Ask words={t('saved.filmsWait', { size: formatMegabytes(totalBytes, lang) })} label={t('saved.filmsLoad')} />
    ),
    failed: <Ask words={t('saved.filmsFailed')} label={t('saved.filmsRetry')} />,
    full: t('saved.filmsFull'),
    done: t('saved.filmsDone', { total }),
  };
  return <div className={css.films}>{words[pack.state]}</div>;
}
