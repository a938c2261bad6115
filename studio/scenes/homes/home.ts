/** One apartment of the catalogue as composition parameters: everything a picture of it is made from. */
import type { FloorName } from '../../kit/floor';
import type { Headboard } from '../../kit/beds';
import type { PlantKind } from '../../kit/plants';
import type { ViewName } from '../../kit/views';
import type { WindowShape } from '../../kit/window';
import type { Wording } from '../picture';

export interface Home {
  readonly slug: string;
  /** Kind of home, for the alternative text. */
  readonly name: Wording;
  readonly view: ViewName;
  readonly wall: string;
  /** Wall of bedroom and bath. */
  readonly wall2: string;
  readonly floor: FloorName;
  readonly shape: WindowShape;
  /** Part of each window that the blind covers. */
  readonly blind: number;
  /** Upholstery: seat and its darker side. */
  readonly cloth: readonly [string, string];
  /** The warm accent, and what answers it. */
  readonly accent: string;
  readonly second: string;
  readonly head: string;
  readonly bedForm: Headboard;
  readonly cabinets: string;
  readonly plant: PlantKind;
  readonly art: number;
  readonly lamp: 0 | 1 | 2 | 3;
  /** Number of each room's arrangement. */
  readonly living: number;
  readonly bedroom: number;
  readonly kitchen: number;
  readonly bath: number;
  readonly balcony: number;
}

export type RoomPlan = (home: Home) => string;

/** The arrangement number `i` of a list, around again when the list ends. */
export const choose = (plans: readonly [RoomPlan, ...RoomPlan[]], i: number): RoomPlan =>
  plans[i % plans.length] ?? plans[0];
