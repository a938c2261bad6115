import { C, L, P, R, S, seq } from '../../kit/shapes';
import { lamp, shadeRight } from '../marks';
import { fade, place } from '../stage';
import type { Point } from '../timing';
import { DIGITS, FLOORS } from './plan';

/** A key of the panel: a floor, or the roof. */
export type LiftKey = number | 'roof';

const PANEL = { x: 560, y: 14, w: 340, h: 692 };
export const READER = { x: 730, y: 562 };
/** Place of the reader's lamp: beside the card, never under it. */
const LAMP = { x: READER.x + 88, y: READER.y - 38 };

export const keyOf = (key: LiftKey): Point =>
  key === 'roof'
    ? { x: PANEL.x + PANEL.w / 2, y: 142 }
    : { x: PANEL.x + 62 + ((key - 1) % 4) * 72, y: 430 - Math.floor((key - 1) / 4) * 56 };

export interface PanelState {
  shows: LiftKey;
  up: boolean;
  /** 1 = the card was read: lamp green, keys bright. */
  granted: number;
  /** The key that is lit, and how much. */
  lit?: { key: LiftKey; much: number };
  /** The key that is refused, and how far its shaking has gone, 0..1. */
  refused?: { key: LiftKey; p: number };
}

/** The plate of the roof: an umbrella over water. */
export const roofSign = (x: number, y: number, s: number, tone = 'paper'): string =>
  place(L('M0-26V14', tone, 6) + P('M-34-18Q0-58 34-18Z', tone) + L('M-40 18q10-10 20 0t20 0t20 0t20 0M-40 36q10-10 20 0t20 0t20 0t20 0', tone, 6), x, y, s); // oxfmt-ignore

/**
 * The panel in the lift: display, the roof, twenty floors, the card reader below them. Every film's lift has this one.
 */
export function panel({ shows, up, granted, lit, refused }: PanelState): string {
  const key = (it: LiftKey): string => {
    const at = keyOf(it);
    const much = lit?.key === it ? lit.much : 0;
    const no = refused?.key === it ? refused.p : 0;
    const x = at.x + (no > 0 && no < 1 ? Math.sin(no * Math.PI * 6) * 7 : 0);
    const r = it === 'roof' ? 27 : 25;
    return (
      C(x, at.y, r, 'steel-2') +
      C(x, at.y, r - 4, 'paper') +
      fade(much, C(x, at.y, r + 5, 'halo') + C(x, at.y, r - 2, 'turmeric')) +
      fade(0.6 * (1 - granted), C(x, at.y, r, 'steel-2')) +
      (it === 'roof'
        ? roofSign(x, at.y + 1, 0.36, 'ink-il-2')
        : `<text x="${x.toFixed(2)}" y="${at.y + 8.5}" ${DIGITS} font-size="25" fill="var(--il-ink-il-2)">${it}</text>`)
    );
  };
  const no = refused && refused.p > 0 && refused.p < 1 && Math.floor(refused.p * 6) % 2 === 0;
  return (
    R(PANEL.x, PANEL.y, PANEL.w, PANEL.h, 'steel', 28) +
    shadeRight(PANEL.x, PANEL.y, PANEL.w, PANEL.h, 36, 28) +
    R(PANEL.x + 40, PANEL.y + 20, PANEL.w - 80, 74, 'glass', 14) +
    fade(up ? 1 : 0.2, P(`M${PANEL.x + 84} ${PANEL.y + 72}l20-34l20 34Z`, 'turmeric')) +
    (shows === 'roof'
      ? roofSign(PANEL.x + 206, PANEL.y + 58, 0.62, 'turmeric')
      : `<text x="${PANEL.x + 206}" y="${PANEL.y + 77}" ${DIGITS} font-size="56" fill="var(--il-turmeric)">${shows}</text>`) +
    key('roof') +
    seq(FLOORS, (i) => key(i + 1)) +
    R(READER.x - 124, READER.y - 74, 248, 150, 'ink-il', 22) +
    R(READER.x - 92, READER.y - 36, 54, 74, 'steel-2', 8) +
    R(READER.x - 92, READER.y - 20, 54, 12, 'ink-il') +
    L(
      `M${READER.x - 14} ${READER.y - 10}q14 16 0 32M${READER.x + 6} ${READER.y - 20}q22 26 0 52M${READER.x + 26} ${READER.y - 30}q31 36 0 72`,
      granted > 0.5 ? 'go' : 'paper',
      6,
    ) +
    lamp(LAMP.x, LAMP.y, 13, 1 - granted, 'stop') +
    (no
      ? `<rect x="${READER.x - 124}" y="${READER.y - 74}" width="248" height="150" rx="22" ${S('stop', 9)}/>` +
        C(LAMP.x, LAMP.y, 46, 'stop-halo') +
        C(LAMP.x, LAMP.y, 19, 'stop')
      : '') +
    fade(granted, lamp(LAMP.x, LAMP.y, 13, 1, 'go'))
  );
}
