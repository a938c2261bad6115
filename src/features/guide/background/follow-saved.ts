import { momentOf } from '../../../domain/guide/clock';
import { storageStore } from '../../../offline/network/connection';
import { filmPackStore, startFilmPack } from '../../../offline/films/film-pack';
import { savedStore } from '../../../offline/guide/saved';
import type { Lines } from '../early/guide-lines';
import { guideStore } from '../early/guide-store';
import { formatMegabytes } from './megabytes';

/** A word, a button or a bar of progress. */
type Part = string | { button: string } | { value: number; max: number; label: string };

function sentence(t: Lines, lang: string): string {
  const { state } = storageStore.getState();
  const { ready, bytes, at } = savedStore.getState();
  const { record, now } = guideStore.getState();
  const since = record?.savedAt ?? at;
  if (state === 'blocked') return t('saved.blocked');
  if (state === 'full') return t('saved.full');
  if (!ready || since === null) return now === 0 ? t('saved.saving') : t('saved.notYet');
  const size = bytes ? ` · ${formatMegabytes(bytes, lang)}` : '';
  return t('saved.line', { size, time: momentOf(since, now) });
}

/** Tells how far the appliance films are on their way to this phone, and what to do when they are not. */
function filmParts(t: Lines, lang: string): Part[] {
  const { state, done, total, bytes, totalBytes } = filmPackStore.getState();
  const size = formatMegabytes(totalBytes, lang);
  switch (state) {
    case 'idle':
      return ['\u00a0'];
    case 'loading': {
      const label = t('saved.filmsLabel', { done, total });
      return [t('saved.films', { done, total }), { value: bytes, max: totalBytes || 1, label }, size];
    }
    case 'paused':
      // Of none that is known of there is nothing to say.
      return [total === 0 ? '\u00a0' : t('saved.filmsPaused', { done, total })];
    case 'waiting-for-tap':
      return [t('saved.filmsWait', { size }), ' ', { button: t('saved.filmsLoad') }];
    case 'failed':
      return [t('saved.filmsFailed'), ' ', { button: t('saved.filmsRetry') }];
    case 'full':
      return [t('saved.filmsFull')];
    case 'done':
      return [t('saved.filmsDone', { total })];
  }
}

function nodeOf(part: Part): Node | string {
  if (typeof part === 'string') return part;
  if ('button' in part) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: part.button });
    button.dataset['atOnce'] = '';
    return button;
  }
  const bar = Object.assign(document.createElement('progress'), { max: part.max, value: part.value });
  bar.ariaLabel = part.label;
  return bar;
}

/** Lines about the films, as each element shows them: none is written twice, or a button in it would lose the focus. */
const shownFilms = new WeakMap<Element, string>();

/**
 * Keeps the quiet line that says what is on this phone. It is written without React, before it and after: most guests
 * read the line and never touch anything that needs more.
 *
 * @returns ends it
 */
export function followSaved(line: HTMLElement, t: Lines, lang: string): () => void {
  const text = line.querySelector('p');
  const films = line.querySelector('div');
  const write = (): void => {
    const words = sentence(t, lang);
    if (text && text.textContent !== words) text.textContent = words;
    const parts = filmParts(t, lang);
    const bar = parts.find((part) => typeof part === 'object' && 'value' in part);
    // How far it is alone moves the bar that stands there.
    const key = JSON.stringify(parts, (name, it: unknown) => (name === 'value' ? 0 : it));
    if (films && shownFilms.get(films) !== key) films.replaceChildren(...parts.map(nodeOf));
    else if (films && bar) films.querySelector('progress')?.setAttribute('value', `${bar.value}`);
    if (films) shownFilms.set(films, key);
  };
  const tap = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('button')) void startFilmPack({ byTap: true });
  };
  const ends = [guideStore.subscribe(write), savedStore.subscribe(write), storageStore.subscribe(write)];
  ends.push(filmPackStore.subscribe(write));
  films?.addEventListener('click', tap);
  write();
  return () => {
    ends.forEach((end) => end());
    films?.removeEventListener('click', tap);
  };
}
