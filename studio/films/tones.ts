/** Tones that only films need: skin, and the lights that say yes, no and not yet. */
export const FILM_TONES = `:root { color-scheme: light;
  --il-skin: oklch(0.790 0.072 58); --il-skin-2: oklch(0.680 0.082 52); --il-skin-shade: oklch(0.450 0.080 48 / .17);
  --il-nail: oklch(0.890 0.040 45); --il-go: oklch(0.800 0.190 150); --il-go-halo: oklch(0.840 0.170 150 / .38);
  --il-stop: oklch(0.640 0.215 28); --il-stop-halo: oklch(0.660 0.215 28 / .30);
  --il-wait: oklch(0.780 0.165 66); --il-wait-halo: oklch(0.800 0.150 70 / .34);
  --il-dark: oklch(0.215 0.040 245); }`;
