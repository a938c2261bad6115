import { L, P, R, clip, each, rectShape, seq } from '../../kit/shapes';
import { cruise, junk } from '../../kit/boats';
import { cloud } from '../../kit/sky';
import { tubeHouse } from '../../kit/street';
import { panel, type PanelState } from '../elevator/panel';
import { FLOORS } from '../elevator/plan';
import { WHOLE, fade, place, type Frame } from '../stage';
import { ramp, track } from '../timing';
import { fromBehind } from './guest';
import { far, mid, near } from './islands';
import { softSky } from './sky';
import { FLOOR, TOWER_B, palmTree, tower } from './towers';

/**
 * The glass lift: what it passes on the way up tells how high the roof is. Seconds count from the first second of the
 * shot.
 */
const DEPART = 0.3;
const ARRIVE = 3.2;
const PANE = { x: 40, y: 56, w: 900, h: 520 };
const EYE = 300;

/** View in the pane at height `up` (0 street, 1 roof): the horizon stays at eye level, what is near sinks. */
function outlook(up: number): string {
  const sea = EYE + 2;
  const shore = EYE + 44 + 120 * up;
  return (
    softSky(0, -40, 1000, 380) +
    cloud(120, 110, 1.5) +
    cloud(640, 160, 1.2) +
    place(far(0), -60, sea, 0.74) +
    R(0, sea, 1000, 400, 'sea-2') +
    place(mid(0), -120, sea + 34 * up, 0.8) +
    place(near(0), -60, sea + 96 * up, 0.85) +
    fade(ramp(up, 0.3, 0.6), junk(420, sea + 130 * up, 0.6) + cruise(760, sea + 70 * up, 0.36)) +
    R(0, shore, 1000, 500, 'leaf') +
    R(0, shore - 6, 1000, 12, 'linen') +
    seq(30, (i) => {
      const row = i % 3;
      const s = 16 + row * 12;
      const y = shore + 34 + row * (30 + 26 * up);
      const x = ((i * 173) % 1020) - 10;
      return R(x, y - s * 0.5, s * 1.3, s * 0.5, ['paper', 'wall-clay', 'ochre'][i % 3] ?? 'paper') + P(`M${x - 3} ${y - s * 0.5}l${s * 0.3}${-s * 0.45}h${s}l${s * 0.3} ${s * 0.45}Z`, 'roof'); // oxfmt-ignore
    }) +
    `<g transform="translate(0 ${(860 * up).toFixed(2)})">${each([0, 1, 2, 3, 4, 5, 6, 7], (i) =>
      tubeHouse(
        20 + i * 120,
        116,
        250 + ((i * 61) % 90),
        ['ochre', 'jade-mist', 'wall-clay', 'cream'][i % 4] ?? 'cream',
        i,
        600,
      ),
    )}${R(0, 596, 1000, 300, 'road')}${palmTree(300, 640, 1.2, 0)}${palmTree(720, 640, 1.1, 0)}</g>` +
    // The other tower stands close by: its floors go down past the pane until its roof does.
    `<g transform="translate(-700 ${(640 + (TOWER_B.floors * FLOOR + 130) * 1.25 * up).toFixed(2)})">${tower(TOWER_B)}</g>`
  );
}

/** Inside the glass lift; `t` counts from the first second of the shot. */
export function rideShot(t: number): Frame {
  const up = track(t, [[DEPART, 0], [ARRIVE, 1]]); // oxfmt-ignore
  const there = t >= ARRIVE - 0.3;
  const state: PanelState = {
    shows: there ? 'roof' : Math.max(1, Math.round(1 + (FLOORS - 1) * up)),
    up: t > DEPART && !there,
    granted: 1,
    lit: { key: 'roof', much: there ? 0 : 1 },
  };
  const body =
    R(-200, -200, 1700, 1200, 'linen') +
    R(952, -200, 600, 1200, 'linen-2') +
    clip(rectShape(PANE.x, PANE.y, PANE.w, PANE.h), outlook(up)) +
    L(`M${PANE.x + 300} ${PANE.y}V${PANE.y + PANE.h}M${PANE.x + 600} ${PANE.y}V${PANE.y + PANE.h}`, 'steel', 12) +
    L(`M${PANE.x} ${PANE.y}H${PANE.x + PANE.w}V${PANE.y + PANE.h}H${PANE.x}Z`, 'steel-2', 18) +
    P(
      `M${PANE.x + 60} ${PANE.y + PANE.h}L${PANE.x + 210} ${PANE.y}H${PANE.x + 250}L${PANE.x + 100} ${PANE.y + PANE.h}Z`,
      'sheen',
    ) +
    R(-200, 470, 1140, 16, 'wood', 8) +
    R(-200, 640, 1700, 300, 'wood-l') +
    R(-200, 630, 1700, 12, 'wood-2') +
    place(panel(state), 561.6, 46, 0.74) +
    fromBehind(480, 740, 1.05);
  return { view: WHOLE, body }; // oxfmt-ignore
}
