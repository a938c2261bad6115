import { useTranslation } from 'react-i18next';
import { useVnd } from '../../ui/hooks/use-vnd';
import css from './apartment-detail-bar.module.css';
import type { ChosenStay } from './apartment-detail-stay';

/** The selected room at the foot of the screen: rooms, nights, discounted total. */
export function ApartmentDetailBar({ stay, onBook }: { stay: ChosenStay; onBook: () => void }) {
  const { t } = useTranslation('apartment-detail');
  const formatVnd = useVnd();
  return (
    <div className={css.bar} role="region" aria-label={t('bar.label')}>
      <p aria-live="polite">
        <small>
          {stay.room.name}: {t('rooms.count', { count: stay.quantity })}, {t('nights', { count: stay.quote.nights })}
        </small>
        <b translate="no">{formatVnd(stay.quote.total)}</b>
      </p>
      <button type="button" className="btn" onClick={onBook}>
        {t('book')}
      </button>
    </div>
  );
}
