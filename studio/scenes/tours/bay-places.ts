/** Places of the bay that one tour alone shows. */
import { C, G, L, P, R, each, ring, seq } from '../../kit/shapes';
import { karst } from '../../kit/karst';
import { coracle, cruise, fishingBoat, junk, kayak, sampan } from '../../kit/boats';
import { caveMouth } from '../../kit/caves';
import { beach, palmTree } from '../../kit/places';
import { buffalo } from '../../kit/buffalo';
import { cloud, skyBands, sun } from '../../kit/sky';
import { stairs, villageHouse } from '../../kit/temple';
import { basket } from '../../kit/craft';
import { awning, bunting, stall } from '../../kit/market';
import { lime } from '../../kit/food';
import { deck, rail, sea } from '../../kit/outdoors';
import { stayBridge, treeLine } from '../../kit/landmarks';
import { bedFront, bedside } from '../../kit/beds';
import { longRug } from '../../kit/seating';
import { windowP } from '../../kit/window';
import { floor } from '../../kit/floor';
import { lounger, parasol } from '../../kit/bath';
import { bicycle } from '../../kit/street';
import { silkLantern } from '../../kit/lamps';
import { plantPot } from '../../kit/plants';

export const islandBeach = (): string =>
  beach([
    ['hump', -60, 240, 110, 1],
    ['tower', 420, 220, 230, 3],
    ['twin', 180, 180, 100, 1],
  ]) +
  palmTree(90, 420, 1, -8) +
  parasol(320, 440, 0.9, 'paper', 'lacquer') +
  lounger(240, 452, 0.8, 'turmeric') +
  lounger(420, 456, 0.8, 'jade', -1) +
  palmTree(590, 440, 1.1, 8);

export const quietBeach = (): string =>
  beach([
    ['twin', 20, 220, 130, 1],
    ['hump', 260, 260, 90, 1],
    ['tower', -80, 170, 220, 3],
  ]) +
  palmTree(540, 420, 1.2, -6) +
  palmTree(600, 440, 1, 10) +
  coracle(220, 440, 1.5, true) +
  kayak(420, 412, 0.9, 'jade', 1, true);

/** Looking out of a sea arch with boats beyond. */
export const arch = (plan: 0 | 1 | 2 | 3 | 4, tone: string): string =>
  sea({ hz: 270, plan, sunAt: [330, 180, 40] }) + kayak(330, 380, 1.1, tone) + caveMouth();

export const caveStairs = (): string =>
  sea({ hz: 330, plan: 3, sunAt: [110, 120, 34] }) +
  karst('tower', 180, 350, 520, 420, 'karst-3', { streak: 4 }) +
  P('M372 196Q380 110 450 104Q528 108 532 196Z', 'karst-4') +
  P('M386 196Q396 124 450 118Q512 122 518 196Z', 'ink-il') +
  C(450, 170, 22, 'halo') +
  P('M404 150q8 30 14 0ZM428 124q8 44 16 0ZM462 120q6 34 14 0ZM488 134q8 40 16 4Z', 'karst-4') +
  stairs(430, 350, 196, 120, 60) +
  each(
    [0, 1, 2, 3],
    (i) =>
      R(392 - i * 8, 206 + i * 38, 4, 22, 'wood-3') +
      C(394 - i * 8, 204 + i * 38, 20, 'glow') +
      C(394 - i * 8, 204 + i * 38, 5, 'lamp'),
  ) +
  R(330, 346, 210, 14, 'wood') +
  cruise(170, 400, 1.1) +
  sampan(500, 430, 0.9);

export const pier = (): string =>
  sea({ hz: 220, plan: 0, sunAt: [480, 120, 36] }) +
  stayBridge(0, 150, 640, 90) +
  cruise(150, 300, 0.9) +
  cruise(450, 292, 0.8) +
  P('M250 480L300 330H340L390 480Z', 'wood-l') +
  L('M292 352h56M284 376h72M274 404h92M262 438h116', 'line', 3) +
  fishingBoat(150, 400, 1.1) +
  junk(510, 410, 0.7, { furled: true });

