import { correction, generate, mode } from 'lean-qr';
import { wifiJoinText } from '../../../domain/guide/wifi';

/** Modules of quiet ground around the code; four is what readers are promised. */
const BORDER = 4;
/** A name with marks says that it is UTF-8 (ECI 26), or a reader guesses, and joins no network; plain ones need no word. */
const MODES = { modes: [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8] };

/**
 * Draws the join code, always dark on white: readers do not follow a theme.
 *
 * @param place names the code in `data-join`; nothing happens without it
 */
export function drawJoin(place: HTMLElement | null, name: string, password: string): void {
  if (!place) return;
  const code = generate(wifiJoinText(name, password), { ...MODES, minCorrectionLevel: correction.M });
  const side = code.size + 2 * BORDER;
  const modules = Array.from(
    { length: code.size ** 2 },
    (_, at) => [at % code.size, Math.floor(at / code.size)] as const,
  );
  const path = modules.map(([x, y]) => (code.get(x, y) ? `M${x + BORDER} ${y + BORDER}h1v1h-1z` : '')).join('');
  place.innerHTML = `<svg viewBox="0 0 ${side} ${side}" role="img"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path}" fill="#10262b" shape-rendering="crispEdges"/></svg>`;
  place.firstElementChild?.setAttribute('aria-label', place.dataset['join'] ?? '');
}
