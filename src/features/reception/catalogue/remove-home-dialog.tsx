import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import type { ApartmentEdit } from '../../../contract/catalogue/desk';
import { EDITED } from '../../../contract/editing/calls';
import { removeHomeCall } from '../../../contract/catalogue/desk-calls';
import { showToast } from '../shared/desk-notice';
import { FormDialog } from '../shared/form-dialog';
import { useDeskAction } from '../shared/use-desk-action';
import { useDeskForm } from '../shared/use-desk-form';

interface RemoveHomeDialogProps {
  id: number;
  name: string;
  value: unknown;
  onClose: () => void;
  onGone: () => void;
}

/** Takes an apartment away, once it has been told what goes with it and what stays. */
export function RemoveHomeDialog({ id, name, value, onClose, onGone }: RemoveHomeDialogProps) {
  const { t } = useTranslation(['reception-listings', 'reception']);
  const form = useForm();
  const { busy, error, send } = useDeskForm(form);
  const { act } = useDeskAction();
  const { rooms } = value as ApartmentEdit;
  const doors = rooms.reduce((sum, room) => sum + (room.doors?.length ?? 0), 0);
  const submit = async (): Promise<void> => {
    const gone = await send(apiCall(removeHomeCall, { params: { id } }));
    if (!gone) return;
    const title = t('said.removed', { name });
    const undo = async (change: string): Promise<void> => {
      const back = apiCall(EDITED.homes.undoCall, { params: { id }, body: { change } });
      await act(back, { notice: t('said.undone', { name }) });
    };
    const { last } = gone;
    showToast({
      kind: 'success',
      title,
      ...(last && { action: { label: t('notice.undo', { ns: 'reception' }), onAct: () => void undo(last.id) } }),
    });
    onGone();
  };
  return (
    <FormDialog
      title={t('removeHome.title', { name })}
      submit={t('removeHome.submit')}
      busy={busy}
      error={error}
      danger
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <p>{t('removeHome.text', { rooms: t('rooms', { count: rooms.length }) })}</p>
      {doors > 0 && <p>{t('removeHome.doors', { count: doors })}</p>}
      <p>{t('removeHome.kept')}</p>
    </FormDialog>
  );
}
