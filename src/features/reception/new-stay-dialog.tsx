import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/server-clock';
import { madeStay, type NewStay } from '../../contract/desk-stays';
import { normalizeApartmentCode } from '../../domain/apartment-code';
import { addDays, dayInVietNam } from '../../domain/days';
import type { Language } from '../../domain/languages';
import { deskCodes, deskReading } from '../../offline/desk';
import { DateFields } from '../../ui/date-fields';
import { Field } from '../../ui/field';
import { FormDialog } from './form-dialog';
import type { StayLink } from './stay-link-dialog';
import { useDesk } from './use-desk';
import { useDeskForm } from './use-desk-form';

interface NewStayDialogProps {
  lang: Language;
  onClose: () => void;
  onMade: (link: StayLink) => void;
}

/** A new stay: door, guest, two days. Its link is shown at once, because it is kept nowhere. */
export function NewStayDialog({ lang, onClose, onMade }: NewStayDialogProps) {
  const { t } = useTranslation(['reception-stays', 'common']);
  const store = useMemo(() => deskReading(deskCodes(lang)), [lang]);
  const doors = useDesk(store).data?.items ?? [];
  const today = dayInVietNam(serverNow());
  const form = useForm<NewStay>({
    defaultValues: { apartment: '', guestName: '', from: today, to: addDays(today, 1) },
  });
  const { busy, error, send } = useDeskForm(form);
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] });
  const { errors } = form.formState;
  const submit = async (values: NewStay): Promise<void> => {
    const body = { ...values, apartment: normalizeApartmentCode(values.apartment) };
    const made = await send({ method: 'POST', path: '/api/reception/stays', schema: madeStay, body });
    if (made) onMade({ ...body, id: made.id, link: made.link });
  };
  return (
    <FormDialog
      title={t('new.title')}
      submit={t('new.submit')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <Field
        {...form.register('apartment', { required: t('new.required') })}
        label={t('new.apartment')}
        hint={t('new.apartmentHint')}
        error={errors.apartment?.message}
        list="desk-doors"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <datalist id="desk-doors">
        {doors.map(({ apartment }) => (
          <option key={apartment} value={apartment} />
        ))}
      </datalist>
      <Field
        {...form.register('guestName', { required: t('new.required') })}
        label={t('new.guest')}
        error={errors.guestName?.message}
        autoComplete="off"
      />
      <DateFields
        range={{ checkIn: from === '' ? null : from, checkOut: to === '' ? null : to }}
        onType={({ checkIn, checkOut }) => {
          form.setValue('from', checkIn ?? '');
          form.setValue('to', checkOut ?? '');
          form.clearErrors(['from', 'to']);
        }}
        labels={{ checkIn: t('new.from'), checkOut: t('new.to') }}
        pattern={t('new.pattern')}
        invalid={t('new.noDay')}
      />
      {(errors.from ?? errors.to) && <p role="alert">{errors.from?.message ?? errors.to?.message}</p>}
    </FormDialog>
  );
}
