/** A figure that the hotel can set: what it usually is, and how far it may be moved. Whole numbers. */
export interface FigureRange {
  /** Figure that holds when the hotel says nothing else. */
  usual: number;
  least: number;
  most: number;
}

/** Tells whether a figure is within its range. */
export const isInRange = ({ least, most }: FigureRange, value: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Figures of a hotel that has set none. */
export const usualFigures = <Kind extends string>(ranges: Readonly<Record<Kind, FigureRange>>): Record<Kind, number> =>
  Object.fromEntries(Object.entries<FigureRange>(ranges).map(([kind, { usual }]) => [kind, usual])) as Record<
    Kind,
    number
  >;
