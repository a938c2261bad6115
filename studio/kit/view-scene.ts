/** Views drawn once in a box of 320×200 that fill any window: as much of the middle as fits, as through a real one. */
import { G, n } from './shapes';
import type { View } from './landmarks';

const WIDTH = 320;
const HEIGHT = 200;

/** A view that covers its rectangle. Whoever shows it clips what stands over, as windows and whole pictures do. */
export const covering =
  (body: () => string): View =>
  (x, y, w, h) => {
    const s = Math.max(w / WIDTH, h / HEIGHT);
    const scale = Math.round(s * 1000) / 1000;
    return G(body(), `translate(${n(x + (w - WIDTH * scale) / 2)} ${n(y + (h - HEIGHT * scale) / 2)}) scale(${scale})`);
  };
