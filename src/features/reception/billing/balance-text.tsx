import { useTranslation } from 'react-i18next';
import { useVnd } from '../../../ui/hooks/use-vnd';

/**
 * Says what a guest still owes or is due back, in VND, and charges or pays back nothing. `total` has all that is
 * charged.
 */
export function BalanceText({ total, paid }: { total: number; paid: number }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  if (total === paid) return <>{t('balance.even')}</>;
  return <>{t(total > paid ? 'balance.due' : 'balance.back', { amount: formatVnd(Math.abs(total - paid)) })}</>;
}
