import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../api/as-failure';
import {
  checkPasswordChange,
  PASSWORD_FIELDS,
  type PasswordField as FieldName,
} from '../../domain/validation/profile-form';
import { PasswordField } from '../../ui/forms/password-field';
import { putPassword } from './account-calls';
import { formResolver } from '../../ui/forms/form-resolver';
import css from './password-form.module.css';
import type { ProfilePart } from './profile-part';
import { useFailure } from './use-failure';
import { useMessages } from './use-messages';
import { useSameKey } from './use-same-key';

const EMPTY: Record<FieldName, string> = { oldPassword: '', newPassword: '', confirmation: '' };
const rules = formResolver<Record<FieldName, string>>(checkPasswordChange);

/** Another password: the old one, and the new one twice. */
export function PasswordForm({ userId, lang, onNotice }: ProfilePart & { userId: string }) {
  const { t } = useTranslation('accounts');
  const form = useForm({ defaultValues: EMPTY, resolver: rules });
  const messageOf = useMessages(form.formState.errors);
  const say = useFailure();
  const underKey = useSameKey();
  const { isSubmitting } = form.formState;
  const labels = {
    oldPassword: t('password.old'),
    newPassword: t('password.new'),
    confirmation: t('password.confirmation'),
  };

  const send = async ({ oldPassword, newPassword }: Record<FieldName, string>): Promise<void> => {
    try {
      const change = { oldPassword, newPassword };
      await underKey(change, (key) => putPassword(userId, change, key, lang));
      form.reset(EMPTY);
      onNotice({ kind: 'success', title: t('password.done') });
    } catch (thrown) {
      const error = asFailure(thrown);
      onNotice({ kind: 'error', title: t('password.failed'), text: say(error) });
    }
  };
  const messageIn = (field: FieldName): string | undefined => {
    const mismatch = form.formState.errors[field]?.type === 'mismatch';
    return mismatch ? t('password.mismatch') : messageOf(field);
  };

  return (
    <section className={css.password} aria-labelledby="password-heading">
      <h2 id="password-heading">{t('password.heading')}</h2>
      <p>{t('password.lead')}</p>
      <form
        noValidate
        aria-labelledby="password-heading"
        onSubmit={(event) =>
          void form.handleSubmit(send, () => onNotice({ kind: 'error', title: t('password.invalid') }))(event)
        }
      >
        {PASSWORD_FIELDS.map((field) => (
          <PasswordField
            key={field}
            {...form.register(field)}
            autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
            label={labels[field]}
            hint={field === 'newPassword' && t('password.hint')}
            error={messageIn(field)}
            show={t('fields.show')}
            hide={t('fields.hide')}
            required
          />
        ))}
        <button type="submit" className="btn" aria-disabled={isSubmitting}>
          {isSubmitting ? t('password.busy') : t('password.submit')}
        </button>
      </form>
    </section>
  );
}
