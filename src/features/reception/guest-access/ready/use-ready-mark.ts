import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../../api/call';
import { makeDoorReadyCall, undoDoorReadyCall } from '../../../../contract/guest-access/desk-door-calls';
import type { RowAction } from '../../shared/row-actions';
import { useDeskAction } from '../../shared/use-desk-action';
import { useOffline } from '../../shared/use-desk';

/** Gives the action of a row by which a door is said to be ready, or no longer so. */
export function useReadyMark(): (door: string, ready: readonly { door: string }[]) => RowAction {
  const { t } = useTranslation('reception');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  return (door, ready) => {
    const isReady = ready.some((one) => one.door === door);
    const mark = apiCall(makeDoorReadyCall, { params: { code: door }, body: {} });
    const unmark = apiCall(undoDoorReadyCall, { params: { code: door } });
    return {
      word: t(isReady ? 'ready.unmark' : 'ready.mark'),
      about: door,
      off: offline || busy,
      onAct: () =>
        void act(isReady ? unmark : mark, {
          notice: t(isReady ? 'ready.unsaid' : 'ready.said', { door }),
          undo: isReady ? mark : unmark,
        }),
    };
  };
}
