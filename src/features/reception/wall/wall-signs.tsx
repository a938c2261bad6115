/** Signs that only the wall has. Drawn once, shown on thousands of doors; 24×24, as the interface's icons are. */
const SIGNS = {
  key: 'M12.2 15.5a4.2 4.2 0 1 1-8.4 0a4.2 4.2 0 1 1 8.4 0M11 12.5l8.5-8.5M16.500 7l2.800 2.800M13.800 9.700l2 2',
  broom:
    'M19.500 4 12 11.500M8.500 10.500l5 5c-1.500 3-4.500 4.800-9.500 5 .2-5 2-8 4.500-10Z M7.500 16.500l-1.500 2M10.500 17.500l-1 2',
  closed: 'M3.500 12a8.500 8.500 0 1 1 17 0a8.500 8.500 0 1 1-17 0M6 6l12 12',
  flag: 'M5.500 21V4M5.500 4.500c4-2 7 2 13 0v9c-6 2-9-2-13 0',
  bell: 'M4.500 17a7.500 7.500 0 0 1 15 0ZM2.500 20h19M12 9.500V6.500M9.800 6.500h4.400M8 14.200a4 4 0 0 1 1.700-1.900',
  grip: 'M9 6.500h.1M15 6.500h.1M9 12h.1M15 12h.1M9 17.500h.1M15 17.500h.1',
} as const;
type WallSign = keyof typeof SIGNS;

/** The drawings that `WallMark` shows; once on the page. */
export function WallSigns() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {Object.entries(SIGNS).map(([name, path]) => (
        <symbol
          key={name}
          id={`wall-${name}`}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={name === 'grip' ? 2.6 : 2}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

export function WallMark({ sign }: { sign: WallSign }) {
  return (
    <svg className="ic" aria-hidden="true">
      <use href={`#wall-${sign}`} />
    </svg>
  );
}
