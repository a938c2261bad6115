/** Facts that the export has about one picture. */
export interface Wording {
  readonly vi: string;
  readonly en: string;
}

export interface Picture {
  /** Path below `public/pictures/` without extension, e.g. `homes/hl-01-living`. */
  readonly id: string;
  readonly w: number;
  readonly h: number;
  /** Alternative text: what is to be seen, in one sentence. */
  readonly alt: Wording;
  /** Subject, for choosing a picture: `bedroom`, `tour:kayak`. */
  readonly subject: string;
  /** A file of its own with day and night inside, or a bitmap for readers that take no drawing. */
  readonly kind?: 'svg' | 'png';
  readonly draw: () => string;
}

/** A scene of 640×480 units as a picture of `w`×`h` pixels with the same ratio. */
export const scaled = (w: number, body: string): string =>
  w === 640 ? body : `<g transform="scale(${w / 640})">${body}</g>`;
