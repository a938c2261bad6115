import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { makeDoorReadyCall, undoDoorReadyCall } from '../../../contract/desk/calls/doors';
import type { ReadyDoor } from '../../../contract/desk/today';
import { dayInVietNam, timeInVietNam } from '../../../domain/days';
import table from '../shared/desk-table.module.css';
import { RowActions } from '../shared/row-actions';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { showShortMoment } from '../shared/moment';

interface ReadyButtonProps {
  door: string;
  /** Who has said so and when; absent while the door is not ready. */
  ready: Omit<ReadyDoor, 'door'> | null | undefined;
  /** Today. */
  day: string;
}

/** One tap says that a door is ready for the coming guest, and who has said it stands there afterwards. */
export function ReadyButton({ door, ready, day }: ReadyButtonProps) {
  const { t } = useTranslation('reception');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const mark = apiCall(makeDoorReadyCall, { params: { code: door }, body: {} });
  const unmark = apiCall(undoDoorReadyCall, { params: { code: door } });
  const off = offline || busy;
  if (!ready) {
    const onAct = () => void act(mark, { notice: t('ready.said', { door }), undo: unmark });
    return <RowActions actions={[{ word: t('ready.mark'), about: door, off, onAct }]} />;
  }
  const at = Date.parse(ready.at);
  const time = dayInVietNam(at) === day ? timeInVietNam(at) : showShortMoment(ready.at);
  const onAct = () => void act(unmark, { notice: t('ready.unsaid', { door }), undo: mark });
  return (
    <>
      <span className={table.state} data-tone="jade">
        {t('ready.state', { door, time, by: ready.by })}
      </span>
      <RowActions actions={[{ word: t('ready.unmark'), about: door, off, onAct }]} />
    </>
  );
}
