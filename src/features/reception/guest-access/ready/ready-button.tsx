import { useTranslation } from 'react-i18next';
import type { ReadyDoor } from '../../../../contract/desk/today';
import { dayInVietNam, timeInVietNam } from '../../../../domain/days';
import table from '../../shared/desk-table.module.css';
import { RowActions } from '../../shared/row-actions';
import { showShortMoment } from '../../shared/moment';
import { useLockMarks } from '../locks/use-lock-marks';
import { useReadyMark } from './use-ready-mark';

interface ReadyButtonProps {
  door: string;
  /** Person who has said that the door is ready, and when; absent while it is not. */
  ready: Omit<ReadyDoor, 'door'> | null | undefined;
  /** Today. */
  day: string;
}

/** Says who has made a door ready, and when; and who has tried its code, where the house asks for that. */
export function ReadyNote({ door, ready, day }: ReadyButtonProps & { ready: Omit<ReadyDoor, 'door'> }) {
  const { t } = useTranslation('reception');
  const timeOf = (iso: string): string =>
    dayInVietNam(Date.parse(iso)) === day ? timeInVietNam(Date.parse(iso)) : showShortMoment(iso);
  const time = timeOf(ready.at);
  return (
    <>
      <span className={table.state} data-tone="jade">
        {t('ready.state', { door, time, by: ready.by })}
      </span>
      {ready.tried === null && (
        <span className={table.state} data-tone="turmeric">
          {t('ready.untried')}
        </span>
      )}
      {ready.tried && (
        <span className={table.state} data-tone="jade">
          {t('ready.tried', { time: timeOf(ready.tried.at), by: ready.tried.by })}
        </span>
      )}
    </>
  );
}

/** One tap says that a door is ready for the coming guest, and who has said it stands there afterwards. */
export function ReadyButton({ door, ready, day }: ReadyButtonProps) {
  const mark = useReadyMark();
  const { tried } = useLockMarks();
  return (
    <>
      {ready && <ReadyNote door={door} ready={ready} day={day} />}
      <RowActions actions={[...tried(door, ready), mark(door, ready ? [{ door }] : [])]} />
    </>
  );
}
