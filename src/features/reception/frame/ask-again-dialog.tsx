import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { request } from '../../../api/request';
import { apiCall } from '../../../api/call';
import { confirmAgainCall, readConfirmationCall } from '../../../contract/staff/desk-calls';
import { askToConfirmCall } from '../../../contract/staff/passkey-calls';
import type { Language } from '../../../domain/languages';
import { CodeField } from '../../../ui/forms/code-field';
import { PasswordField } from '../../../ui/forms/password-field';
import { answerAgain, askAgainStore } from '../shared/ask-again';
import { FormDialog } from '../shared/form-dialog';
import { useDeskForm } from '../shared/use-desk-form';
import { knowsPasskeys, signByPasskey } from '../staff/passkey-device';

/** Asks whoever sits at a signed-in desk who they are, before what cannot be taken back leaves the house. */
export function AskAgainDialog({ lang }: { lang: Language }) {
  const waiting = useStore(askAgainStore, (store) => store.waiting);
  return waiting && <Question lang={lang} />;
}

function Question({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception');
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { busy, error, send, clearError } = useDeskForm(form);
  const [way, setWay] = useState<'password' | 'code' | 'passkey' | null>(null);
  const [hasCode, setHasCode] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    request(apiCall(readConfirmationCall, { lang, signal: leaving.signal })).then(
      ({ byCode, byPasskey = false }) => {
        setHasCode(byCode);
        setWay(byPasskey && knowsPasskeys() ? 'passkey' : byCode ? 'code' : 'password');
      },
      () => leaving.signal.aborted || setWay('password'),
    );
    return () => leaving.abort();
  }, [lang]);
  const submit = async (values: { password: string; code: string }): Promise<void> => {
    if (way === null) return;
    if (way === 'passkey') return byPasskey();
    const body = { [way]: values[way] };
    if (await send(apiCall(confirmAgainCall, { body }))) answerAgain(true);
  };
  const byPasskey = async (): Promise<void> => {
    setRefused(null);
    const asked = await send(apiCall(askToConfirmCall, { body: {} }));
    if (!asked) return;
    const signed = await signByPasskey(asked);
    if (signed.failure) {
      setRefused(t(`passkey.${signed.failure}`));
      return;
    }
    if (await send(apiCall(confirmAgainCall, { body: { passkey: signed.passkey } }))) answerAgain(true);
  };
  const other = (next: 'password' | 'code'): void => {
    setWay(next);
    setRefused(null);
    clearError();
  };
  const { errors } = form.formState;
  const rule = { required: t('proof.required') };
  return (
    <FormDialog
      title={t('proof.title')}
      submit={t(way === 'passkey' ? 'proof.passkey' : 'proof.submit')}
      busy={busy || way === null}
      error={refused ?? error}
      onClose={() => answerAgain(false)}
      onSubmit={(event) => {
        // A form inside another dialog's form would send that one too.
        event.stopPropagation();
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
    >
      <p>{t('proof.text')}</p>
      {way === 'password' && (
        <PasswordField
          {...form.register('password', rule)}
          autoComplete="current-password"
          autoFocus
          label={t('proof.password')}
          error={errors.password?.message}
          show={t('proof.show')}
          hide={t('proof.hide')}
        />
      )}
      {way === 'passkey' && (
        <p>
          <button type="button" className="btn text" onClick={() => other(hasCode ? 'code' : 'password')}>
            {t(hasCode ? 'proof.byCode' : 'proof.byPassword')}
          </button>
        </p>
      )}
      {way === 'code' && (
        <>
          <CodeField
            {...form.register('code', rule)}
            autoFocus
            label={t('proof.code')}
            hint={t('proof.codeHint')}
            error={errors.code?.message}
            paper={{ word: t('proof.paper'), label: t('proof.paperCode'), hint: t('proof.paperHint') }}
          />
          <p>
            <button type="button" className="btn text" onClick={() => other('password')}>
              {t('proof.byPassword')}
            </button>
          </p>
        </>
      )}
    </FormDialog>
  );
}
