import { OPEN_AT_START } from '../domain/guide/outline';
import { viewStore } from '../features/guide/view-store';
import { noteRead, tellRead } from '../offline/reading-counts';
import { documentLanguage } from './document-language';

/** Counts which sections are opened and which films play, without any word about who does. */
export function countReading(): void {
  // Before React was there.
  window.hienFirst?.opened.forEach((id) => noteRead(`section ${id}`));
  viewStore.subscribe(({ open }, before) => {
    const known = before.open ?? OPEN_AT_START[documentLanguage()];
    open?.forEach((id) => known.includes(id) || noteRead(`section ${id}`));
  });
  // Neither event bubbles; on their way down they pass here.
  for (const kind of ['play', 'ended']) {
    addEventListener(
      kind,
      ({ target }) => {
        const { currentTime, src } = target as HTMLVideoElement;
        // A film that goes on after a pause does not begin.
        if (kind === 'ended' || currentTime < 1) noteRead(`${kind} ${src.replace(/.*\/|\.mp4$/g, '')}`);
      },
      true,
    );
  }
  addEventListener('visibilitychange', tellRead);
  tellRead();
}
