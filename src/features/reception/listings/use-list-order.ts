import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../api/as-failure';
import { request } from '../../../api/request';
import { apiCall } from '../../../api/call';
import { LIST_ORDERS } from '../../../contract/editing/calls';
import { noteRefusal } from '../../../offline/desk/desk-query';
import { showToast } from '../shared/desk-notice';
import { useFailureText } from '../shared/failure-text';
import { useDeskAction } from '../shared/use-desk-action';
import { useLang } from '../shared/use-lang';

interface ListOrder {
  busy: boolean;
  /** Puts a thing a place up or down; absent where a list has no order of its own. */
  move?: (ids: readonly number[], id: number, step: -1 | 1) => Promise<void>;
}

/** The order of a list of the site, with a way back. @param list `null` for one without */
export function useListOrder(list: keyof typeof LIST_ORDERS | null): ListOrder {
  const { t } = useTranslation(['reception-listings', 'reception']);
  const lang = useLang();
  const failureText = useFailureText();
  const { busy, act } = useDeskAction();
  const [reading, setReading] = useState(false);
  if (list === null) return { busy: false };
  const { readCall, changeCall, undoCall } = LIST_ORDERS[list];
  const move: ListOrder['move'] = async (ids, id, step) => {
    const at = ids.indexOf(id);
    const moved = ids.filter((one) => one !== id);
    moved.splice(at + step, 0, id);
    setReading(true);
    try {
      const { version } = await request(apiCall(readCall, { lang }));
      await act(apiCall(changeCall, { body: { value: { ids: moved }, version } }), {
        notice: t('moved'),
        undo: ({ last }) => (last ? apiCall(undoCall, { body: { change: last.id } }) : undefined),
      });
    } catch (thrown) {
      const failure = asFailure(thrown);
      noteRefusal(failure);
      showToast({ kind: 'error', title: t('notice.failed', { ns: 'reception' }), text: failureText(failure) });
    } finally {
      setReading(false);
    }
  };
  return { busy: busy || reading, move };
}
