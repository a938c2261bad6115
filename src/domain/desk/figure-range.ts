/** A figure that the hotel can set: what it usually is, and how far it may be moved. Whole numbers. */
export interface FigureRange {
  /** When the hotel says nothing else. */
  usual: number;
  least: number;
  most: number;
}

/** Whether a figure can be set so. */
export const isInRange = ({ least, most }: FigureRange, value: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** What a hotel has that has set nothing. */
export const usualFigures = <Kind extends string>(ranges: Readonly<Record<Kind, FigureRange>>): Record<Kind, number> =>
  Object.fromEntries(Object.entries<FigureRange>(ranges).map(([kind, { usual }]) => [kind, usual])) as Record<
    Kind,
    number
  >;
