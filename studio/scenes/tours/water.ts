/** Scenes on the bay that several tours share, each with its own parameters. */
import { C, L, P, R, each, seq } from '../../kit/shapes';
import { coracle, cruise, fishingBoat, junk, kayak, raftHouse, sampan } from '../../kit/boats';
import { deck, rail, sea, type SeaOptions } from '../../kit/outdoors';
import { lounger, parasol } from '../../kit/bath';
import { tableDining, cup, fruitBowl, plate, vaseFlowers } from '../../kit/tables';
import { chair } from '../../kit/seating';
import { bulbString, silkLantern } from '../../kit/lamps';
import { plantPot } from '../../kit/plants';
import { karst, rippleField } from '../../kit/karst';
import { treeLine } from '../../kit/landmarks';
import { lanternGarland } from '../../kit/market';
import { egrets } from '../../kit/side-train';
import { gull, skyBands, sun } from '../../kit/sky';

type Plan = NonNullable<SeaOptions['plan']>;

export const cruising = (plan: Plan): string =>
  sea({ hz: 270, plan, sunAt: [200, 150, 40] }) +
  cruise(340, 382, 1.5) +
  junk(120, 310, 0.36) +
  gull(250, 90, 1.3) +
  gull(290, 80, 1);

export const sailing = (plan: Plan, sunX: number, low = false): string =>
  sea({ hz: 280, plan, sunAt: [sunX, low ? 240 : 150, low ? 64 : 42], clouds: !low }) +
  L(
    seq(9, (i) => `M${sunX - 60 + ((i * 23) % 40)} ${288 + i * 18}h${60 + ((i * 31) % 60)}`),
    'glitter',
    6,
  ) +
  junk(320, 400, 1.35) +
  junk(100, 310, 0.34, { sails: 'clay' }) +
  gull(460, 90, 1.2);

/** The upper deck of a boat: sun beds, a parasol, the bay around. */
export const sunDeck = (plan: Plan, a: string, b: string): string =>
  sea({ hz: 250, foot: 360, plan, sunAt: [420, 130, 38] }) +
  junk(180, 290, 0.34) +
  deck(356) +
  rail(286, 360, 'rope') +
  parasol(320, 400, 0.92, 'paper', a) +
  lounger(170, 442, 1, a) +
  lounger(470, 442, 1, b, -1) +
  plantPot(34, 452, 0.9, 3) +
  plantPot(606, 452, 0.9, 3);

/** A table laid on deck. */
export const deckTable = (plan: Plan, cloth: string, evening = false): string =>
  sea({
    hz: 240,
    foot: 350,
    plan,
    sunAt: [evening ? 320 : 140, evening ? 200 : 120, evening ? 54 : 36],
    clouds: !evening,
  }) +
  cruise(520, 280, 0.5) +
  deck(346) +
  rail(276, 350, 'wood') +
  (evening
    ? bulbString(0, 20, 320, 16, 7, 40) + bulbString(320, 16, 640, 24, 7, 40) + silkLantern(320, 30, 1, 'lacquer')
    : R(0, 0, 640, 30, 'linen') + seq(16, (i) => P(`M${i * 40} 30h40v10q-20 16-40 0Z`, i % 2 ? 'paper' : cloth))) +
  chair(110, 444, 1, cloth) +
  chair(530, 444, -1, cloth) +
  tableDining(150, 366, 340, 84) +
  P('M190 354h260v44q-130 18-260 0Z', 'paper') +
  P('M370 354h80v44q-30 5-70 8Z', 'shade') +
  plate(
    250,
    352,
    40,
    each([238, 252, 264], (x) => P(`M${x - 10} 350q10-14 20 0Z`, 'ember')),
  ) +
  fruitBowl(330, 352, 1) +
  cup(412, 352, 'ceramic', 0.8) +
  (evening ? C(290, 330, 30, 'glow') + R(286, 330, 8, 22, 'lamp', 2) : vaseFlowers(290, 352));

