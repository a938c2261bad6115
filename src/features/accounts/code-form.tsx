import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../ui/forms/code-field';
import css from './login-popup.module.css';

interface CodeFormProps {
  /** Says whether the code was wrong; anything else has been said by then. */
  onSubmit: (code: string) => Promise<'codeWrong' | null>;
  onBack: () => void;
}

/** The second step of signing in: six digits of the phone, or a code on paper. */
export function CodeForm({ onSubmit, onBack }: CodeFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm({ defaultValues: { code: '' } });
  const { isSubmitting, errors } = form.formState;
  const send = async ({ code }: { code: string }): Promise<void> => {
    if ((await onSubmit(code.trim())) !== 'codeWrong') return;
    form.setError('code', { message: t('code.wrong') });
    form.setFocus('code', { shouldSelect: true });
  };
  return (
    <form
      noValidate
      className={css.form}
      aria-label={t('code.title')}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <p className={css.lead}>{t('code.lead')}</p>
      <CodeField
        {...form.register('code', { required: t('code.required') })}
        autoFocus
        label={t('code.label')}
        hint={t('code.hint')}
        error={errors.code?.message}
        paper={{ word: t('code.paper'), label: t('code.paperLabel'), hint: t('code.paperHint') }}
      />
      <button type="submit" className="btn" aria-disabled={isSubmitting}>
        {isSubmitting ? t('login.busy') : t('code.submit')}
      </button>
      <button type="button" className={css.aside} onClick={onBack}>
        {t('code.back')}
      </button>
    </form>
  );
}
