/** Longest words of a request. Apart from its other rules: the guide loads these alone. */
export const MAX_REQUEST_TEXT = 500;

/** Largest photograph as the phone sends it, drawn anew and small; and its longest side, in px. */
export const REQUEST_PHOTO_BYTES = 300_000;
export const REQUEST_PHOTO_SIDE = 1280;
