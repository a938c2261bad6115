/** Windows of a room: a view, its mullions, a blind, a frame. */
import { L, R, S, clip, n, pathShape, rectShape, seq } from './shapes';
import { VIEWS, type ViewName } from './views';
import { blindDown } from './veranda';

export type WindowShape = 'plain' | 'arch' | 'round' | 'cross' | 'transom' | 'three' | 'door';
export interface WindowOptions {
  /** Part of the height covered by the blind, 0 for none. */
  blind?: number;
  /** Vertical mullions of the plain shape. */
  mull?: number;
  arch?: boolean;
  shape?: WindowShape;
  frame?: string;
}

/** One window at x, y. `arch: true` is short for the arched shape. */
export function windowP(
  x: number,
  y: number,
  w: number,
  h: number,
  view: ViewName = 'bay',
  options: WindowOptions = {},
): string {
  const { blind = 0.22, mull = 2, arch = false, frame = 'frame' } = options;
  const shape = arch ? 'arch' : (options.shape ?? 'plain');
  if (shape === 'three') {
    const gap = 22;
    const one = (w - gap * 2) / 3;
    return seq(3, (i) => {
      const px = x + i * (one + gap);
      const scene = VIEWS[view](x, y, w, h);
      return (
        clip(rectShape(px, y, one, h), scene + (blind ? blindDown(px, y, one, h * blind) : '')) +
        outline(rectShape(px, y, one, h), frame) +
        R(px - 6, y + h, one + 12, 9, frame, 2)
      );
    });
  }
  const d =
    shape === 'arch'
      ? pathShape(`M${x} ${y + h}V${n(y + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${x + w} ${n(y + w / 2)}V${y + h}Z`)
      : shape === 'round'
        ? `<circle cx="${n(x + w / 2)}" cy="${n(y + h / 2)}" r="${n(Math.min(w, h) / 2)}"/>`
        : rectShape(x, y, w, h);
  const bars =
    shape === 'cross' || shape === 'round'
      ? `M${n(x + w / 2)} ${y}v${h}M${x} ${n(y + h / 2)}h${w}`
      : shape === 'transom'
        ? `M${x} ${n(y + h * 0.28)}h${w}M${n(x + w / 3)} ${y}v${h}M${n(x + (w * 2) / 3)} ${y}v${h}`
        : shape === 'door'
          ? `M${n(x + w / 2)} ${y}v${h}M${x} ${n(y + h * 0.7)}h${w}`
          : seq(mull, (i) => `M${n(x + (w * (i + 1)) / (mull + 1))} ${y}v${h}`);
  const sill = shape === 'round' || shape === 'door' ? '' : R(x - 10, y + h, w + 20, 9, frame, 2);
  return (
    clip(
      d,
      VIEWS[view](x, y, w, h) + L(bars, frame, 5) + (blind && shape !== 'round' ? blindDown(x, y, w, h * blind) : ''),
    ) +
    outline(d, frame) +
    sill
  );
}

const outline = (shape: string, tone: string): string => shape.replace('/>', ` ${S(tone, 8)}/>`);
