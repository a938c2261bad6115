import type { HelpTopic } from '../../domain/hotel/help-topics';
import type { ReactNode } from 'react';
import { Pictogram } from '../../ui/icon';

/** Signs that the guide has already; the other two are drawn here in the same hand. */
const SHARED: Partial<Record<HelpTopic, string>> = {
  network: 'wifi',
  power: 'power',
  kitchen: 'stove',
  laundry: 'washer',
};

export function TopicSign({ topic }: { topic: HelpTopic }) {
  const shared = SHARED[topic];
  if (shared) return <Pictogram name={shared} />;
  return (
    <svg className="sign" viewBox="0 0 48 48" aria-hidden="true">
      {OWN[topic]}
    </svg>
  );
}

const OWN: Partial<Record<HelpTopic, ReactNode>> = {
  tv: (
    <>
      <rect x="4" y="8" width="40" height="26" rx="3" fill="var(--il-ink-il)" />
      <path d="M7 11h34v20H7Z" fill="var(--il-sea-1)" />
      <circle cx="32" cy="18" r="4" fill="var(--il-turmeric)" />
      <path d="M7 31c4-9 8-13 12-13s6 7 9 7 5-3 8-3 4 4 5 9Z" fill="var(--il-jade)" />
      <path d="M20 34h8v4h-8Z" fill="var(--il-steel-2)" />
      <rect x="12" y="38" width="24" height="4" rx="2" fill="var(--il-wood-2)" />
      <circle cx="32.5" cy="40" r="1.1" fill="var(--il-turmeric)" />
    </>
  ),
  aircon: (
    <>
      <rect x="4" y="9" width="40" height="17" rx="4" fill="var(--il-paper)" stroke="var(--il-line)" />
      <path d="M4 19h40v3a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4Z" fill="var(--il-linen-2)" />
      <path d="M9 22.5h30" stroke="var(--il-ink-il)" strokeWidth="2" strokeLinecap="round" />
      <circle cx="38" cy="14" r="1.6" fill="var(--il-jade)" />
      <path
        d="M13 31q3 3 0 6t0 5M24 31q3 3 0 6t0 5M35 31q3 3 0 6t0 5"
        fill="none"
        stroke="var(--il-sea-2)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  ),
};
