import type { Pose } from './hand';
import { ramp } from './timing';

/** Distance of a hand from its work between `from` and `to`: 1 out of the picture, 0 there. */
export const away = (t: number, from: number, to: number, time = 0.7): number =>
  Math.max(1 - ramp(t, from - time, from), ramp(t, to, to + time));

/** A hand `far` (0..1) on its way out, where the viewer's own comes from: below and to the right. */
export const reach = (pose: Pose, far: number, dx = 300, dy = 520): Pose => ({
  ...pose,
  x: pose.x + dx * far,
  y: pose.y + dy * far,
});

/** A hand drawn by `draw` while it is in the picture at all. */
export const hand = (draw: (pose: Pose) => string, pose: Pose, far: number, dx = 300, dy = 520): string =>
  far > 0.995 ? '' : draw(reach(pose, far, dx, dy));
