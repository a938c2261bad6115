import { useTranslation } from 'react-i18next';
import type { MovePreview } from '../../../contract/bookings/desk-moves';
import { showDay } from '../../../domain/days';
import { useVnd } from '../../../ui/hooks/use-vnd';
import css from './booking-dialog.module.css';
import { BalanceText } from '../billing/balance-text';

/** Shows what a move would do to the price, or the first night that it cannot have. */
export function MoveDifference({ preview }: { preview: MovePreview }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const { from, to, charges, paid, takenNight } = preview;
  if (takenNight !== null) return <p className={css.refusal}>{t('move.taken', { night: showDay(takenNight) })}</p>;
  return (
    <dl className={css.sums}>
      <dt>{t('move.before')}</dt>
      <dd>{formatVnd(from.total)}</dd>
      <dt>{t('move.after')}</dt>
      <dd>
        <b>{formatVnd(to.total)}</b>
      </dd>
      {charges > 0 && (
        <>
          <dt>{t('detail.charges')}</dt>
          <dd>{formatVnd(charges)}</dd>
        </>
      )}
      <dt>{t('detail.paid')}</dt>
      <dd>{formatVnd(paid)}</dd>
      <dt>{t('move.balance')}</dt>
      <dd>
        <BalanceText total={to.total + charges} paid={paid} />
      </dd>
    </dl>
  );
}
