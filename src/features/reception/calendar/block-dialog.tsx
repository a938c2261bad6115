import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { endBlockCall, makeBlockCall } from '../../../contract/bookings/desk-calls';
import { addDays, type Day, showDay } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskRoomTypes } from '../../../offline/desk/desk-sources';
import { DateFields } from '../../../ui/forms/date-fields';
import { Field } from '../../../ui/forms/field';
import { showToast } from '../shared/desk-notice';
import { FormDialog } from '../shared/form-dialog';
import { RoomField } from '../shared/room-field';
import { useDesk } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { useDeskForm } from '../shared/use-desk-form';

/** Nights that the dialog begins with. */
export interface WantedBlock {
  roomId: number | null;
  from: Day;
  /** The one door that nobody is to get; any room of the type without one. */
  door?: string | undefined;
}

interface Values {
  roomId: string;
  from: string;
  to: string;
  reason: string;
}

/** Nights that are kept from being sold, such as for repairs: of a room type, or of the one door that was chosen. */
export function BlockDialog({ wanted, lang, onClose }: { wanted: WantedBlock; lang: Language; onClose: () => void }) {
  const { t } = useTranslation(['reception-bookings', 'reception-guest-access', 'reception']);
  const store = useMemo(() => deskQuery(deskRoomTypes(lang)), [lang]);
  const rooms = useDesk(store).data ?? [];
  const form = useForm<Values>({
    defaultValues: {
      roomId: wanted.roomId === null ? '' : String(wanted.roomId),
      from: wanted.from,
      to: addDays(wanted.from, 1),
      reason: '',
    },
  });
  const { busy, error, send } = useDeskForm(form);
  const { act } = useDeskAction();
  const values = useWatch({ control: form.control, compute: (all: Values) => all });
  const { errors } = form.formState;
  // The choice has no field of its own; what is missing is named with the rest.
  form.register('roomId', { required: t('free.choose') });
  const submit = async (typed: Values): Promise<void> => {
    if (typed.from === '' || typed.to === '') {
      form.setError('from', { message: t('new.noDay', { ns: 'reception-guest-access' }) });
      return;
    }
    const { door } = wanted;
    const body = { ...typed, roomId: Number(typed.roomId), ...(door !== undefined && { door }) };
    const made = await send(apiCall(makeBlockCall, { body }));
    if (!made) return;
    const undo = apiCall(endBlockCall, { params: { id: made.id } });
    showToast({
      kind: 'success',
      title: t('said.blocked'),
      text: `${showDay(typed.from)} – ${showDay(typed.to)}`,
      action: {
        label: t('notice.undo', { ns: 'reception' }),
        onAct: () => void act(undo, { notice: t('said.unblocked') }),
      },
    });
    onClose();
  };
  return (
    <FormDialog
      title={wanted.door === undefined ? t('block.title') : t('block.ofDoor', { door: wanted.door })}
      submit={t('block.submit')}
      busy={busy}
      error={error ?? errors.from?.message ?? errors.to?.message}
      onClose={onClose}
      onSubmit={(event) => {
        // An error at a field that is not registered would keep the form from ever being sent again.
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
    >
      {wanted.door === undefined && (
        <RoomField
          value={values.roomId}
          rooms={rooms}
          error={errors.roomId?.message}
          onChange={(roomId) => {
            form.setValue('roomId', roomId);
            form.clearErrors('roomId');
          }}
        />
      )}
      <DateFields
        range={{ checkIn: values.from || null, checkOut: values.to || null }}
        onType={({ checkIn, checkOut }) => {
          form.setValue('from', checkIn ?? '');
          form.setValue('to', checkOut ?? '');
          form.clearErrors(['from', 'to']);
        }}
        strict
        labels={{ checkIn: t('block.from'), checkOut: t('block.to') }}
        pattern={t('new.pattern', { ns: 'reception-guest-access' })}
        invalid={t('new.noDay', { ns: 'reception-guest-access' })}
      />
      <Field
        {...form.register('reason', { required: t('new.required', { ns: 'reception-guest-access' }) })}
        label={t('block.reason')}
        autoComplete="off"
        error={errors.reason?.message}
      />
    </FormDialog>
  );
}
