/** The quieter bays east and south of Ha Long: a lift net, the coves of Lan Ha, the rafts of Cai Beo, the kayak dock. */
import { C, L, P, R, each, seq } from '../../kit/shapes';
import { karst, rippleField } from '../../kit/karst';
import { cruise, fishingBoat, junk, kayak, raftHouse, sampan } from '../../kit/boats';
import { dryingNet, fishCages, liftNet } from '../../kit/fishing';
import { basket, lifeJackets } from '../../kit/craft';
import { palmTree } from '../../kit/places';
import { plantPot } from '../../kit/plants';
import { sea } from '../../kit/outdoors';
import { gull } from '../../kit/sky';

/** Bai Tu Long: a sampan comes home past a lift net, mist lies between the islands. */
export const stillMorning = (): string =>
  sea({ hz: 250, plan: 4, sunAt: [320, 140, 44], clouds: false }) +
  R(0, 214, 640, 16, 'haze') +
  R(60, 236, 520, 14, 'haze') +
  gull(250, 86, 1.4) +
  gull(284, 74, 1.1) +
  gull(306, 92, 0.9) +
  sampan(210, 292, 0.4) +
  liftNet(440, 352, 1.02) +
  sampan(200, 428, 1.35) +
  L('M70 452h90M240 458h110M400 440h80', 'foam', 3);

/** Lan Ha: islets in three depths, a beach the size of a room, kayaks drawn up. */
export const lanHa = (): string =>
  sea({ hz: 230, plan: 2, sunAt: [250, 110, 38], clouds: false }) +
  karst('hump', 230, 236, 130, 80, 'karst-2', { streak: 2 }) +
  karst('needle', 372, 238, 50, 96, 'karst-2', { flip: true, streak: 2 }) +
  L('M238 238h116M376 240h42', 'foam', 2.6) +
  cruise(390, 318, 0.92) +
  junk(250, 284, 0.34) +
  // The near cove: rock, sand, palms.
  karst('tower', -120, 400, 330, 400, 'karst-3', { streak: 4 }) +
  karst('hump', -90, 420, 300, 180, 'karst-4', { streak: 2 }) +
  P('M-10 480V404Q90 380 190 408T330 480Z', 'foam') +
  P('M-10 480V410Q90 390 180 416T304 480Z', 'cream') +
  P('M-10 480V452Q120 440 230 480Z', 'wood-l') +
  palmTree(70, 436, 0.86, 10) +
  palmTree(24, 450, 1, -6) +
  kayak(170, 444, 0.72, 'turmeric', 1, true) +
  kayak(150, 464, 0.8, 'lacquer', 1, true) +
  kayak(480, 420, 1.05, 'turmeric', -1) +
  rippleField(330, 380, 300, 90, 9, 2);

/** Cai Beo: the largest village on rafts, its fish cages between us and the houses. */
export const caiBeo = (): string =>
  sea({ hz: 200, plan: 1, sunAt: [330, 90, 34], clouds: false }) +
  each(
    [
      [60, 226, 0.42, 'ceramic'],
      [150, 230, 0.46, 'ochre'],
      [300, 226, 0.42, 'jade-mist'],
      [390, 232, 0.48, 'rose'],
      [580, 228, 0.44, 'ochre'],
    ] as const,
    ([x, y, s, wall], i) => raftHouse(x, y, s, wall, i % 2 ? 'clay' : 'roof'),
  ) +
  fishingBoat(480, 262, 0.5, -1) +
  fishCages(250, 286, 420, 5) +
  raftHouse(500, 384, 1.5, 'turmeric') +
  dryingNet(56, 366, 150, 70) +
  R(-10, 430, 330, 14, 'wood') +
  R(-10, 440, 330, 6, 'shade') +
  seq(7, (i) => R(0 + i * 46, 446, 30, 16, 'ceramic', 6)) +
  basket(250, 426, 0.8, 'steel', 0) +
  plantPot(30, 430, 0.5, 1) +
  sampan(440, 462, 0.86, -1);

/** The dock before the first strokes: boats along both sides, vests on their rail, paddles leaning. */
export const kayakDock = (): string =>
  sea({ hz: 220, plan: 4, sunAt: [300, 116, 36] }) +
  kayak(120, 316, 0.62, 'turmeric') +
  kayak(520, 308, 0.58, 'jade', -1) +
  P('M282 270h76l150 210H132Z', 'wood-l') +
  L(
    seq(8, (i) => {
      const u = (i / 8) ** 1.5;
      const half = 38 + u * 142;
      return `M${Math.round(320 - half)} ${Math.round(274 + u * 196)}h${Math.round(half * 2)}`;
    }),
    'line',
    3,
  ) +
  P('M358 270h8L530 480H508Z', 'wood-2') +
  P('M282 270h-8L110 480H132Z', 'wood-2') +
  each(
    [
      [262, 292, 34],
      [378, 292, 34],
      [206, 366, 56],
      [434, 366, 56],
    ] as const,
    ([x, y, h]) => R(x - 5, y - h * 0.7, 10, h, 'wood-3', 3) + C(x, y - h * 0.7, 6, 'wood'),
  ) +
  kayak(116, 408, 1.15, 'lacquer') +
  kayak(536, 404, 1.15, 'turmeric', -1) +
  L('M206 340Q180 372 168 396M434 340Q470 372 480 392', 'cord', 3) +
  // The rail with its vests stands on the planks.
  R(228, 346, 8, 92, 'wood-3') +
  R(404, 346, 8, 92, 'wood-3') +
  lifeJackets(250, 352) +
  L('M246 470L284 386M270 474L296 392', 'wood', 5) +
  P('M278 392l4-22 12-6 4 14-8 16ZM290 398l4-22 12-6 4 14-8 16Z', 'turmeric') +
  each([120, 300], (x) => L(`M${x} 456h60`, 'foam', 3));
