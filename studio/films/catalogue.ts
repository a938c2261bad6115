import type { FilmName } from '../../src/domain/guide/films';
import { curtain } from './curtain/curtain';
import { doorOpening } from './door-opening/door-opening';
import { elevator } from './elevator/elevator';
import { emergencyLadder } from './emergency-ladder/emergency-ladder';
import { hotWater } from './hot-water/hot-water';
import { power } from './power/power';
import { stove } from './stove/stove';
import { tourIntro } from './tour-intro/tour-intro';
import { trashRoom } from './trash-room/trash-room';
import { washingMachine } from './washing-machine/washing-machine';
import type { Film } from './stage';

/** Every film by its name; a name without a film, or a film without a name, does not compile. */
export const FILMS: Record<FilmName, Film> = {
  'door-opening': doorOpening,
  power,
  stove,
  'washing-machine': washingMachine,
  'hot-water': hotWater,
  elevator,
  'tour-intro': tourIntro,
  curtain,
  'emergency-ladder': emergencyLadder,
  'trash-room': trashRoom,
};
