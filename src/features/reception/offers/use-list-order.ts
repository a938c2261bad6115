import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure, request } from '../../../api/request';
import { type ContentState, contentState } from '../../../contract/desk/content';
import { noteRefusal } from '../../../offline/desk/desk';
import { showToast } from '../shared/desk-notice';
import { useFailureText } from '../shared/failure-text';
import { type DeskCall, useDeskAction } from '../shared/use-desk-action';

interface ListOrder {
  busy: boolean;
  /** Puts a thing a place up or down; absent where a list has no order of its own. */
  move?: (ids: readonly number[], id: number, step: -1 | 1) => Promise<void>;
}

/** Takes a change of a thing back. @param path of the thing */
export const undoCall = (path: string, change: string): DeskCall<ContentState> => ({
  method: 'POST',
  path: `${path}/undo`,
  schema: contentState,
  body: { change },
});

/** The order of a list of the site, with a way back. @param name of the order below `/api/reception/`; `null` for none */
export function useListOrder(name: 'tour-order' | 'home-order' | null): ListOrder {
  const { t, i18n } = useTranslation(['reception-offers', 'reception']);
  const failureText = useFailureText();
  const { busy, act } = useDeskAction();
  const [reading, setReading] = useState(false);
  if (name === null) return { busy: false };
  const path = `/api/reception/${name}`;
  const lang = i18n.language === 'en' ? 'en' : 'vi';
  const move: ListOrder['move'] = async (ids, id, step) => {
    const at = ids.indexOf(id);
    const moved = ids.filter((one) => one !== id);
    moved.splice(at + step, 0, id);
    setReading(true);
    try {
      const { version } = await request({ path, schema: contentState, lang });
      const put = { method: 'PUT' as const, path, schema: contentState, body: { value: { ids: moved }, version } };
      await act(put, { said: t('moved'), undo: ({ last }) => (last ? undoCall(path, last.id) : undefined) });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      noteRefusal(failure);
      showToast({ kind: 'error', title: t('notice.failed', { ns: 'reception' }), text: failureText(failure) });
    } finally {
      setReading(false);
    }
  };
  return { busy: busy || reading, move };
}
