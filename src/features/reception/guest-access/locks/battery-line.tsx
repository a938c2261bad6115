import { useTranslation } from 'react-i18next';
import type { Battery } from '../../../../contract/guest-access/doors';
import { showDay } from '../../../../domain/days';
import { RowActions } from '../../shared/row-actions';
import table from '../../shared/desk-table.module.css';
import { useLockMarks } from './use-lock-marks';

/** Says how old a lock's battery is; one tap notes a new one. @param day the hotel's */
export function BatteryLine({ door, day, battery }: { door: string; day: string; battery: Battery }) {
  const { t } = useTranslation('reception');
  const marks = useLockMarks();
  const { on, isDue } = battery;
  return (
    <>
      <span className={isDue ? table.state : undefined} data-tone={isDue ? 'lacquer' : undefined}>
        {on === null ? t('battery.unknown') : t(isDue ? 'battery.due' : 'battery.on', { day: showDay(on) })}
      </span>{' '}
      <RowActions actions={[marks.battery(door, day, battery)]} />
    </>
  );
}
