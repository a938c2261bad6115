import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../api/as-failure';
import { checkReset, type ResetField } from '../../domain/validation/account-forms';
import { formResolver } from '../../ui/forms/form-resolver';
import { PasswordField } from '../../ui/forms/password-field';
import fields from './login-popup.module.css';
import css from './profile-page.module.css';
import { useFailure } from './use-failure';
import { useMessages } from './use-messages';
import { useSameKey } from './use-same-key';

const rules = formResolver<Record<ResetField, string>>(checkReset);

interface NewPasswordFormProps {
  words: Readonly<Record<'title' | 'password' | 'confirmation' | 'submit', string>>;
  /** Account that the password is for, where the page knows it. */
  email?: string;
  /** Does all there is to do with it, under a key of its own; what it throws is said in the form. */
  send: (password: string, key: string) => Promise<void>;
  /** The link that led here is used up or too old. */
  onEnded: () => void;
}

/** Asks for a new password twice, behind a link that opens once. */
export function NewPasswordForm({ words, email, send, onEnded }: NewPasswordFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm({ defaultValues: { password: '', confirmation: '' }, resolver: rules });
  const messageOf = useMessages(form.formState.errors);
  const say = useFailure();
  const underKey = useSameKey();
  const [failure, setFailure] = useState<string | null>(null);
  const { isSubmitting } = form.formState;

  const submit = async ({ password }: Record<ResetField, string>): Promise<void> => {
    setFailure(null);
    try {
      await underKey(password, (key) => send(password, key));
    } catch (thrown) {
      const error = asFailure(thrown);
      if (error.status === 410) onEnded();
      else setFailure(say(error));
    }
  };
  const passwords = { show: t('fields.show'), hide: t('fields.hide'), autoComplete: 'new-password', required: true };
  return (
    <form
      noValidate
      className={`${fields.form ?? ''} ${css.reset ?? ''}`}
      aria-label={words.title}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {/* A password manager keeps the password under it. */}
      {email !== undefined && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        {...form.register('password')}
        {...passwords}
        label={words.password}
        hint={t('fields.passwordHint')}
        error={messageOf('password')}
      />
      <PasswordField
        {...form.register('confirmation')}
        {...passwords}
        label={words.confirmation}
        error={messageOf('confirmation')}
      />
      <div role="alert" className={fields.note}>
        {failure !== null && <p>{failure}</p>}
      </div>
      <button type="submit" className="btn" aria-disabled={isSubmitting}>
        {isSubmitting ? t('reset.busy') : words.submit}
      </button>
    </form>
  );
}
