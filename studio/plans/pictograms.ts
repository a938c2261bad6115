/**
 * Signs of the plan as paths on a 20×20 grid, drawn in the ink that they stand in. Those of the core stand on every sheet
 * many times over and keep to whole numbers.
 */
export const PICTOGRAMS = {
  lift: 'M6 8l4-5 4 5zM6 12l4 5 4-5z',
  service: 'M3 9l4-5 4 5zM10 12h6v5h-6zM7 9v7',
  stairs: 'M3 16h4v-4h4V8h4V4h3',
  trash: 'M4 6h12M8 6V3h4v3M6 6l1 11h6l1-11',
  cars: 'M3.5 3.5h13v13h-13zM8.3 14V6.3h2.5a2.3 2.3 0 0 1 0 4.6H8.3',
  motorbikes:
    'M4.5 16a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM15.5 16a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM4.5 13.2 8 8.5h4.5l3 4.7M11 5h2.5l1.2 3.5',
  ramp: 'M4 15.5 10 11l6 4.5M4 10.5 10 6l6 4.5',
  plant: 'M11 2.5 5 11.5h5L9 17.5l6-9h-5z',
  guard: 'M10 2.8 16.5 5v5c0 4-3.3 6-6.5 7.4C6.8 16 3.5 14 3.5 10V5z',
  lobby: 'M3 16v-5.5h2.3V13h9.4v-2.5H17V16zM5.3 10V5.5h9.4V10',
  reception: 'M3.5 13.5a6.5 6.5 0 0 1 13 0zM2 16.5h16M10 7V4.5M8.5 4.5h3',
  luggage: 'M3.5 7h13v10h-13zM7.3 7V3.5h5.4V7',
  lounge: 'M3 16v-5.5h2.3V13h9.4v-2.5H17V16zM5.3 10V5.5h9.4V10',
  office: 'M3.5 4h13v8.5h-13zM7 16.5h6M10 12.5v4',
  meeting: 'M4 8h12v5H4zM7 4.5h.1M10 4.5h.1M13 4.5h.1M7 16.5h.1M10 16.5h.1M13 16.5h.1',
  gym: 'M2.5 8v4M5.5 5v10M14.5 5v10M17.5 8v4M5.5 10h9',
  play: 'M3 17v-6.5h7V17zM10 17v-6.5h7V17zM6.5 10.5V4h7v6.5z',
  changing: 'M10 8V6.5a1.8 1.8 0 1 0-1.8-1.8M10 8l7.5 6.5h-15z',
  pool: 'M2 13q2.7-2.8 5.3 0t5.3 0T18 13M2 17q2.7-2.8 5.3 0t5.3 0T18 17M7 11V4.5Q7 2.8 8.7 2.8M13 11V4.5q0-1.7 1.7-1.7M7 6.5h6',
  bar: 'M3.5 4h13L10 11zM10 11v6M6.5 17h7',
  loungers: 'M2 14.5h11.5l4-7M4.5 14.5V17M12 14.5V17',
  shower: 'M5 17V5.5a2.5 2.5 0 0 1 5 0V7M6.5 10a3.5 3.5 0 0 1 7 0zM8 13v1M10 14.5v1.5M12 13v1',
} as const satisfies Record<string, string>;

export type PictogramName = keyof typeof PICTOGRAMS;
