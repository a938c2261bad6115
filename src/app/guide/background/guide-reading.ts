import { recordView, sendViews } from '../../../offline/guide-analytics/guide-views';

/**
 * Counts which sections are opened and which films play, without any word about who does. What is opened once React is
 * there it reports itself (`features/guide/first-view/guide-page.tsx`).
 */
export function countEarlyReading(): void {
  const opened = window.hienTaps?.opened ?? [];
  const drain = (): void => opened.splice(0).forEach((id) => recordView(`section ${id}`));
  drain();
  document.addEventListener('click', drain);
  // Neither event bubbles; on their way down they pass here.
  for (const kind of ['play', 'ended']) {
    addEventListener(
      kind,
      ({ target }) => {
        const { currentTime, src } = target as HTMLVideoElement;
        // A film that goes on after a pause does not begin.
        if (kind === 'ended' || currentTime < 1) recordView(`${kind} ${src.replace(/.*\/|\.mp4$/g, '')}`);
      },
      true,
    );
  }
  addEventListener('visibilitychange', sendViews);
  sendViews();
}
