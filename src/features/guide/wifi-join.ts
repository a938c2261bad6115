import { encode } from 'uqr';
import { wifiJoinText } from '../../domain/guide/wifi';

/** Modules of quiet ground around the code; four is what readers are promised. */
const BORDER = 4;

/**
 * Draws the join code, always dark on white: readers do not follow a theme.
 *
 * @param place names the code in `data-join`; nothing happens without it
 */
export function drawJoin(place: HTMLElement | null, name: string, password: string): void {
  if (!place) return;
  const { data, size } = encode(wifiJoinText(name, password), { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  place.innerHTML = `<svg viewBox="0 0 ${size} ${size}" role="img"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#10262b" shape-rendering="crispEdges"/></svg>`;
  place.firstElementChild?.setAttribute('aria-label', place.dataset['join'] ?? '');
}
