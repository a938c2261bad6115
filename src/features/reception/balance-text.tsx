import { useTranslation } from 'react-i18next';
import { formatVnd } from '../../domain/money';

/** What a guest still owes, or what is due back to them: said, and charged or paid back by nobody. VND. */
export function BalanceText({ total, paid }: { total: number; paid: number }) {
  const { t } = useTranslation('reception-bookings');
  if (total === paid) return <>{t('balance.even')}</>;
  return <>{t(total > paid ? 'balance.due' : 'balance.back', { amount: formatVnd(Math.abs(total - paid)) })}</>;
}
