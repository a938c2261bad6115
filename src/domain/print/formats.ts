export type FormatName = 'a4-8' | 'a4-12' | 'a6' | 'door' | 'table' | 'appliance';

/** A way to print: a sheet cut into equal cards. Everything in millimetres. */
export interface PrintFormat {
  paper: 'a4' | 'a6';
  columns: number;
  rows: number;
  /** Beside the outermost cards and above and below them; printers reach no further than about 5 mm to the edge. */
  marginX: number;
  marginY: number;
  /** Room for the code of the Wi-Fi, and for how to keep the guide on the home screen. */
  wifi: boolean;
  steps: boolean;
}

/** Width and height of a sheet, mm. */
const PAPERS = { a4: [210, 297], a6: [105, 148] } as const;

export const PRINT_FORMATS: Readonly<Record<FormatName, PrintFormat>> = {
  'a4-8': { paper: 'a4', columns: 2, rows: 4, marginX: 10, marginY: 8.5, wifi: true, steps: false },
  'a4-12': { paper: 'a4', columns: 2, rows: 6, marginX: 10, marginY: 8.5, wifi: false, steps: false },
  a6: { paper: 'a6', columns: 1, rows: 1, marginX: 0, marginY: 0, wifi: true, steps: true },
  door: { paper: 'a4', columns: 2, rows: 2, marginX: 10, marginY: 8.5, wifi: true, steps: true },
  table: { paper: 'a4', columns: 3, rows: 4, marginX: 10, marginY: 8.5, wifi: false, steps: false },
  appliance: { paper: 'a4', columns: 3, rows: 7, marginX: 10, marginY: 8.5, wifi: false, steps: false },
};

export const FORMAT_NAMES = Object.keys(PRINT_FORMATS) as FormatName[];

export const cardsPerSheet = ({ columns, rows }: PrintFormat): number => columns * rows;

/** Width and height of one card, mm. */
export function cardSize({ paper, columns, rows, marginX, marginY }: PrintFormat): readonly [number, number] {
  const [width, height] = PAPERS[paper];
  return [(width - 2 * marginX) / columns, (height - 2 * marginY) / rows];
}
