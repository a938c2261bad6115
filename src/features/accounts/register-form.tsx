import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Registration } from '../../contract/accounts/accounts';
import { checkRegister, type RegisterField } from '../../domain/validation/account-forms';
import { cleanEmail, cleanName } from '../../domain/contact';
import { cleanPhone } from '../../domain/phone';
import { Field } from '../../ui/forms/field';
import { EMAIL_INPUT, NAME_INPUT, PHONE_INPUT } from '../../ui/forms/input-kinds';
import { PasswordField } from '../../ui/forms/password-field';
import { formResolver } from '../../ui/forms/form-resolver';
import css from './login-popup.module.css';
import { useMessages } from './use-messages';

const rules = formResolver<Record<RegisterField, string>>(checkRegister);
const EMPTY: Record<RegisterField, string> = { name: '', email: '', phoneNumber: '', password: '', confirmation: '' };
const LINES = {
  name: NAME_INPUT,
  email: EMAIL_INPUT,
  phoneNumber: PHONE_INPUT,
} as const;

interface RegisterFormProps {
  onSubmit: (registration: Registration) => Promise<void>;
  /** The two passwords differ: nothing is sent (specification §5). */
  onMismatch: () => void;
  onLogin: () => void;
}

export function RegisterForm({ onSubmit, onMismatch, onLogin }: RegisterFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm({ defaultValues: EMPTY, resolver: rules });
  const messageOf = useMessages(form.formState.errors);
  const { isSubmitting } = form.formState;
  const send = ({ name, email, phoneNumber, password }: Record<RegisterField, string>): Promise<void> =>
    onSubmit({ name: cleanName(name), email: cleanEmail(email), phoneNumber: cleanPhone(phoneNumber), password });
  const passwords = { show: t('fields.show'), hide: t('fields.hide'), autoComplete: 'new-password', required: true };
  return (
    <form
      noValidate
      className={css.form}
      aria-label={t('register.title')}
      onSubmit={(event) =>
        void form.handleSubmit(send, ({ confirmation }) => {
          if (confirmation?.type === 'mismatch') onMismatch();
        })(event)
      }
    >
      {(['name', 'email', 'phoneNumber'] as const).map((field) => (
        <Field
          key={field}
          {...form.register(field)}
          {...LINES[field]}
          autoFocus={field === 'name'}
          label={t(`fields.${field}`)}
          error={messageOf(field)}
          required
        />
      ))}
      <PasswordField
        {...form.register('password')}
        {...passwords}
        label={t('fields.password')}
        hint={t('fields.passwordHint')}
        error={messageOf('password')}
      />
      <PasswordField
        {...form.register('confirmation')}
        {...passwords}
        label={t('fields.confirmation')}
        error={messageOf('confirmation')}
      />
      <button type="submit" className="btn" aria-disabled={isSubmitting}>
        {isSubmitting ? t('register.busy') : t('register.submit')}
      </button>
      <p className={css.foot}>
        {t('register.hasAccount')}{' '}
        <button type="button" onClick={onLogin}>
          {t('register.login')}
        </button>
      </p>
    </form>
  );
}
