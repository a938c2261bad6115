import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './payment-marks.module.css';

/** Ways to pay that the house takes. The signs are drawn here; they are nobody's trademark. */
type Mark = 'momo' | 'cash';

/** Ways to pay here: one that is not taken is not shown. */
export function PaymentMarks({ walletClosed }: { walletClosed: boolean }) {
  const { t } = useTranslation('site');
  const marks: Mark[] = walletClosed ? ['cash'] : ['momo', 'cash'];
  return (
    <ul className={css.marks} aria-label={t('footer.payment')}>
      {marks.map((mark) => (
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

const SIGNS: Readonly<Record<Mark, ReactNode>> = {
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
  cash: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="2.500" fill="var(--il-jade)" />
      <circle cx="12" cy="12" r="3.500" fill="var(--il-paper)" />
    </>
  ),
};
