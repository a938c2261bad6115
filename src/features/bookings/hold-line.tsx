import { useTranslation } from 'react-i18next';
import { HOLD_SECONDS } from '../../domain/bookings/booking';
import { showCountdown } from '../../domain/bookings/countdown';
import { timeInVietNam } from '../../domain/days';
import { RichText } from '../../ui/rich-text';
import css from './hold-line.module.css';

interface HoldLineProps {
  /** ms. */
  left: number;
  /** End of the hold. */
  expiresAt: string;
}

const RADIUS = 17;
const ROUND = 2 * Math.PI * RADIUS;

/** Tells how long, as a sentence and a thin ring: information that never changes colour and never blinks. */
export function HoldLine({ left, expiresAt }: HoldLineProps) {
  const { t } = useTranslation('bookings');
  const share = Math.min(1, left / (HOLD_SECONDS * 1000));
  return (
    <p className={css.hold} role="timer" aria-label={t('timer')}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r={RADIUS} stroke="var(--hair)" />
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          stroke="var(--jade)"
          strokeDasharray={`${ROUND * share} ${ROUND}`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <span>
        <RichText text={t('hold', { left: showCountdown(left), time: timeInVietNam(Date.parse(expiresAt)) })} />
      </span>
    </p>
  );
}
