import { useTranslation } from 'react-i18next';
import { AsOf } from '../../ui/as-of';

interface TourAsOfProps {
  of: { savedAt: number | null; old: boolean };
}

/** Says that this is the phone's copy, and from when; a copy that somebody else has put there has no time. */
export function TourAsOf({ of }: TourAsOfProps) {
  const { t } = useTranslation(['tours', 'common']);
  const unknown = of.savedAt === 0;
  return <AsOf of={of} say={(time) => (unknown ? t('asOfUnknown') : t('time.asOf', { ns: 'common', time }))} />;
}
