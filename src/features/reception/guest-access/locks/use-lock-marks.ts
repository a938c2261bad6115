import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../../api/call';
import { noteBatteryCall, noteTriedCall, undoTriedCall } from '../../../../contract/guest-access/desk-door-calls';
import type { Battery, Ready } from '../../../../contract/guest-access/doors';
import type { RowAction } from '../../shared/row-actions';
import { useDeskAction } from '../../shared/use-desk-action';
import { useOffline } from '../../shared/use-desk';

interface LockMarks {
  /** By which somebody says that a ready door has opened with its code; none where the house does not ask. */
  tried: (door: string, ready: Pick<Ready, 'tried'> | null | undefined) => RowAction[];
  /** By which a lock is said to have got its battery today. */
  battery: (door: string, day: string, battery: Battery | undefined) => RowAction;
}

/** Gives the actions on a door's lock that whoever stands before it can say. */
export function useLockMarks(): LockMarks {
  const { t } = useTranslation('reception');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const off = offline || busy;
  return {
    tried: (door, ready) => {
      if (ready?.tried === undefined) return [];
      const isTried = ready.tried !== null;
      const params = { code: door };
      const mark = apiCall(noteTriedCall, { params, body: {} });
      const unmark = apiCall(undoTriedCall, { params });
      return [
        {
          word: t(isTried ? 'ready.untry' : 'ready.try'),
          about: door,
          off,
          onAct: () =>
            void act(isTried ? unmark : mark, {
              notice: t(isTried ? 'ready.saidUntried' : 'ready.saidTried', { door }),
              undo: isTried ? mark : unmark,
            }),
        },
      ];
    },
    battery: (door, day, battery) => {
      const to = (on: string | null) => apiCall(noteBatteryCall, { params: { code: door }, body: { day: on } });
      return {
        word: t('battery.act'),
        about: door,
        off: off || battery?.on === day,
        onAct: () => void act(to(day), { notice: t('battery.said', { door }), undo: to(battery?.on ?? null) }),
      };
    },
  };
}
