/** Lamps: unlit shapes by day, a halo of `--il-glow` by night. */
import { C, E, F, G, L, P, R, S, n } from './shapes';

/** A floor lamp with a fabric shade, `h` high. */
export const lampF = (x: number, y: number, h = 210): string =>
  C(x, y - h, 92, 'glow') +
  L(`M${x} ${y}V${y - h + 20}`, 'ink-il', 4) +
  R(x - 24, y - 5, 48, 7, 'ink-il', 3) +
  P(`M${x - 20} ${y - h - 24}h40l18 50h-76Z`, 'lamp') +
  P(`M${x + 4} ${y - h - 24}h16l18 50h-28Z`, 'shade');

/** A standing lantern of paper on three legs. */
export const lanternLamp = (x: number, y: number, h = 120): string =>
  C(x, y - h * 0.55, 84, 'glow') +
  L(`M${x - 18} ${y - 12}L${x - 26} ${y}M${x + 18} ${y - 12}L${x + 26} ${y}`, 'wood-3', 5) +
  R(x - 26, y - h, 52, h - 12, 'lamp', 18) +
  P(`M${x + 8} ${y - h}q18 0 18 18v${h - 48}q0 18-18 18Z`, 'shade') +
  L(`M${x - 25} ${n(y - h * 0.75)}h50M${x - 26} ${n(y - h * 0.5)}h52M${x - 25} ${n(y - h * 0.28)}h50`, 'bamboo-3', 1.8);

/** A hanging lamp on a cord of length `l`: kind 0 conical hat, 1 paper ball, 2 bell, 3 three bulbs. */
export function pendant(x: number, l: number, s = 1, kind = 0): string {
  const cordLine = L(`M${x} 0V${l}`, 'ink-il', 2.5);
  const glow = C(x, l + 30, 76 * s, 'glow');
  if (kind === 1) {
    return `${cordLine}${glow}${E(x, l + 28 * s, 44 * s, 30 * s, 'lamp')}<path d="M${n(x - 44 * s)} ${n(l + 28 * s)}h${n(88 * s)}M${n(x - 38 * s)} ${n(l + 14 * s)}h${n(76 * s)}M${n(x - 38 * s)} ${n(l + 42 * s)}h${n(76 * s)}" ${S('bamboo-3', 1.8)}/>`;
  }
  if (kind === 2) {
    return (
      cordLine +
      glow +
      G(
        E(0, 46, 40, 8, 'lamp') +
          P('M-40 46C-40 14-16 4 0 0C16 4 40 14 40 46Z', 'jade-2') +
          P('M6 1C20 6 40 16 40 46H20Q20 16 6 1Z', 'shade'),
        `translate(${x} ${l}) scale(${s})`,
      )
    );
  }
  if (kind === 3) {
    return [-44, 0, 44]
      .map((d, i) => {
        const len = l + (i === 1 ? 26 : 0) * s;
        return (
          L(`M${n(x + d * s)} 0V${n(len)}`, 'ink-il', 2) +
          C(x + d * s, len + 12 * s, 44 * s, 'glow') +
          C(x + d * s, len + 12 * s, 13 * s, 'lamp') +
          R(x + d * s - 5 * s, len - 6 * s, 10 * s, 9 * s, 'wood-2', 2)
        );
      })
      .join('');
  }
  const hat = `M${x} ${l - 2}C${n(x + 16 * s)} ${n(l + 14 * s)} ${n(x + 40 * s)} ${n(l + 34 * s)} ${n(x + 52 * s)} ${n(l + 44 * s)}Q${x} ${n(l + 54 * s)} ${n(x - 52 * s)} ${n(l + 44 * s)}C${n(x - 40 * s)} ${n(l + 34 * s)} ${n(x - 16 * s)} ${n(l + 14 * s)} ${x} ${l - 2}Z`;
  const ribs = `M${n(x - 34 * s)} ${n(l + 30 * s)}Q${x} ${n(l + 38 * s)} ${n(x + 34 * s)} ${n(l + 30 * s)}M${n(x - 18 * s)} ${n(l + 15 * s)}Q${x} ${n(l + 20 * s)} ${n(x + 18 * s)} ${n(l + 15 * s)}`;
  return `${cordLine}${glow}<path d="${hat}" ${F('lamp')}/><path d="${ribs}" ${S('bamboo-3', 1.8)}/>`;
}

/** A silk lantern of the night market: kind 0 round, 1 long, 2 diamond. */
export const silkLantern = (x: number, y: number, s = 1, tone = 'lacquer', kind = 0): string => {
  const body =
    kind === 0
      ? E(0, 26, 30, 24, tone) + P('M6 2C22 4 30 14 30 26S22 48 6 50C18 34 18 18 6 2Z', 'shade')
      : kind === 1
        ? R(-18, 2, 36, 50, tone, 16) + P('M4 2Q18 2 18 18V36Q18 52 4 52Q12 28 4 2Z', 'shade')
        : P('M-10 2H10L30 24L8 52H-8L-30 24Z', tone) + P('M2 2H10L30 24L8 52H2L16 24Z', 'shade');
  const ribs =
    kind === 0
      ? 'M0 2V50M-16 6Q-26 26-16 46M16 6Q26 26 16 46'
      : kind === 1
        ? 'M-17 18H17M-17 34H17'
        : 'M0 2V52M-30 24H30';
  return (
    C(x, y + 26 * s, 62 * s, 'glow') +
    G(
      L('M0-14V0', 'cord', 2) +
        body +
        L(ribs, 'sail-rib', 1.6) +
        R(-11, -2, 22, 6, 'turmeric', 2) +
        R(-11, 49, 22, 6, 'turmeric', 2) +
        L('M0 55V66M-4 66V80M0 66V84M4 66V80', 'turmeric', 2),
      `translate(${x} ${y}) scale(${s})`,
    )
  );
};

/** A string of bulbs hanging between two points. */
export const bulbString = (x1: number, y1: number, x2: number, y2: number, count: number, sag = 30): string => {
  const mid = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 + sag * 2 };
  const bulbs = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const bx = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mid.x + t * t * x2;
    const by = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * mid.y + t * t * y2;
    return C(bx, by + 6, 16, 'glow') + C(bx, by + 6, 5, 'lamp');
  }).join('');
  return L(`M${n(x1)} ${n(y1)}Q${n(mid.x)} ${n(mid.y)} ${n(x2)} ${n(y2)}`, 'ink-soft', 1.8) + bulbs;
};
