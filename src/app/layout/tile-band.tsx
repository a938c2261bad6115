import css from './tile-band.module.css';

const LEAF = 'M14 2C18 8 20 10 26 14 20 18 18 20 14 26 10 20 8 18 2 14 8 10 10 8 14 2Z';
const CORNERS = 'M0 0h7A7 7 0 0 1 0 7ZM28 0v7a7 7 0 0 1-7-7ZM0 28v-7a7 7 0 0 1 7 7ZM28 28h-7a7 7 0 0 1 7-7Z';

function Tile({ x, leaf }: { x: number; leaf: string }) {
  return (
    <g transform={`translate(${x})`}>
      <path d={LEAF} fill={leaf} />
      <path d={CORNERS} fill="var(--il-lacquer)" />
      <circle cx="14" cy="14" r="3" fill="var(--il-karst-4)" />
    </g>
  );
}

/** Encaustic floor tiles, once per page, above the footer. */
export function TileBand() {
  return (
    <svg className={css.band} width="100%" height="28" aria-hidden="true">
      <defs>
        <pattern id="floor-tiles" width="56" height="28" patternUnits="userSpaceOnUse">
          <rect width="56" height="28" fill="var(--il-karst-4)" />
          <Tile x={0} leaf="var(--il-jade)" />
          <Tile x={28} leaf="var(--il-turmeric)" />
        </pattern>
      </defs>
      <rect width="100%" height="28" fill="url(#floor-tiles)" />
    </svg>
  );
}
