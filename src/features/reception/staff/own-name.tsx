import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { changeOwnNameCall } from '../../../contract/staff/desk-calls';
import { Field } from '../../../ui/forms/field';
import { showToast } from '../shared/desk-notice';
import { DeskPart } from '../shared/desk-part';
import { useOffline } from '../shared/use-desk';
import { useDeskForm } from '../shared/use-desk-form';
import css from './staff-page.module.css';

/** The name that whoever sits here is called by at the desk. */
export function OwnName({ name }: { name: string }) {
  const { t } = useTranslation('reception-staff');
  const offline = useOffline();
  const form = useForm<{ name: string }>({ defaultValues: { name } });
  const { busy, error, send } = useDeskForm(form);
  const submit = async (typed: { name: string }): Promise<void> => {
    if ((await send(apiCall(changeOwnNameCall, { body: typed }))) === null) return;
    showToast({ kind: 'success', title: t('account.name.said'), text: typed.name.trim() });
  };
  return (
    <DeskPart heading={t('account.name.heading')} lead={t('account.name.lead')}>
      <form className={css.name} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Field
          {...form.register('name', { validate: (typed) => typed.trim() !== '' || t('account.name.missing') })}
          label={t('account.name.label')}
          autoComplete="name"
          maxLength={80}
          error={form.formState.errors.name?.message}
        />
        <button type="submit" className="btn quiet" disabled={offline || busy}>
          {t('account.name.submit')}
        </button>
        {error !== null && <p role="alert">{error}</p>}
      </form>
    </DeskPart>
  );
}
