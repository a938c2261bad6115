import { karst } from '../../kit/karst';

/** The islands of the bay in three distances, waterline at `h`, spread over some 1500 units. */
export const far = (h: number): string =>
  karst('hump', -160, h, 340, 120, 'karst-1') +
  karst('twin', 120, h, 270, 176, 'karst-1') +
  karst('tower', 420, h, 130, 136, 'karst-1') +
  karst('hump', 560, h, 330, 150, 'karst-1', { flip: true }) +
  karst('needle', 860, h, 110, 178, 'karst-1') +
  karst('twin', 1000, h, 330, 190, 'karst-1', { flip: true }) +
  karst('hump', 1300, h, 380, 150, 'karst-1');

export const mid = (h: number): string =>
  karst('tower', -80, h, 200, 230, 'karst-2', { streak: 3 }) +
  karst('hump', 130, h, 250, 130, 'karst-2', { flip: true }) +
  karst('twin', 880, h, 290, 220, 'karst-2', { streak: 4 }) +
  karst('tower', 1220, h, 220, 250, 'karst-2', { flip: true, streak: 3 });

export const near = (h: number): string =>
  karst('twin', 180, h, 230, 240, 'karst-3', { streak: 4 }) +
  karst('needle', 410, h, 92, 140, 'karst-3') +
  karst('tower', 1010, h, 210, 290, 'karst-3', { flip: true, streak: 3 }) +
  karst('hump', 1150, h, 320, 180, 'karst-3');
