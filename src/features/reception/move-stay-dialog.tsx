import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type DeskStay, deskStay } from '../../contract/desk-stays';
import { DateFields } from '../../ui/date-fields';
import { FormDialog } from './form-dialog';
import { useDeskForm } from './use-desk-form';

/** Another day of departure. The link stays the same; the guest's phone learns of it by itself. */
export function MoveStayDialog({ stay, onClose }: { stay: DeskStay; onClose: () => void }) {
  const { t } = useTranslation('reception-stays');
  const form = useForm<{ to: string }>({ defaultValues: { to: stay.to } });
  const { busy, error, send } = useDeskForm(form);
  const to = useWatch({ control: form.control, name: 'to' });
  const submit = async (body: { to: string }): Promise<void> => {
    const path = `/api/reception/stays/${stay.id}`;
    if (await send({ method: 'PUT', path, schema: deskStay, body })) onClose();
  };
  return (
    <FormDialog
      title={t('move.title', { guest: stay.guestName, apartment: stay.apartment })}
      submit={t('move.submit')}
      busy={busy}
      error={error ?? form.formState.errors.to?.message}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <DateFields
        range={{ checkIn: stay.from, checkOut: to === '' ? null : to }}
        onType={({ checkOut }) => {
          form.setValue('to', checkOut ?? '');
          form.clearErrors('to');
        }}
        labels={{ checkIn: t('new.from'), checkOut: t('new.to') }}
        pattern={t('new.pattern')}
        invalid={t('new.noDay')}
      />
    </FormDialog>
  );
}