/** A floating village of `walls`. */
export const village = (plan: Plan, walls: readonly string[]): string =>
  sea({ hz: 240, plan, sunAt: [330, 110, 34] }) +
  each(walls, (wall, i) =>
    raftHouse(110 + i * 190, 300 + (i % 2) * 40, 0.86 + (i % 2) * 0.2, wall, i % 2 ? 'clay' : 'roof'),
  ) +
  sampan(180, 420, 1) +
  coracle(470, 440, 1.1);

/** A lagoon shut in by cliffs, its only door the low arch at the back. */
export const lagoon = (a: string, b: string): string =>
  skyBands(640, 260, 0.4) +
  sun(330, 70, 34) +
  karst('twin', 200, 262, 240, 170, 'karst-1') +
  karst('hump', -150, 274, 420, 330, 'karst-2', { streak: 4 }) +
  karst('tower', 372, 274, 380, 360, 'karst-2', { flip: true, streak: 4 }) +
  karst('hump', -120, 284, 270, 170, 'karst-3', { streak: 3 }) +
  karst('tower', 500, 284, 240, 220, 'karst-3', { flip: true, streak: 3 }) +
  P('M236 268Q262 214 320 212T404 268Z', 'karst-3') +
  P('M286 268Q292 240 320 238T354 268Z', 'sea-1') +
  treeLine(-40, 286, 250, 44) +
  treeLine(430, 286, 270, 48) +
  R(0, 266, 640, 214, 'sea-2') +
  P('M0 310Q320 258 640 310V480H0Z', 'sea-1') +
  P('M0 388Q320 338 640 388V480H0Z', 'sea-2') +
  rippleField(40, 296, 540, 160, 16, 3) +
  kayak(210, 352, 0.8, a) +
  kayak(424, 420, 1.4, b, -1) +
  egrets([
    [214, 176, 0.8],
    [250, 160, 0.6],
  ]);

/** Home before dark: the landing's lamps, the village behind, two kayaks on the glitter. */
export const paddlingHome = (): string =>
  sea({ hz: 250, plan: 3, sunAt: [312, 188, 46], clouds: false }) +
  L(
    seq(9, (i) => `M${276 + ((i * 23) % 40)} ${258 + i * 19}h${54 + ((i * 31) % 60)}`),
    'glitter',
    6,
  ) +
  raftHouse(70, 282, 0.5, 'ochre') +
  raftHouse(150, 290, 0.56, 'rose', 'clay') +
  // The landing stage comes in from the left.
  P('M-10 330H214L176 372H-10Z', 'wood-l') +
  P('M-10 372H176V384H-10Z', 'wood-2') +
  L('M50 330L20 372M110 330l-30 42M170 330l-30 42', 'line', 3) +
  each([24, 96, 164], (x) => R(x, 384, 9, 40, 'wood-3')) +
  each([40, 120, 200], (x) => L(`M${x} 344V270`, 'wood-3', 5)) +
  lanternGarland(40, 262, 200, 262, ['lacquer', 'turmeric', 'lacquer']) +
  kayak(330, 366, 0.95, 'jade') +
  kayak(450, 428, 1.35, 'turmeric', -1);

/** Nets of a pearl farm with its floats. */
export const pearlFarm = (): string =>
  sea({ hz: 230, plan: 3, sunAt: [480, 110, 34] }) +
  seq(
    5,
    (r) =>
      L(`M${20 - r * 20} ${300 + r * 36}H${620 + r * 20}`, 'wood-2', 3 + r) +
      seq(11, (i) => C(20 + i * (58 + r * 3) - r * 14, 300 + r * 36, 6 + r * 2.4, (i + r) % 3 ? 'ceramic' : 'paper')),
  ) +
  raftHouse(480, 300, 1, 'turmeric') +
  sampan(150, 350, 0.8);

export const boatsAtDawn = (): string =>
  sea({ hz: 210, plan: 1, sunAt: [330, 180, 50] }) +
  fishingBoat(150, 300, 0.9) +
  fishingBoat(480, 290, 0.8, -1) +
  fishingBoat(330, 400, 1.5) +
  coracle(90, 430, 1.1) +
  gull(200, 80, 1.3) +
  gull(240, 70, 1);
