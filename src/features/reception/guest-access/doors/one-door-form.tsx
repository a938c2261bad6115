import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../../api/call';
import { makeDoorCall } from '../../../../contract/guest-access/desk-door-calls';
import { isPlateOfFigures, placeOfApartment } from '../../../../domain/guest-access/apartment-code';
import { typedApartmentCode } from '../../../../domain/guest-access/typed-apartment-code';
import { CODE_INPUT } from '../../../../ui/forms/input-kinds';
import { Field } from '../../../../ui/forms/field';
import { showToast } from '../../shared/desk-notice';
import { DialogForm } from '../../shared/form-dialog';
import { useDeskForm } from '../../shared/use-desk-form';
import { LockField, type Rooms, RoomTypeField } from './door-fields';
import { useTowerNote } from './use-tower-note';

interface Values {
  code: string;
  tower: string;
  card: boolean;
  doorCode: string;
  wifi: { name: string; password: string };
  roomId: number | null;
}

const EMPTY: Values = {
  code: '',
  tower: '',
  card: false,
  doorCode: '',
  wifi: { name: '', password: '' },
  roomId: null,
};

/** One more door. Its tower is read from its code as long as nobody says another. */
export function OneDoorForm({ rooms, onClose }: { rooms: Rooms; onClose: () => void }) {
  const { t } = useTranslation('reception-guest-access');
  const form = useForm<Values>({ defaultValues: EMPTY });
  const { busy, error, send } = useDeskForm(form);
  const towerNote = useTowerNote();
  const { errors, dirtyFields } = form.formState;
  const [card, roomId] = useWatch({ control: form.control, name: ['card', 'roomId'] });
  const readTower = (code: string): void => {
    const tower = placeOfApartment(typedApartmentCode(code))?.tower;
    if (!dirtyFields.tower && tower !== undefined) form.setValue('tower', tower);
  };
  const submit = async (values: Values): Promise<void> => {
    const body = { ...values, ...(card && { doorCode: '' }) };
    const made = await send(apiCall(makeDoorCall, { body }));
    if (!made) return;
    showToast({ kind: 'success', title: t('doors.said.made', { door: made.code }), text: towerNote(made.newTowers) });
    onClose();
  };
  return (
    <DialogForm
      submit={t('doors.add.submit')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <Field
        {...form.register('code', { required: t('new.required'), onChange: () => readTower(form.getValues('code')) })}
        label={t('doors.code')}
        hint={t('doors.codeHint')}
        error={errors.code?.message}
        {...CODE_INPUT}
        autoCapitalize="characters"
      />
      <Field
        {...form.register('tower', {
          validate: (tower, { code }) =>
            tower !== '' || isPlateOfFigures(typedApartmentCode(code)) || t('new.required'),
        })}
        label={t('doors.tower')}
        error={errors.tower?.message}
        {...CODE_INPUT}
        autoCapitalize="characters"
      />
      <LockField card={card} onChange={(value) => form.setValue('card', value)} />
      {!card && (
        <Field
          {...form.register('doorCode')}
          label={t('codes.fields.doorCode')}
          hint={t('doors.doorCodeHint')}
          error={errors.doorCode?.message}
          {...CODE_INPUT}
        />
      )}
      <Field
        {...form.register('wifi.name')}
        label={t('codes.fields.wifiName')}
        hint={t('doors.optional')}
        error={errors.wifi?.name?.message}
        {...CODE_INPUT}
      />
      <Field
        {...form.register('wifi.password')}
        label={t('codes.fields.wifiPassword')}
        hint={t('doors.optional')}
        error={errors.wifi?.password?.message}
        {...CODE_INPUT}
      />
      <RoomTypeField roomId={roomId} rooms={rooms} onChange={(value) => form.setValue('roomId', value)} />
    </DialogForm>
  );
}
