import { car } from '../elevator/cabin';
import { cardAtReader, finger } from '../elevator/hands';
import { keyOf } from '../elevator/panel';
import { ring, touch } from '../marks';
import { WHOLE, type Frame } from '../stage';
import { ramp } from '../timing';

/** Seconds of the shot: the card, then the key with the umbrella over water. */
const CARD = 1.4;
const NEAR = 2.6;
const PRESS = 3.5;

/** In the lift, as in the lift's own film: the card first, then the roof's key answers. */
export function liftShot(t: number): Frame {
  const roof = keyOf('roof');
  const body =
    car({
      shows: 1,
      up: false,
      granted: ramp(t, CARD + 0.3, CARD + 0.4),
      lit: { key: 'roof', much: t >= PRESS ? 1 : 0 },
    }) +
    cardAtReader(t, CARD) +
    ring(t, NEAR - 0.2, PRESS, roof.x, roof.y, 36) +
    touch(t, PRESS, roof.x, roof.y, 42) +
    finger(t, PRESS, roof);
  return { view: t < NEAR ? { ...WHOLE, cx: 730 } : { cx: 730, cy: 196, w: 660 }, body };
}
