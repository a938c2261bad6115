/** Views from a window in Ha Long. */
import { L, R, n, seq } from './shapes';
import { karst, rippleField } from './karst';
import { cruise, fishingBoat, junk, kayak, raftHouse } from './boats';
import { cabins, orb, sky, stayBridge, sunWheel, treeLine, type View } from './landmarks';

export const bay: View = (x, y, w, h) => {
  const hz = y + h * 0.66;
  return (
    sky(x, y, w, h) +
    orb(x + w * 0.28, y + h * 0.42, Math.min(w, h) * 0.1) +
    karst('twin', x + w * 0.02, hz, w * 0.42, h * 0.3, 'karst-1') +
    karst('tower', x + w * 0.5, hz, w * 0.28, h * 0.42, 'karst-2') +
    karst('hump', x + w * 0.68, hz, w * 0.5, h * 0.24, 'karst-3') +
    R(x, hz, w, h * 0.4, 'sea-2') +
    L(
      `M${n(x + w * 0.1)} ${n(hz + h * 0.1)}h${n(w * 0.2)}M${n(x + w * 0.5)} ${n(hz + h * 0.16)}h${n(w * 0.3)}M${n(x + w * 0.2)} ${n(hz + h * 0.24)}h${n(w * 0.16)}`,
      'foam',
      2,
    ) +
    junk(x + w * 0.36, hz + h * 0.1, w / 1150)
  );
};

/** Open water and far islands, a white cruise boat. */
export const islands: View = (x, y, w, h) => {
  const hz = y + h * 0.6;
  return (
    sky(x, y, w, h, 0.24) +
    orb(x + w * 0.7, y + h * 0.34, Math.min(w, h) * 0.09) +
    karst('hump', x - w * 0.06, hz, w * 0.34, h * 0.2, 'karst-1') +
    karst('needle', x + w * 0.32, hz, w * 0.12, h * 0.3, 'karst-1') +
    karst('twin', x + w * 0.46, hz, w * 0.3, h * 0.24, 'karst-2', { flip: true }) +
    karst('tower', x + w * 0.84, hz, w * 0.26, h * 0.44, 'karst-3') +
    R(x, hz, w, h * 0.42, 'sea-2') +
    R(x, hz + h * 0.22, w, h * 0.2, 'sea-3') +
    rippleField(x, hz + h * 0.06, w, h * 0.26, 7) +
    cruise(x + w * 0.3, hz + h * 0.16, w / 1000)
  );
};

export const bridge: View = (x, y, w, h) => {
  const hz = y + h * 0.7;
  return (
    sky(x, y, w, h, 0.4) +
    orb(x + w * 0.52, y + h * 0.5, Math.min(w, h) * 0.1) +
    karst('hump', x - w * 0.1, hz, w * 0.44, h * 0.26, 'karst-2') +
    karst('hump', x + w * 0.72, hz, w * 0.42, h * 0.3, 'karst-2', { flip: true }) +
    R(x, hz, w, h * 0.32, 'sea-2') +
    stayBridge(x, y + h * 0.52, w, h * 0.36) +
    seq(
      9,
      (i) =>
        R(
          x + w * (0.02 + i * 0.03),
          hz - h * (0.06 + ((i * 5) % 4) * 0.03),
          w * 0.022,
          h * 0.2,
          i % 2 ? 'ochre' : 'cream',
        ) + R(x + w * (0.026 + i * 0.03), hz - h * 0.03, w * 0.008, h * 0.02, 'window'),
    ) +
    R(x, hz + h * 0.02, w * 0.32, h * 0.03, 'stone') +
    L(
      `M${n(x + w * 0.4)} ${n(hz + h * 0.12)}h${n(w * 0.24)}M${n(x + w * 0.6)} ${n(hz + h * 0.2)}h${n(w * 0.3)}M${n(x + w * 0.1)} ${n(hz + h * 0.18)}h${n(w * 0.2)}`,
      'foam',
      2,
    ) +
    fishingBoat(x + w * 0.56, hz + h * 0.14, w / 1500)
  );
};

export const wheel: View = (x, y, w, h) => {
  const hz = y + h * 0.74;
  return (
    sky(x, y, w, h, 0.42) +
    karst('hump', x + w * 0.3, hz, w * 0.9, h * 0.34, 'karst-2') +
    treeLine(x + w * 0.4, hz, w * 0.7, h * 0.2, 'leaf-2') +
    sunWheel(x + w * 0.66, y + h * 0.32, Math.min(w, h) * 0.19) +
    karst('tower', x - w * 0.04, hz, w * 0.2, h * 0.34, 'karst-3') +
    cabins(x, y + h * 0.18, x + w * 0.56, y + h * 0.5, 4, w / 300) +
    R(x, hz, w, h * 0.3, 'sea-2') +
    L(
      `M${n(x + w * 0.08)} ${n(hz + h * 0.08)}h${n(w * 0.2)}M${n(x + w * 0.5)} ${n(hz + h * 0.14)}h${n(w * 0.3)}M${n(x + w * 0.24)} ${n(hz + h * 0.2)}h${n(w * 0.2)}`,
      'foam',
      2,
    )
  );
};

/** Harbour: a row of fishing boats before the islands. */
export const harbour: View = (x, y, w, h) => {
  const hz = y + h * 0.5;
  return (
    sky(x, y, w, h, 0.24) +
    orb(x + w * 0.2, y + h * 0.28, Math.min(w, h) * 0.09) +
    karst('twin', x + w * 0.3, hz, w * 0.4, h * 0.26, 'karst-1') +
    karst('hump', x + w * 0.66, hz, w * 0.44, h * 0.34, 'karst-2') +
    R(x, hz, w, h * 0.52, 'sea-2') +
    R(x, hz + h * 0.3, w, h * 0.22, 'sea-3') +
    fishingBoat(x + w * 0.24, hz + h * 0.16, w / 760) +
    fishingBoat(x + w * 0.7, hz + h * 0.22, w / 640, -1) +
    junk(x + w * 0.5, hz + h * 0.07, w / 1900, { bare: true })
  );
};

/** A cove between near cliffs: floating houses, a kayak. */
export const cove: View = (x, y, w, h) => {
  const hz = y + h * 0.6;
  return (
    sky(x, y, w, h, 0.3) +
    orb(x + w * 0.5, y + h * 0.36, Math.min(w, h) * 0.12) +
    karst('hump', x + w * 0.3, hz, w * 0.4, h * 0.2, 'karst-1') +
    karst('needle', x + w * 0.62, hz, w * 0.14, h * 0.36, 'karst-2') +
    R(x, hz, w, h * 0.42, 'sea-2') +
    R(x, hz + h * 0.24, w, h * 0.18, 'sea-3') +
    karst('tower', x - w * 0.16, hz + h * 0.04, w * 0.46, h * 0.62, 'karst-3', { streak: 3 }) +
    karst('tower', x + w * 0.76, hz + h * 0.05, w * 0.44, h * 0.7, 'karst-3', { flip: true, streak: 3 }) +
    raftHouse(x + w * 0.42, hz + h * 0.1, w / 900, 'turmeric') +
    raftHouse(x + w * 0.62, hz + h * 0.14, w / 760, 'rose', 'clay') +
    kayak(x + w * 0.36, hz + h * 0.27, w / 1000, 'lacquer')
  );
};
