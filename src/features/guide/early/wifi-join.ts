import { correction, generate, mode } from 'lean-qr';
import { wifiJoinText } from '../../../domain/guest-access/wifi';

/** Modules of quiet ground around the code; four is what readers are promised. */
const BORDER = 4;
/** A name with marks says that it is UTF-8 (ECI 26), or a reader guesses, and joins no network; plain ones need no word. */
const MODES = { modes: [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8] };
/** Readers take every mask. To draw all eight and choose held a slow phone's processor eight times as long. */
const MASK = 2;

/**
 * Draws the join code, always dark on white: readers do not follow a theme.
 *
 * @param place names the code in `data-join`; nothing happens without it
 */
export function drawJoin(place: HTMLElement | null, name: string, password: string): void {
  if (!place) return;
  const code = generate(wifiJoinText(name, password), { ...MODES, mask: MASK, minCorrectionLevel: correction.M });
  const side = code.size + 2 * BORDER;
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0, from = 0; x <= code.size; x += 1) {
      // What lies side by side is one piece: a third of what there is to draw.
      if (code.get(x, y)) continue;
      if (x > from) path += `M${from + BORDER} ${y + BORDER}h${x - from}v1h${from - x}z`;
      from = x + 1;
    }
  }
  place.innerHTML = `<svg viewBox="0 0 ${side} ${side}" role="img"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path}" fill="#10262b" shape-rendering="crispEdges"/></svg>`;
  place.firstElementChild?.setAttribute('aria-label', place.dataset['join'] ?? '');
}
