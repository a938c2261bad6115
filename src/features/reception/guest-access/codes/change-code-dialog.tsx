import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../../api/call';
import { changeCodeCall, chooseNextCodeCall } from '../../../../contract/guest-access/desk-door-calls';
import { cleanCodeValue, CODE_FIELDS, isCodeValue } from '../../../../domain/guest-access/door-code';
import { CODE_INPUT } from '../../../../ui/forms/input-kinds';
import { Field } from '../../../../ui/forms/field';
import { showToast } from '../../shared/desk-notice';
import { FormDialog } from '../../shared/form-dialog';
import { useDeskForm } from '../../shared/use-desk-form';

type Values = Record<(typeof CODE_FIELDS)[number] | 'nextDoorCode', string>;

interface ChangeCodeDialogProps {
  apartment: string;
  /** The door has no keypad. */
  card: boolean;
  onClose: () => void;
}

/** Another code or Wi-Fi for one door, or the code that comes next. What stays empty stays as it is. */
export function ChangeCodeDialog({ apartment, card, onClose }: ChangeCodeDialogProps) {
  const { t } = useTranslation('reception-guest-access');
  const form = useForm<Values>({ defaultValues: { doorCode: '', wifiName: '', wifiPassword: '', nextDoorCode: '' } });
  const { busy, error, send } = useDeskForm(form);
  const submit = async (values: Values): Promise<void> => {
    if (Object.values(values).every((value) => value.trim() === '')) {
      form.setError(card ? 'wifiName' : 'doorCode', { message: t('codes.change.nothing') });
      return;
    }
    const { nextDoorCode, ...now } = values;
    const isNow = Object.values(now).some((value) => value.trim() !== '');
    if (isNow && !(await send(apiCall(changeCodeCall, { params: { apartment }, body: now })))) return;
    if (nextDoorCode.trim() !== '') {
      const body = { doorCode: nextDoorCode };
      if (!(await send(apiCall(chooseNextCodeCall, { params: { apartment }, body })))) return;
    }
    const text = t(isNow ? 'codes.said.phones' : 'codes.said.next');
    showToast({ kind: 'success', title: t('codes.said.changed', { apartment }), text });
    onClose();
  };
  return (
    <FormDialog
      title={t('codes.change.title', { apartment })}
      submit={t('codes.change.submit')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {CODE_FIELDS.filter((field) => !card || field !== 'doorCode').map((field) => (
        <Field
          key={field}
          {...form.register(field, {
            validate: (value) =>
              value.trim() === '' || isCodeValue(field, cleanCodeValue(field, value)) || t(`codes.invalid.${field}`),
          })}
          label={t(`codes.fields.${field}`)}
          hint={t(`codes.hints.${field}`)}
          error={form.formState.errors[field]?.message}
          {...CODE_INPUT}
        />
      ))}
      {!card && (
        <Field
          {...form.register('nextDoorCode', {
            validate: (value) =>
              value.trim() === '' ||
              isCodeValue('doorCode', cleanCodeValue('doorCode', value)) ||
              t('codes.invalid.doorCode'),
          })}
          label={t('codes.next.label')}
          hint={t('codes.next.hint')}
          error={form.formState.errors.nextDoorCode?.message}
          {...CODE_INPUT}
        />
      )}
    </FormDialog>
  );
}
