/** Three bars, or a cross while the menu is open. */
export function MenuSign({ open = false }: { open?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" aria-hidden>
      <path d={open ? 'm5.5 5.5 13 13M18.5 5.5l-13 13' : 'M4 7.5h16M4 12h16M4 16.5h16'} />
    </svg>
  );
}
