import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeskStay, StayDates } from '../../../contract/guest-access/stays';
import { apiCall } from '../../../api/call';
import { moveStayCall } from '../../../contract/guest-access/desk-calls';
import { showDay } from '../../../domain/days';
import { DateField } from '../../../ui/forms/date-fields';
import { showToast } from '../shared/desk-notice';
import { useFailureText } from '../shared/failure-text';
import { FormDialog } from '../shared/form-dialog';
import { SharedDoor } from './shared-door';
import { useDeskAction } from '../shared/use-desk-action';
import { useDeskForm } from '../shared/use-desk-form';

/**
 * Another day of departure: the arrival stands there to be read, it cannot be changed. The link stays the same; the
 * guest's phone learns of it by itself.
 */
export function MoveStayDialog({ stay, onClose }: { stay: DeskStay; onClose: () => void }) {
  const { t } = useTranslation(['reception-guest-access', 'reception']);
  const form = useForm<Required<StayDates>>({ defaultValues: { to: stay.to, alongside: false } });
  const { busy, error, send, clearError } = useDeskForm(form);
  const { act } = useDeskAction();
  const failureText = useFailureText();
  const [taken, setTaken] = useState<string | null>(null);
  const to = useWatch({ control: form.control, name: 'to' });
  const callOf = (body: StayDates) => apiCall(moveStayCall, { params: { id: stay.id }, body });
  const submit = async (body: Required<StayDates>): Promise<void> => {
    if (body.to === '') return;
    const moved = await send(callOf(body), (failure) => {
      if (failure.code === 'doorTaken') setTaken(failureText(failure));
      return failure.code === 'doorTaken';
    });
    if (!moved) return;
    const notice = t('said.moved', { guest: stay.guestName, apartment: stay.apartment, day: showDay(moved.to) });
    const back = {
      label: t('notice.undo', { ns: 'reception' }),
      onAct: () => void act(callOf({ to: stay.to }), { notice }),
    };
    showToast({ kind: 'success', title: t('notice.done', { ns: 'reception' }), text: notice, action: back });
    onClose();
  };
  return (
    <FormDialog
      title={t('move.title', { guest: stay.guestName, apartment: stay.apartment })}
      submit={t('move.submit')}
      busy={busy}
      error={error ?? form.formState.errors.to?.message}
      onClose={onClose}
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
    >
      <p>
        {t('new.from')}: <b>{showDay(stay.from)}</b>
      </p>
      <DateField
        strict
        label={t('new.to')}
        day={to === '' ? null : to}
        onDay={(day) => {
          form.setValue('to', day ?? '');
          form.setValue('alongside', false);
          form.clearErrors();
          setTaken(null);
          clearError();
        }}
        pattern={t('new.pattern')}
        invalid={t('new.noDay')}
      />
      <SharedDoor taken={taken} {...form.register('alongside')} />
    </FormDialog>
  );
}
