/** The bay, 1600×920 with the horizon at y 470 (the view box starts at -120). */
import { C, L, P, R, id } from './shapes';
import { karst, reflection, ripples } from './karst';
import { junk } from './boats';
import { gull } from './sky';
import { verandaFrame } from './veranda';

const HORIZON = 470;
export const BAY_VIEWBOX = '0 -120 1600 920';
export interface BayOptions {
  veranda?: boolean;
  /** Place of the large junk: x, waterline, scale. */
  boat?: readonly [number, number, number];
}

const field = (count: number, place: (i: number) => readonly [number, number, number]): string =>
  ripples(
    Array.from({ length: count }, (_, i) => place(i)),
    'foam',
    2.4,
  );

const GLITTER = [
  [720, 100, 6],
  [700, 150, 18],
  [742, 90, 32],
  [690, 120, 46],
  [735, 130, 62],
  [668, 90, 80],
  [760, 120, 98],
  [690, 170, 118],
  [640, 110, 142],
  [770, 140, 166],
  [680, 160, 192],
  [620, 120, 222],
  [750, 170, 252],
  [660, 190, 286],
] as const;

export function bay({ veranda = false, boat = [905, 610, 1.02] }: BayOptions = {}): string {
  const H = HORIZON;
  const sky = id('g');
  const sea = id('g');
  const named = (body: string): readonly [string, string] => {
    const name = id('l');
    return [`<g id="${name}">${body}</g>`, `<use href="#${name}"/>`];
  };
  const far =
    karst('hump', -60, H, 300, 120, 'karst-1') +
    karst('twin', 170, H, 260, 170, 'karst-1') +
    karst('tower', 480, H, 120, 130, 'karst-1') +
    karst('hump', 560, H, 330, 150, 'karst-1', { flip: true }) +
    karst('needle', 850, H, 110, 178, 'karst-1') +
    karst('twin', 1010, H, 330, 190, 'karst-1', { flip: true }) +
    karst('hump', 1290, H, 380, 150, 'karst-1');
  const mid =
    karst('tower', -40, H + 14, 220, 260, 'karst-2', { streak: 3 }) +
    karst('hump', 130, H + 14, 250, 150, 'karst-2', { flip: true }) +
    karst('needle', 372, H + 14, 118, 218, 'karst-2', { streak: 2 }) +
    karst('hump', 600, H + 14, 170, 96, 'karst-2') +
    karst('twin', 1090, H + 14, 300, 250, 'karst-2', { streak: 4 }) +
    karst('tower', 1420, H + 14, 260, 290, 'karst-2', { flip: true, streak: 3 });
  const near =
    karst('twin', 432, H + 44, 216, 250, 'karst-3', { streak: 4 }) +
    karst('needle', 640, H + 44, 92, 128, 'karst-3', { streak: 1 }) +
    karst('tower', 1210, H + 52, 220, 300, 'karst-3', { flip: true, streak: 3 }) +
    karst('hump', 1330, H + 52, 300, 200, 'karst-3');
  const front =
    karst('hump', -110, H + 110, 360, 320, 'karst-4', { streak: 3 }) +
    karst('needle', 214, H + 110, 116, 150, 'karst-4') +
    karst('tower', 1390, H + 120, 330, 300, 'karst-4', { flip: true });
  const [farBody, farUse] = named(far);
  const [midBody, midUse] = named(mid);
  const [nearBody, nearUse] = named(near);
  const [frontBody, frontUse] = named(front);
  return (
    `<defs><linearGradient id="${sky}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--il-sky-1)"/><stop offset="1" stop-color="var(--il-sky-2)"/></linearGradient><linearGradient id="${sea}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--il-sea-1)"/><stop offset=".45" stop-color="var(--il-sea-2)"/><stop offset="1" stop-color="var(--il-sea-3)"/></linearGradient></defs>` +
    `<rect y="-140" width="1600" height="${H + 142}" fill="url(#${sky})"/>` +
    C(772, 332, 136, 'halo') +
    C(772, 332, 88, 'halo') +
    C(772, 332, 50, 'sun') +
    P('M80 214c30-26 70-22 86-4c26-14 60-6 70 14h96c-40 14-240 14-280 6c-24-6 4-18 28-16Z', 'cloud') +
    P('M1130 168c36-30 84-22 98 0c30-12 62-2 76 18h70c-30 14-260 12-290 4c-22-8 14-22 46-22Z', 'cloud') +
    farBody +
    `<rect y="${H}" width="1600" height="${800 - H}" fill="url(#${sea})"/>` +
    R(0, H - 16, 1600, 30, 'haze') +
    reflection(farUse, H, 0.25, -0.3) +
    reflection(midUse, H + 14, 0.32, -0.36) +
    midBody +
    L(GLITTER.map(([x, l, d]) => `M${x} ${H + d}h${l}`).join(''), 'glitter', 5) +
    reflection(nearUse, H + 46, 0.34, -0.4) +
    field(26, (i) => [(i * 317) % 1560, H + 22 + ((i * 53) % 96), 26 + ((i * 29) % 70)]) +
    nearBody +
    L(`M438 ${H + 46}h200M648 ${H + 46}h80M1206 ${H + 54}h420`, 'foam', 3) +
    junk(1060, H + 26, 0.34) +
    reflection(frontUse, H + 114, 0.4, -0.36) +
    frontBody +
    L(`M-20 ${H + 113}h346M1380 ${H + 123}h240`, 'foam', 3.4) +
    field(22, (i) => [(i * 211 + 90) % 1560, H + 130 + ((i * 67) % 180), 50 + ((i * 43) % 120)]) +
    junk(...boat) +
    gull(322, 238, 1.4) +
    gull(360, 224, 1.1) +
    gull(392, 246, 0.9) +
    gull(980, 262, 1.1) +
    (veranda ? verandaFrame(1600) : '')
  );
}
