import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeskDoor } from '../../../../contract/guest-access/doors';
import { apiCall } from '../../../../api/call';
import { changeDoorCall, retireDoorCall } from '../../../../contract/guest-access/desk-door-calls';
import { isPlateOfFigures } from '../../../../domain/guest-access/apartment-code';
import { typedApartmentCode } from '../../../../domain/guest-access/typed-apartment-code';
import { Field } from '../../../../ui/forms/field';
import { showToast } from '../../shared/desk-notice';
import { FormDialog } from '../../shared/form-dialog';
import { useDeskAction } from '../../shared/use-desk-action';
import { useDeskForm } from '../../shared/use-desk-form';
import css from './doors.module.css';
import { LockField, type Rooms, RoomTypeField } from './door-fields';
import { useTowerNote } from './use-tower-note';

interface EditDoorDialogProps {
  door: DeskDoor;
  rooms: Rooms;
  onClose: () => void;
}

interface Values {
  code: string;
  tower: string;
  card: boolean;
  roomId: number | null;
}

/** A door's code, tower, lock and room type; and out of use, or back into it. */
export function EditDoorDialog({ door, rooms, onClose }: EditDoorDialogProps) {
  const { t } = useTranslation('reception-guest-access');
  const { apartment, tower, card: hasCard, roomId: room, retiredAt } = door;
  const form = useForm<Values>({ defaultValues: { code: apartment, tower, card: hasCard, roomId: room } });
  const { busy, error, send } = useDeskForm(form);
  const { busy: acting, act } = useDeskAction();
  const towerNote = useTowerNote();
  const { errors, isDirty } = form.formState;
  const [code, card, roomId] = useWatch({ control: form.control, name: ['code', 'card', 'roomId'] });
  const submit = async (body: Values): Promise<void> => {
    const made = await send(apiCall(changeDoorCall, { params: { code: apartment }, body }));
    if (!made) return;
    const text = made.newTowers.length > 0 ? towerNote(made.newTowers) : t('codes.said.phones');
    showToast({ kind: 'success', title: t('codes.said.changed', { apartment: made.code }), text });
    onClose();
  };
  const retire = apiCall(retireDoorCall, { params: { code: apartment } });
  const restore = apiCall(changeDoorCall, { params: { code: apartment }, body: { retired: false } });
  const change = async (): Promise<void> => {
    const made =
      retiredAt === null
        ? await act(retire, { notice: t('doors.said.retired', { door: apartment }), undo: restore })
        : await act(restore, { notice: t('doors.said.restored', { door: apartment }), undo: retire });
    if (made !== null) onClose();
  };
  return (
    <FormDialog
      title={t('doors.edit.title', { door: apartment })}
      submit={t('codes.change.submit')}
      busy={busy || acting || !isDirty}
      error={error}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <Field
        {...form.register('code', { required: t('new.required') })}
        label={t('doors.code')}
        hint={code !== apartment && t('doors.edit.rename')}
        error={errors.code?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field
        {...form.register('tower', {
          validate: (tower, { code }) =>
            tower !== '' || isPlateOfFigures(typedApartmentCode(code)) || t('new.required'),
        })}
        label={t('doors.tower')}
        error={errors.tower?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <LockField card={card} onChange={(value) => form.setValue('card', value, { shouldDirty: true })} />
      <RoomTypeField
        roomId={roomId}
        rooms={rooms}
        onChange={(value) => form.setValue('roomId', value, { shouldDirty: true })}
      />
      <p className={css.retire}>
        <span>{t(retiredAt === null ? 'doors.edit.retireHint' : 'doors.edit.restoreHint')}</span>
        <button type="button" className="btn quiet" disabled={acting} onClick={() => void change()}>
          {t(retiredAt === null ? 'doors.edit.retire' : 'doors.edit.restore')}
        </button>
      </p>
    </FormDialog>
  );
}
