/** Journal pictures of the year’s feasts and slow hours: Tết, Mid-Autumn, letters on red paper. */
import { C, E, G, L, P, R, each } from '../../kit/shapes';
import { sea, deck, rail } from '../../kit/outdoors';
import { junk } from '../../kit/boats';
import { windowP } from '../../kit/window';
import { floor } from '../../kit/floor';
import { brushPot, inkStone, redPaper } from '../../kit/scholar';
import { blindRoll, cord } from '../../kit/veranda';
import { cup, fruitBowl, tableR, teaset } from '../../kit/tables';
import { blossomVase, plantPot } from '../../kit/plants';
import { silkLantern } from '../../kit/lamps';
import { lanternGarland, starLantern } from '../../kit/market';

export const tetFlowers = (): string =>
  R(0, 0, 640, 480, 'jade-mist') +
  windowP(70, 50, 180, 200, 'roofs', { shape: 'cross', blind: 0.14 }) +
  floor('terracotta') +
  lanternGarland(270, 24, 640, 24, ['lacquer', 'turmeric', 'lacquer']) +
  plantPot(140, 440, 1.8, 5) +
  blossomVase(520, 440, 2, 'bloom-2', 'ceramic') +
  tableR(330, 404, 110) +
  G(R(-34, -34, 68, 34, 'leaf', 4) + L('M-34-17h68M0-34v34', 'lamp', 4), 'translate(300 396)') +
  G(R(-34, -34, 68, 34, 'leaf-2', 4) + L('M-34-17h68M0-34v34', 'lamp', 4), 'translate(360 398)') +
  teaset(410, 398);

export const midAutumn = (): string =>
  sea({ hz: 262, foot: 350, plan: 1, sunAt: [448, 120, 58] }) +
  deck(344, 'wood-2') +
  rail(272, 350, 'wood') +
  R(0, 0, 640, 22, 'eave') +
  L('M132 22V96M268 22V62M560 22V52', 'cord', 3) +
  starLantern(132, 178, 80, 'lacquer') +
  starLantern(268, 112, 48, 'turmeric') +
  silkLantern(560, 50, 1.2, 'jade') +
  tableR(330, 424, 210) +
  // A moon cake with a slice cut out, tea, a pomelo, a bowl of fruit.
  G(
    E(0, 2, 62, 16, 'paper') +
      E(0, -4, 46, 14, 'bamboo-2') +
      R(-46, -32, 92, 28, 'ochre-2') +
      E(0, -32, 46, 15, 'ochre') +
      each([20, 80, 140, 200, 260, 320], (a) =>
        C(Math.cos((a * Math.PI) / 180) * 31, -32 + Math.sin((a * Math.PI) / 180) * 9, 6, 'bamboo-2'),
      ) +
      P('M0-32L44-36Q46-20 30-8L0-4Z', 'lacquer') +
      C(18, -18, 8, 'turmeric'),
    'translate(262 410)',
  ) +
  teaset(360, 412) +
  fruitBowl(452, 414, 1.15) +
  C(190, 396, 22, 'leaf') +
  C(184, 388, 6, 'streak') +
  plantPot(36, 470, 1.1, 4);

export const letters = (): string =>
  sea({ hz: 200, foot: 320, plan: 0, sunAt: [470, 110, 36] }) +
  junk(330, 244, 0.44) +
  deck(306) +
  rail(232, 310, 'wood') +
  R(612, 0, 28, 480, 'wood-2') +
  R(630, 0, 10, 480, 'shade') +
  blindRoll(640, 0, 34) +
  cord(150, 32, 14) +
  cord(470, 32, 14) +
  // The table's top, seen as one sits down to it.
  P('M36 352H604L680 480H-40Z', 'wood-l') +
  R(36, 346, 568, 8, 'wood-2', 3) +
  L('M10 396H630M-20 440H660', 'line', 2.4) +
  P('M180 354h180l90 126H150Z', 'light') +
  redPaper(320, 464, 1.5) +
  inkStone(552, 424, 1) +
  brushPot(512, 384, 0.94) +
  cup(116, 392, 'ceramic', 1.5) +
  plantPot(60, 356, 0.62, 1);
