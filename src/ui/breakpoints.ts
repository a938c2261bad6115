/**
 * Widths in CSS pixels at which a layout changes, the only ones (decision 115): up to one of them,
 * `max-width: 900px`, or beyond it, `min-width: 901px`. What follows the size of letters is measured in `em` and has
 * the width of its own words.
 */
export type Breakpoint = 360 | 480 | 600 | 760 | 900 | 1100 | 1240 | 1340;
