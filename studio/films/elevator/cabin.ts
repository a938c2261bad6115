import { P, R } from '../../kit/shapes';
import { panel, type PanelState } from './panel';

/** The far wall of the lift with its panel: the same from the hall and from near. */
export const car = (state: PanelState): string =>
  R(-600, -900, 2600, 1900, 'linen') +
  R(-600, 790, 2600, 600, 'tile-l') +
  R(-600, 772, 2600, 18, 'wood-2') +
  R(150, 60, 340, 330, 'window', 8) +
  P('M190 390l150-330h80l-150 330Z', 'light') +
  R(960, 60, 340, 330, 'window', 8) +
  P('M1000 390l150-330h80l-150 330Z', 'light') +
  R(-600, 460, 1120, 18, 'wood', 9) +
  R(940, 460, 900, 18, 'wood', 9) +
  panel(state);
