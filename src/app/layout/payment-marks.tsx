import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './payment-marks.module.css';

/** How one can pay, in the specification's order (§2). The signs are drawn here; they are nobody's trademark. */
const MARKS = ['bank', 'paypal', 'momo', 'usdt'] as const;

export function PaymentMarks() {
  const { t } = useTranslation('site');
  return (
    <ul className={css.marks} aria-label={t('footer.payment')}>
      {MARKS.map((mark) => (
        <li key={mark}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {SIGNS[mark]}
          </svg>
          {t(`footer.${mark}`)}
        </li>
      ))}
    </ul>
  );
}

const SIGNS: Readonly<Record<(typeof MARKS)[number], ReactNode>> = {
  bank: (
    <>
      <path d="m12 3 9 5v2H3V8Z" fill="var(--il-ochre)" />
      <path d="M5 11h3v7H5Zm5.5 0h3v7h-3ZM16 11h3v7h-3ZM3 19h18v2H3Z" fill="var(--il-paper)" />
    </>
  ),
  paypal: (
    <>
      <path d="M7 3h7q5 0 4.5 4.500Q18 13 12 13H9.500L8.3 19H4Z" fill="var(--il-ceramic)" />
      <path d="M10.5 7H17q4 .5 3 5-1 5-6.5 5H12l-.8 4H7.500Z" fill="var(--il-paper)" opacity="0.8" />
    </>
  ),
  momo: (
    <>
      <rect x="2" y="2" width="20" height="20" rx="6" fill="var(--il-bloom)" />
      <path
        d="M6 17V9.500q0-2 2-2t2 2V17M10 9.500q0-2 2-2t2 2V17M14 9.500q0-2 2-2t2 2V17"
        fill="none"
        stroke="var(--il-paper)"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
  usdt: (
    <>
      <circle cx="12" cy="12" r="10" fill="var(--il-jade)" />
      <path d="M7 7h10v2.500h-3.700V18h-2.600V9.500H7Z" fill="var(--il-paper)" />
      <ellipse cx="12" cy="11.5" rx="6.5" ry="1.7" fill="none" stroke="var(--il-paper)" strokeWidth="1.2" />
    </>
  ),
};
