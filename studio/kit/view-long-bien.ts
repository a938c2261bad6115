/** Long Bien bridge over the Red River: its steel rises over every pier, a train crosses, the sandbank lies green below. */
import { L, P, R, each, seq } from './shapes';
import { orb, sky, treeLine } from './landmarks';
import { covering } from './view-scene';

const DECK = 112;
const PIERS = [-6, 78, 162, 246, 330] as const;

/** The steel over one pier: highest above it, low where two spans meet. */
const span = (x: number): string => {
  const chord = `M${x - 42} ${DECK - 11}H${x - 28}L${x} ${DECK - 40}L${x + 28} ${DECK - 11}H${x + 42}`;
  const web = each([-28, -14, 0, 14, 28], (d) => `M${x + d} ${DECK}V${DECK - 40 + Math.abs(d) * 1.04}`);
  const cross = `M${x - 42} ${DECK}L${x - 28} ${DECK - 11}M${x - 28} ${DECK}L${x - 14} ${DECK - 25}L${x} ${DECK}L${x + 14} ${DECK - 25}L${x + 28} ${DECK}M${x + 42} ${DECK}L${x + 28} ${DECK - 11}`;
  return L(chord, 'wood-2', 2.6) + L(web + cross, 'wood-2', 1.4);
};

const train = (x: number): string =>
  P(`M${x} ${DECK - 2}v-9q0-4 5-4h15v13Z`, 'lacquer') +
  R(x + 3, DECK - 12, 6, 4, 'window', 1) +
  each(
    [0, 1, 2, 3],
    (i) =>
      R(x + 22 + i * 25, DECK - 14, 23, 12, i % 2 ? 'ceramic' : 'lacquer', 1.5) +
      R(x + 22 + i * 25, DECK - 5, 23, 2, 'turmeric') +
      seq(4, (k) => R(x + 24.5 + i * 25 + k * 5, DECK - 12, 3.4, 4, 'window', 0.5)),
  );

export const steelBridge = covering(
  () =>
    sky(0, 0, 320, 200, 0.4) +
    orb(122, 58, 15) +
    each([18, 40, 196, 222, 252, 286], (x, i) => R(x, 98 - ((i * 5) % 4) * 5, 17, 40, 'karst-1')) +
    treeLine(-10, 128, 340, 22, 'karst-2') +
    R(0, 126, 320, 76, 'sea-2') +
    P('M120 140Q200 132 330 138V150Q220 152 120 140Z', 'bamboo') +
    treeLine(170, 141, 170, 16, 'leaf') +
    L('M10 140h60M40 152h70M150 160h80M260 158h40M20 170h50M120 176h60', 'foam', 1.6) +
    each(
      PIERS,
      (x) =>
        P(`M${x - 8} ${DECK + 4}h16l3 34h-22Z`, 'stone') +
        P(`M${x + 2} ${DECK + 4}h6l3 34h-8Z`, 'shade') +
        R(x - 12, DECK + 34, 24, 5, 'linen-2', 2),
    ) +
    train(96) +
    R(-4, DECK - 1, 328, 6, 'wood-2') +
    R(-4, DECK + 3, 328, 2, 'shade') +
    each(PIERS, span) +
    // A sand barge, and the near bank.
    P('M196 172h56l-8 9h-42Z', 'wood-3') +
    P('M206 172q14-12 28 0Z', 'ochre') +
    R(238, 163, 9, 9, 'paper', 1) +
    treeLine(-30, 204, 190, 34, 'leaf') +
    treeLine(130, 206, 240, 28),
);
