import { useTranslation } from 'react-i18next';
import type { OriginReach } from '../../../domain/print/origin-reach';
import { Icon } from '../../../ui/icon';
import css from './print-warning.module.css';

interface PrintWarningProps {
  reach: Exclude<OriginReach, 'everywhere'>;
  origin: string;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
}

/** Says loudly that what is printed will not work in guests' hands, before anybody cuts 700 cards. */
export function PrintWarning({ reach, origin, accepted, onAccept }: PrintWarningProps) {
  const { t } = useTranslation('reception-print');
  return (
    <section className={css.warning} role="alert">
      <Icon name="warning" />
      <div>
        <h2>{t(`reach.${reach}.heading`)}</h2>
        <p>{t(`reach.${reach}.text`, { origin })}</p>
        <label>
          <input type="checkbox" checked={accepted} onChange={(event) => onAccept(event.target.checked)} />
          {t('reach.accept')}
        </label>
      </div>
    </section>
  );
}
