/** The veranda in four strokes, with the brand beside it. The name comes from the hotel's data, so it may be late. */
export function Logo({ brand }: { brand: string | null }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path d="M2.8 5.5 29.2 12" fill="none" stroke="var(--jade)" strokeWidth="4" strokeLinecap="round" />
        <path
          d="M8.5 8.5v20M24 12v16.5M8.5 22.3H24"
          fill="none"
          stroke="var(--jade)"
          strokeWidth="3.6"
          strokeLinecap="round"
        />
        <path d="M11.6 19.2a4.65 4.65 0 0 1 9.3 0Z" fill="var(--turmeric)" />
      </svg>
      <span>{brand}</span>
    </span>
  );
}
