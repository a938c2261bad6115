/** The blind let down over the bay: nothing to see here, and no harm done. */
export function Veranda() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true">
      <rect width="320" height="240" fill="var(--il-sky-2)" />
      <circle cx="226" cy="128" r="46" fill="var(--il-halo)" />
      <circle cx="226" cy="128" r="24" fill="var(--il-sun)" />
      <path d="M0 176c10-44 30-74 48-74s30 40 42 40 16-26 32-26 30 40 38 60Z" fill="var(--il-karst-2)" />
      <path d="M214 176c6-34 18-52 30-52s18 26 28 26 14-22 24-22 18 18 24 34v14Z" fill="var(--il-karst-3)" />
      <rect y="172" width="320" height="68" fill="var(--il-sea-2)" />
      <path
        d="M30 196h54M120 208h80M230 194h40M60 222h36"
        stroke="var(--il-foam)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect width="320" height="112" fill="var(--il-bamboo)" />
      <path
        d={Array.from({ length: 15 }, (_, batten) => `M0 ${12 + batten * 7}h320`).join('')}
        stroke="var(--il-bamboo-3)"
        strokeWidth="1.3"
      />
      <rect y="106" width="320" height="11" rx="5" fill="var(--il-bamboo-2)" />
      <path d="M78 0v132M242 0v132" stroke="var(--il-cord)" strokeWidth="2" />
      <path d="m73 144 5-14 5 14ZM237 144l5-14 5 14Z" fill="var(--il-lacquer)" />
      <rect width="320" height="10" fill="var(--il-eave)" />
    </svg>
  );
}
