import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkLogin, type LoginField } from '../../domain/validation/account-forms';
import { cleanEmail } from '../../domain/contact';
import { Field } from '../../ui/forms/field';
import { EMAIL_INPUT } from '../../ui/forms/input-kinds';
import { PasswordField } from '../../ui/forms/password-field';
import { formResolver } from '../../ui/forms/form-resolver';
import css from './login-popup.module.css';
import { useMessages } from './use-messages';

const rules = formResolver<Record<LoginField, string>>(checkLogin);

interface LoginFormProps {
  /** Mail address that was typed in another mode. */
  email: string;
  onSubmit: (email: string, password: string) => Promise<void>;
  onForgot: (email: string) => void;
  onRegister: () => void;
}

export function LoginForm({ email, onSubmit, onForgot, onRegister }: LoginFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm({ defaultValues: { email, password: '' }, resolver: rules });
  const messageOf = useMessages(form.formState.errors);
  const { isSubmitting } = form.formState;
  return (
    <form
      noValidate
      className={css.form}
      aria-label={t('login.title')}
      onSubmit={(event) =>
        void form.handleSubmit(({ email: typed, password }) => onSubmit(cleanEmail(typed), password))(event)
      }
    >
      <Field
        {...form.register('email')}
        {...EMAIL_INPUT}
        type="email"
        autoComplete="username"
        autoFocus
        label={t('fields.email')}
        error={messageOf('email')}
        required
      />
      <PasswordField
        {...form.register('password')}
        autoComplete="current-password"
        label={t('fields.password')}
        error={messageOf('password')}
        show={t('fields.show')}
        hide={t('fields.hide')}
        required
      />
      <button type="button" className={css.aside} onClick={() => onForgot(form.getValues('email'))}>
        {t('login.forgot')}
      </button>
      <button type="submit" className="btn" aria-disabled={isSubmitting}>
        {isSubmitting ? t('login.busy') : t('login.submit')}
      </button>
      <p className={css.foot}>
        {t('login.noAccount')}{' '}
        <button type="button" onClick={onRegister}>
          {t('login.register')}
        </button>
      </p>
    </form>
  );
}
