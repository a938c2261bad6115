import { useTranslation } from 'react-i18next';
import { useVnd } from '../../../ui/hooks/use-vnd';

/** What a guest still owes, or what is due back to them: said, and charged or paid back by nobody. `total` has all that is charged. VND. */
export function BalanceText({ total, paid }: { total: number; paid: number }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  if (total === paid) return <>{t('balance.even')}</>;
  return <>{t(total > paid ? 'balance.due' : 'balance.back', { amount: formatVnd(Math.abs(total - paid)) })}</>;
}