export const sailDeck = (): string =>
  sea({ hz: 260, foot: 370, plan: 2, sunAt: [200, 200, 56], clouds: false }) +
  deck(366) +
  rail(296, 370, 'wood') +
  R(420, 0, 16, 400, 'wood-3') +
  P('M436 0Q560 80 620 0ZM436 20L640 110V260Q540 250 436 320Z', 'sail') +
  P('M560 74L640 110V260Q600 256 560 262Z', 'sail-2') +
  L('M436 90L640 150M436 160L640 196M436 230L640 232', 'sail-rib', 4) +
  L('M436 20L300 366M436 60L250 366', 'cord', 3) +
  lounger(180, 446, 1.05, 'turmeric') +
  silkLantern(300, 30, 0.9, 'lacquer') +
  plantPot(60, 450, 0.9, 3);

/** A cabin under the beams: portholes, a bed made up, a lifebuoy, the captain's lamp. */
export const cabinBed = (): string =>
  R(0, 0, 640, 480, 'wood') +
  L(
    seq(12, (i) => `M0 ${i * 34 + 10}H640`),
    'line',
    2,
  ) +
  P('M0 0H640V26Q320 60 0 26Z', 'wood-3') +
  each([120, 320, 520], (x) => P(`M${x - 9} 0h18v54h-18Z`, 'wood-2')) +
  windowP(66, 84, 140, 140, 'islands', { shape: 'round' }) +
  windowP(434, 84, 140, 140, 'bay', { shape: 'round' }) +
  // The lifebuoy over the headboard.
  ring(320, 158, 46, 46, 'paper', 22) +
  `<circle cx="320" cy="158" r="46" fill="none" stroke="var(--il-lacquer)" stroke-width="22" stroke-dasharray="36 36.26"/>` +
  ring(320, 158, 58, 58, 'cord', 3) +
  floor('wood-l') +
  longRug(320, 456, 470, 'rug', 'rug-2') +
  bedside(96, 396) +
  bedside(482, 396) +
  bedFront(320, 430, 260, { throwC: 'ceramic', head: 'wood-3', form: 'low' }) +
  silkLantern(60, 40, 0.7, 'turmeric', 1) +
  silkLantern(580, 40, 0.7, 'turmeric', 1) +
  plantPot(40, 440, 0.8, 3);

export const coracles = (): string =>
  sea({ hz: 250, plan: 1, sunAt: [240, 130, 36] }) +
  coracle(160, 340, 1.1) +
  coracle(330, 390, 1.5) +
  coracle(520, 350, 1.2) +
  L('M360 366L470 300M470 300q60 20 90 66', 'cord', 2.4) +
  sampan(110, 440, 1);

export const fort = (): string =>
  sea({ hz: 190, foot: 360, plan: 1, sunAt: [420, 90, 36] }) +
  junk(300, 230, 0.24) +
  cruise(180, 250, 0.3) +
  junk(440, 260, 0.3) +
  P('M-10 480V352Q120 326 260 350T660 330V480Z', 'leaf') +
  // The battery: a low wall with an opening for each gun, sand behind it.
  P('M-10 480V404Q200 384 400 392T660 388V480Z', 'bamboo') +
  P('M-10 344H168L182 388H316L330 344H640V420H-10Z', 'stone') +
  P('M168 344L182 388H316L330 344H316L304 376H194L182 344Z', 'steel') +
  L(
    'M-10 368H160M-10 394H640M60 344v24M120 368v26M30 394v26M400 344v24M470 344v24M540 344v24M370 368v26M440 368v26M510 368v26M580 368v26M340 394v26M410 394v26M100 394v26',
    'line',
    2.5,
  ) +
  L('M336 368H640', 'line', 2.5) +
  R(-10, 338, 180, 10, 'linen') +
  R(328, 338, 320, 10, 'linen') +
  P('M150 470H360L344 446H168Z', 'wood-2') +
  G(
    P('M-8-17H170L196-13V13L170 17H-8Q-26 17-26 0T-8-17Z', 'ink-il') +
      P('M-20 6H196V13L170 17H-8Q-16 17-20 6Z', 'shade') +
      R(60, -20, 10, 40, 'ink-il-2', 3) +
      R(186, -17, 14, 34, 'ink-il-2', 4) +
      C(-30, 0, 9, 'ink-il-2'),
    'translate(214 410) rotate(-14) scale(1 1)',
  ) +
  C(232, 430, 38, 'wood-3') +
  C(232, 430, 28, 'wood') +
  C(232, 430, 9, 'ink-il') +
  L('M232 402V458M204 430H260', 'wood-3', 6) +
  each([450, 486, 522, 468, 504, 486], (x, i) => C(x, i < 3 ? 446 : i < 5 ? 416 : 386, 17, 'ink-il-2')) +
  each([20, 56, 600, 636], (x, i) => C(x, 462 - (i % 2) * 8, 34, i % 2 ? 'leaf-2' : 'leaf'));

