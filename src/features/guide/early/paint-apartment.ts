import { placeOfApartment } from '../../../domain/guest-access/apartment-code';
import type { Lines } from './guide-lines';
import type { GuideState } from './guide-state';

/** The tower that a guide shows by itself: the apartment's own, else the first that there is. */
export const towerShown = (own: string | null | undefined, towers: readonly string[]): string =>
  own != null && towers.includes(own) ? own : (towers[0] ?? '');

/** A code of ten thousand letters is shown as its beginning. */
const LONGEST_SHOWN = 16;

const each = (selector: string, change: (element: HTMLElement) => void): void =>
  document.querySelectorAll<HTMLElement>(selector).forEach(change);

/** Writes a sentence in which `**bold**` marks the apartment, as `RichText` does. */
function writeRich(element: HTMLElement, text: string): void {
  const pieces = text.split('**').map((piece, index) => {
    if (index % 2 === 0) return piece;
    return Object.assign(document.createElement('b'), { textContent: piece, translate: false });
  });
  // Where a sentence begins in bold, React has no text before that.
  element.replaceChildren(...pieces.filter(Boolean));
}

/**
 * Puts what follows from the apartment into the page that was served for any of them: its tower, what to say in an
 * emergency, how its door opens, whether it has a curtain that drives. React says the same when it comes.
 */
export function paintApartment({ apartment, record }: GuideState, t: Lines): void {
  if (!apartment) return;
  const shown = apartment.slice(0, LONGEST_SHOWN);
  const place = placeOfApartment(apartment, record?.answer.tower);
  const own = record?.answer.tower ?? place?.tower;
  if (own)
    each('[data-apartment-line]', (line) =>
      writeRich(line, t('apartmentLine.known', { apartment: shown, tower: own })),
    );
  const say = place
    ? t('emergency.sayPlace', { apartment: shown, ...place })
    : t('emergency.say', { apartment: shown });
  each('[data-say]', (line) => void (line.textContent = say));

  const ids = [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>('[data-tower]')].map(({ dataset }) => dataset['tower'] ?? ''),
    ),
  ];
  const tower = towerShown(own, ids);
  each('[data-tower]', (button) => (button.ariaPressed = String(button.dataset['tower'] === tower)));
  each('[data-without]', (note) => {
    const without = note.dataset['without']?.split(' ').includes(tower) ?? false;
    note.hidden = !without;
    if (note.nextElementSibling instanceof HTMLElement) note.nextElementSibling.hidden = without;
  });
  const lock = record?.answer.card ? 'card' : record?.answer.doorCode != null ? 'password' : null;
  if (lock) each('[data-lock]', (way) => (way.hidden = way.dataset['lock'] !== lock));
}
