/** Description of a tower, enough for its floors to be drawn. */
import type { Cell, Point } from './cell';

export type TowerName = 'A' | 'B';

export interface Tower {
  readonly name: TowerName;
  readonly width: number;
  readonly height: number;
  /** The outer wall, closed. */
  readonly outline: string;
  /** Numbered doors, 01 first; deluxe rooms and apartments stand on the same grid. */
  readonly units: readonly Cell[];
  /** The rows that the units divide. */
  readonly rows: readonly Cell[];
  /** The rail of the veranda that the apartments have towards the bay. */
  readonly veranda: string;
  readonly lifts: readonly Cell[];
  /** The rows that the lifts divide. */
  readonly liftRows: readonly Cell[];
  readonly serviceLift: Cell;
  readonly trash: Cell;
  readonly stairs: readonly Cell[];
  /** Cells between a staircase and a large room on the floors that have no corridor there. */
  readonly landings: readonly Cell[];
  /** The large rooms of the floors that have no numbered doors. */
  readonly zones: Readonly<Record<ZoneName, Cell>>;
  /** Beginning of the bay's band. */
  readonly shore: number;
  /** Upper left corner of the key, and how many columns it has. */
  readonly key: { readonly at: Point; readonly columns: 1 | 2 };
  /** The front door: the arrow, and where its word stands. */
  readonly entrance: { readonly arrow: string; readonly word: { readonly at: Point; readonly centred: boolean } };
}

/** `bay` is the row along the water, `land` the room behind it, `end` the one beside the lifts. */
export type ZoneName = 'bay' | 'land' | 'end';
