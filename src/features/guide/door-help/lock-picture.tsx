import css from './door-help.module.css';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

/** The keypad of a door: dark, lit as a whole, or with the keys of the code ringed and the one to press now lit. */
export function LockPicture({ code = '', now, isLit }: { code?: string; now?: string | undefined; isLit: boolean }) {
  return (
    <svg className={css.lock} viewBox="0 0 350 196" aria-hidden="true">
      <rect width="350" height="196" data-part="door" />
      <rect x="48" y="-40" width="76" height="92" rx="4" data-part="panel" />
      <rect x="48" y="112" width="76" height="140" rx="4" data-part="panel" />
      <rect x="160" y="6" width="140" height="240" rx="22" data-part="lock" />
      {isLit && <circle cx="230" cy="84" r="92" data-part="glow" />}
      {KEYS.map((key, at) => {
        const [x, y] = [190 + (at % 3) * 40, 30 + Math.floor(at / 3) * 36];
        return (
          <g key={key} data-lit={isLit} data-mine={code.includes(key)} data-now={key === now}>
            <circle cx={x} cy={y} r="16" />
            <text x={x} y={y + 8}>
              {key}
            </text>
          </g>
        );
      })}
      <path d="M350 172H244a16 16 0 1 0 0 14h106Z" data-part="handle" />
    </svg>
  );
}