/** The island's valley: a buffalo in the rice, two roofs, the road bends towards the hills. */
export const bikeRoad = (): string =>
  skyBands(640, 260) +
  sun(150, 100, 36) +
  cloud(380, 60, 0.9) +
  karst('hump', -60, 256, 320, 150, 'karst-1') +
  karst('twin', 200, 256, 260, 170, 'karst-2', { streak: 2 }) +
  karst('tower', 430, 262, 260, 250, 'karst-3', { flip: true, streak: 3 }) +
  R(0, 250, 640, 230, 'leaf') +
  treeLine(-30, 262, 300, 40) +
  treeLine(390, 264, 290, 46) +
  villageHouse(110, 272, 110, 80, 'cream') +
  villageHouse(520, 276, 96, 74, 'ochre') +
  P('M-10 300Q120 282 300 290L250 322Q120 318-10 344Z', 'sea-1') +
  P('M400 290Q520 284 650 300V338Q540 322 440 322Z', 'sea-1') +
  P('M-10 380Q90 344 220 346L110 480H-10Z', 'bamboo') +
  P('M480 346Q560 350 650 372V480H560Z', 'bamboo') +
  L(
    seq(12, (i) => `M${10 + i * 18} ${312 + (i % 3) * 5}l3-9 3 9M${430 + i * 18} ${306 + (i % 3) * 5}l3-9 3 9`),
    'leaf-2',
    2.6,
  ) +
  P('M316 262h22Q322 300 380 340T500 480H150Q210 400 300 346T316 262Z', 'linen') +
  P('M338 262Q322 300 380 340T500 480H420Q380 390 340 350T338 262Z', 'shade-s') +
  buffalo(142, 416, 0.9) +
  bicycle(292, 452, 1.3, 'lacquer', false) +
  palmTree(590, 440, 1.05, 6);

export const fishMarket = (): string =>
  sea({ hz: 200, foot: 330, plan: 3, sunAt: [330, 100, 34] }) +
  fishingBoat(200, 280, 0.7) +
  fishingBoat(450, 276, 0.7, -1) +
  R(0, 326, 640, 154, 'stone') +
  bunting(0, 40, 640, 40, 16) +
  stall(20, 420, 190, 'ceramic', ['steel', 'ember', 'linen', 'steel']) +
  stall(430, 420, 190, 'lacquer', ['ember', 'steel', 'turmeric', 'clay']) +
  basket(260, 440, 1.1, 'steel', 0) +
  basket(380, 446, 1.1, 'ember', 1);

/** On the quay: what the boats brought, in baskets on wet boards, blocks of ice, the scales. */
export const catchOfDay = (): string =>
  sea({ hz: 90, foot: 200, plan: 1, sunAt: null, clouds: false }) +
  fishingBoat(250, 178, 0.62) +
  fishingBoat(480, 172, 0.54, -1) +
  awning(-4, 648, 0, 9, 'lacquer') +
  R(0, 196, 640, 284, 'wood') +
  R(0, 190, 640, 10, 'wood-2') +
  L('M0 268H640M0 356H640M160 200L110 480M320 200V480M480 200l50 280', 'line', 3) +
  P('M60 200h220l-110 280H-60Z', 'light') +
  // Scales on their hook.
  L('M566 26V96', 'ink-il', 4) +
  C(566, 122, 28, 'paper') +
  ring(566, 122, 28, 28, 'lacquer', 6) +
  L('M566 122l12-14', 'ink-il', 4) +
  L('M566 150v14M540 196l26-32 26 32', 'ink-il', 3) +
  P('M530 194h72q-6 22-36 22t-36-22Z', 'steel') +
  basket(112, 288, 1.6, 'ceramic', 0) +
  basket(314, 284, 1.6, 'ember', 1) +
  basket(512, 292, 1.6, 'linen', 2) +
  each(
    [
      [58, 366],
      [112, 372],
    ] as const,
    ([x, y]) =>
      P(`M${x - 26} ${y}l8-36h40l8 36Z`, 'sea-1') +
      P(`M${x + 8} ${y - 36}h14l8 36h-18Z`, 'shade') +
      L(`M${x - 12} ${y - 26}h10`, 'foam', 3),
  ) +
  basket(230, 412, 1.9, 'ember', 3) +
  basket(470, 414, 1.9, 'steel', 0) +
  lime(590, 450, 1) +
  lime(624, 440, 0.9);
