import { goTo } from './go-to';

/** Elements that may begin a row: a name, a heading, a cell. */
const NAMES = 'b, h3, h4, td';
const ROW = 'tr, li, section';
/** As long as the stylesheet shows the mark. */
const MARKED_MS = 4000;

/** Goes to one row of a place that has many, and marks it for the eye. Without such a row it is the place itself. */
export function goToRow(place: string, name: string): void {
  goTo(place);
  const names = document.getElementById(place)?.querySelectorAll<HTMLElement>(NAMES) ?? [];
  const row = [...names].find(({ textContent }) => textContent.trim() === name)?.closest<HTMLElement>(ROW);
  if (!row) return;
  row.scrollIntoView({ block: row.offsetHeight > innerHeight / 2 ? 'start' : 'center', behavior: 'instant' });
  row.dataset['found'] = '';
  setTimeout(() => delete row.dataset['found'], MARKED_MS);
}
