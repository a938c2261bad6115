import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../api/as-failure';
import type { Language } from '../../domain/languages';
import { checkForgot } from '../../domain/validation/account-forms';
import { cleanEmail } from '../../domain/contact';
import { Field } from '../../ui/forms/field';
import { EMAIL_INPUT } from '../../ui/forms/input-kinds';
import { postForgot } from './account-calls';
import { formResolver } from '../../ui/forms/form-resolver';
import css from './login-popup.module.css';
import { useFailure } from './use-failure';
import { useMessages } from './use-messages';

const rules = formResolver<{ email: string }>(checkForgot);

interface ForgotProps {
  email: string;
  lang: Language;
  onBack: () => void;
}

/** Asks for the mail with the link. Whether the address has an account is not told. */
export function ForgotForm({ email, lang, onBack }: ForgotProps) {
  const { t } = useTranslation('accounts');
  const form = useForm({ defaultValues: { email }, resolver: rules });
  const messageOf = useMessages(form.formState.errors);
  const say = useFailure();
  const [note, setNote] = useState<{ text: string; hint?: string } | null>(null);
  const { isSubmitting } = form.formState;

  const send = async ({ email: typed }: { email: string }): Promise<void> => {
    setNote(null);
    try {
      const { mailsKept } = await postForgot(cleanEmail(typed), lang);
      setNote({ text: t('forgot.sent'), hint: t(mailsKept ? 'forgot.keptHint' : 'forgot.sentHint') });
    } catch (thrown) {
      const error = asFailure(thrown);
      setNote({ text: say(error) });
    }
  };
  return (
    <form
      noValidate
      className={css.form}
      aria-label={t('forgot.title')}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <p className={css.lead}>{t('forgot.lead')}</p>
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
      <div role="alert" className={css.note} data-sent={note?.hint !== undefined || undefined}>
        {note && <p>{note.text}</p>}
        {note?.hint !== undefined && <p>{note.hint}</p>}
      </div>
      <button type="submit" className="btn" aria-disabled={isSubmitting}>
        {isSubmitting ? t('forgot.busy') : t('forgot.submit')}
      </button>
      <button type="button" className={css.aside} onClick={onBack}>
        {t('forgot.back')}
      </button>
    </form>
  );
}
