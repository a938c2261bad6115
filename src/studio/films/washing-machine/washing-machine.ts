import { L, S } from '../../kit/shapes';
import { ring, tick, touch } from '../marks';
import { camera, fade, type Film, type Frame } from '../stage';
import { path, ramp, shown, track } from '../timing';
import { bottleHand, doorHands, drawerHands, panelHands, tapHand } from './hands';
import { machine } from './machine';
import { WELL, controls, drawer } from './panel';
import { CLOCK, DIAL, DIAL_AT, DONE, DOOR_OPEN, DOOR_SHUT, DRAWER, DRAWER_IN, DRUM, END, LOAD, POUR, POWER, POWER_AT, START, START_AT, TAP, TAP_AT, WAITED, WASH } from './plan'; // prettier-ignore
import { basket, bottle, flying, laundry, tap } from './room';

/** The line at two thirds of the drum. */
const FULL = DRUM.y - 40;

function pouring(t: number): { liquid: string; hand: string } {
  if (t < POUR - 0.9 || t > POUR + 1.8) return { liquid: '', hand: '' };
  const at = path(t, [[POUR - 0.9, 840, -120], [POUR, WELL.x + 20, WELL.y - 62], [POUR + 1.1, WELL.x + 20, WELL.y - 62], [POUR + 1.8, 840, -140]]); // prettier-ignore
  const tilt = track(t, [[POUR - 0.4, 0], [POUR + 0.2, -118], [POUR + 1, -118], [POUR + 1.5, 0]]); // prettier-ignore
  const stream = fade(shown(t, POUR + 0.2, POUR + 1.1, 0.12), L(`M${WELL.x + 8} ${WELL.y - 48}V${WELL.y + 34}`, 'ceramic', 11)); // prettier-ignore
  return { liquid: stream + bottle(at.x, at.y, tilt), hand: bottleHand(at, tilt) };
}

function draw(t: number): Frame {
  const door = ramp(t, DOOR_OPEN, DOOR_OPEN + 0.8) - ramp(t, DOOR_SHUT, DOOR_SHUT + 0.9) + ramp(t, WAITED + 0.9, WAITED + 1.8); // prettier-ignore
  const out = ramp(t, DRAWER, DRAWER + 0.6) - ramp(t, DRAWER_IN, DRAWER_IN + 0.5);
  const pour = pouring(t);
  const body =
    laundry(t) +
    tap(t) +
    machine(t, door) +
    controls(t) +
    drawer(out, ramp(t, POUR + 0.3, POUR + 1.1)) +
    basket(t) +
    flying(t) +
    ring(t, 0.5, TAP, TAP_AT.x + 40, TAP_AT.y, 78, 40) +
    fade(
      shown(t, LOAD + 1.2, DOOR_SHUT + 0.2, 0.3),
      `<path d="M${DRUM.x - 122} ${FULL}H${DRUM.x + 122}" ${S('turmeric', 6)} stroke-dasharray="16 14"/>` +
        tick(DRUM.x + 192, FULL, 30, ramp(t, LOAD + 2.3, LOAD + 2.7)),
    ) +
    touch(t, DOOR_SHUT + 0.9, DRUM.x + DRUM.r - 22, DRUM.y, 64) +
    ring(t, DRAWER - 1, DRAWER, 406, 186, 84, 44) +
    pour.liquid +
    ring(t, POWER - 0.8, POWER, POWER_AT.x, POWER_AT.y, 24) +
    touch(t, POWER, POWER_AT.x, POWER_AT.y, 24) +
    ring(t, POWER + 0.5, DIAL, DIAL_AT.x, DIAL_AT.y, 60) +
    ring(t, START - 1.1, START, START_AT.x, START_AT.y, 34) +
    touch(t, START, START_AT.x, START_AT.y, 34) +
    ring(t, WASH + 0.4, WASH + 2.4, CLOCK.x, CLOCK.y, CLOCK.r + 24) +
    tapHand(t) +
    drawerHands(t, out) +
    panelHands(t) +
    doorHands(t, door) +
    pour.hand;
  const view = camera(t, [
    [0, 640, 370, 1280], [0.5, 640, 370, 1280], [1.4, 900, 270, 720], [TAP + 1.2, 900, 270, 720], [DOOR_OPEN - 0.1, 700, 420, 1060], [DOOR_SHUT + 1, 700, 420, 1060],
    [DRAWER - 0.3, 470, 220, 600], [DRAWER_IN + 0.6, 470, 220, 600], [POWER - 0.1, 660, 210, 500], [START + 0.3, 660, 210, 500], [WASH + 0.6, 460, 336, 1080], [DONE + 0.2, 460, 336, 1080], [DONE + 0.8, 570, 380, 860], [WAITED + 0.5, 570, 380, 860], [WAITED + 1.4, 620, 370, 1240],
  ]); // prettier-ignore
  return { view, body };
}

/** 2-3: tap, two thirds of the drum, detergent, programme, start; a while after the end the door lets go. */
export const washingMachine: Film = { name: 'washing-machine', seconds: END, poster: 18.4, draw };
