import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { done } from '../../../contract/desk/stays';
import { CODE_FIELDS, isCodeValue } from '../../../domain/guide/door-code';
import { Field } from '../../../ui/forms/field';
import { showToast } from '../shared/desk-notice';
import { FormDialog } from '../shared/form-dialog';
import { useDeskForm } from '../shared/use-desk-form';

type Values = Record<(typeof CODE_FIELDS)[number], string>;

/** Another code or Wi-Fi for one door. What stays empty stays as it is. */
export function ChangeCodeDialog({ apartment, onClose }: { apartment: string; onClose: () => void }) {
  const { t } = useTranslation('reception-stays');
  const form = useForm<Values>({ defaultValues: { doorCode: '', wifiName: '', wifiPassword: '' } });
  const { busy, error, send } = useDeskForm(form);
  const submit = async (values: Values): Promise<void> => {
    if (Object.values(values).every((value) => value.trim() === '')) {
      form.setError('doorCode', { message: t('codes.change.nothing') });
      return;
    }
    const path = `/api/reception/codes/${encodeURIComponent(apartment)}`;
    if (!(await send({ method: 'PUT', path, schema: done, body: values }))) return;
    showToast({ kind: 'success', title: t('codes.said.changed', { apartment }), text: t('codes.said.phones') });
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
      {CODE_FIELDS.map((field) => (
        <Field
          key={field}
          {...form.register(field, {
            validate: (value) => value.trim() === '' || isCodeValue(field, value.trim()) || t(`codes.invalid.${field}`),
          })}
          label={t(`codes.fields.${field}`)}
          hint={t(`codes.hints.${field}`)}
          error={form.formState.errors[field]?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
    </FormDialog>
  );
}
