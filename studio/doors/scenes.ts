/** Both doors of section 1, seen by somebody who stands in front of them: the lock is the subject, in reach and large. */
import { C, G, L, P, R } from '../kit/shapes';
import { cardLock, keypadLock, lever, roomCard } from './lock';

export const WIDE = { width: 640, height: 480 } as const;
export const TALL = { width: 92, height: 170 } as const;

/** A bracket lamp with a paper shade. Its glow shows at night only. */
const bracketLamp = (x: number, y: number): string =>
  C(x, y + 20, 118, 'glow') +
  R(x - 9, y + 52, 18, 46, 'wood-3', 4) +
  L(`M${x} ${y + 62}V${y + 34}`, 'wood-3', 5) +
  P(`M${x - 22} ${y - 34}h44l14 74h-72Z`, 'lamp') +
  P(`M${x + 6} ${y - 34}h16l14 74h-24Z`, 'shade') +
  L(`M${x - 26} ${y - 10}h52M${x - 31} ${y + 16}h62`, 'bamboo-3', 2);

const leaves = (x: number, y: number): string =>
  P(`M${x} ${y}c-16-70-46-100-82-112c10 50 36 92 82 112Z`, 'leaf-2') +
  P(`M${x} ${y}c-6-76 4-132 30-168c22 56 12 120-30 168Z`, 'leaf') +
  P(`M${x} ${y}c8-60 34-92 74-104c-4 48-30 86-74 104Z`, 'leaf-2') +
  P(`M${x} ${y}c-30-30-62-38-92-30c20 26 52 38 92 30Z`, 'leaf');

interface Look {
  readonly door: string;
  readonly panels: string;
}

const wall = (tone: string): string =>
  R(0, 0, 640, 480, tone) + P('M0 60L150 0V250L0 420Z', 'light') + bracketLamp(64, 118) + leaves(66, 500);

const leaf = ({ door, panels }: Look): string =>
  R(142, 0, 44, 480, 'frame') +
  R(142, 0, 10, 480, 'shade-l') +
  R(180, 0, 460, 480, door) +
  R(180, 0, 14, 480, 'shade') +
  panels +
  R(172, 228, 14, 74, 'steel-2', 3) +
  P('M560 0h80v480H500Z', 'shade-s');

const raised = (x: number, y: number, w: number, h: number): string =>
  R(x, y, w, h, 'shade-l', 6) + R(x + 14, y + 14, w - 28, h - 28, 'shade-l', 3);

export const passwordDoor = (): string =>
  wall('wall-clay') +
  leaf({
    door: 'door',
    panels: raised(464, -40, 230, 214) + raised(464, 214, 230, 320),
  }) +
  keypadLock(232, 54);

export const cardDoor = (): string =>
  wall('mist') +
  leaf({
    door: 'wood-2',
    panels: L('M268-4v488M356-4v488M444-4v488M532-4v488M620-4v488', 'line', 4),
  }) +
  cardLock(232, 54) +
  G(roomCard(), 'translate(426 148) rotate(-14)') +
  L('M401 70q12-12 28-14M390 54q18-20 42-22', 'turmeric', 5);

const tallFrame = (door: string): string =>
  R(0, 0, 92, 170, 'frame') + R(7, 0, 85, 170, door) + R(7, 0, 4, 170, 'shade') + R(3, 74, 6, 22, 'steel-2', 1);

/** The narrow pictures stand in the door card of the guide, 92×170, cut by its right edge. */
export const passwordDoorTall = (): string =>
  tallFrame('door') +
  R(24, -20, 90, 44, 'shade-l', 3) +
  R(24, 152, 90, 44, 'shade-l', 3) +
  R(35, 33, 52, 118, 'shade', 10) +
  R(32, 29, 52, 118, 'ink-il', 10) +
  R(35, 32, 46, 66, 'ink-il-2', 8) +
  '<g fill="var(--il-paper)" text-anchor="middle" font-size="10.500" font-weight="600" font-family="system-ui,sans-serif"><text x="44 58 72" y="46">123</text><text x="44 58 72" y="60">456</text><text x="44 58 72" y="74">789</text><text x="44 58 72" y="88">*0<tspan fill="var(--il-turmeric)">#</tspan></text></g>' +
  '<circle cx="72" cy="84.300" r="7.600" fill="none" stroke="var(--il-turmeric)" stroke-width="1.600"/>' +
  lever(48, 114, 60, 13) +
  C(48, 136, 2.6, 'turmeric');

export const cardDoorTall = (): string =>
  tallFrame('wood-2') +
  L('M33 0v170M62 0v170', 'line', 1.6) +
  R(35, 33, 52, 118, 'shade', 10) +
  R(32, 29, 52, 118, 'ink-il', 10) +
  R(35, 32, 46, 54, 'ink-il-2', 8) +
  L('M52 52a6 6 0 0 1 12 0M46 52a12 12 0 0 1 24 0', 'turmeric', 2.4) +
  G(roomCard(), 'translate(56 74) rotate(-14) scale(.3)') +
  lever(48, 114, 60, 13) +
  R(44, 134, 10, 3, 'jade', 1.5);
