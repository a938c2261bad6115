import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../../../api/as-failure';
import { type ApiFailure, request } from '../../../../api/request';
import { apiCall } from '../../../../api/call';
import { changeDefaultCodesCall, readDefaultCodesCall } from '../../../../contract/guest-access/desk-door-calls';
import type { DefaultCodes } from '../../../../contract/guest-access/codes';
import { cleanCodeValue, isCodeValue } from '../../../../domain/guest-access/door-code';
import type { Language } from '../../../../domain/languages';
import { noteRefusal } from '../../../../offline/desk/desk-query';
import { Dialog } from '../../../../ui/dialog';
import { CODE_INPUT } from '../../../../ui/forms/input-kinds';
import { Field } from '../../../../ui/forms/field';
import { DeskSkeleton } from '../../shared/desk-states';
import { useFailureText } from '../../shared/failure-text';
import { withProof } from '../../shared/ask-again';
import { DialogForm } from '../../shared/form-dialog';
import css from './read-code-dialog.module.css';
import { useDeskAction } from '../../shared/use-desk-action';

/** Codes of apartments without their own, to change. They are asked for on opening; none is kept on this device. */
export function DefaultCodesDialog({ lang, onClose }: { lang: Language; onClose: () => void }) {
  const { t } = useTranslation(['reception-guest-access', 'common']);
  const failureText = useFailureText();
  const [codes, setCodes] = useState<DefaultCodes | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const leave = useEffectEvent(() => onClose());
  useEffect(() => {
    const leaving = new AbortController();
    const call = apiCall(readDefaultCodesCall, { lang, signal: leaving.signal });
    withProof(() => request(call)).then(
      (codes) => {
        if (leaving.signal.aborted) return;
        // They did not say who they are: there is nothing to see here.
        if (codes === null) leave();
        else setCodes(codes);
      },
      (thrown: unknown) => {
        if (leaving.signal.aborted) return;
        const refusal = asFailure(thrown);
        noteRefusal(refusal);
        setFailure(refusal);
      },
    );
    return () => leaving.abort();
  }, [lang]);
  return (
    <Dialog title={t('codes.defaults.title')} close={t('buttons.close', { ns: 'common' })} onClose={onClose}>
      {codes ? (
        <DefaultCodesForm codes={codes} onClose={onClose} />
      ) : (
        <div className={css.secrets}>
          {failure ? <p role="alert">{failureText(failure)}</p> : <DeskSkeleton rows={3} />}
        </div>
      )}
    </Dialog>
  );
}

type Values = Pick<DefaultCodes, 'doorCode' | 'wifiPassword'>;
const FIELDS = ['doorCode', 'wifiPassword'] as const;

function DefaultCodesForm({ codes, onClose }: { codes: DefaultCodes; onClose: () => void }) {
  const { t } = useTranslation('reception-guest-access');
  const { busy, act } = useDeskAction();
  const { doorCode, wifiPassword, doors, networks } = codes;
  const before: Values = { doorCode, wifiPassword };
  const form = useForm<Values>({ defaultValues: before });
  const counts = {
    doorCode: t('codes.defaults.doors', { count: doors }),
    wifiPassword: t('codes.defaults.networks', { count: networks }),
  };
  const submit = async (values: Values): Promise<void> => {
    const callOf = (body: Values) => apiCall(changeDefaultCodesCall, { body });
    if (await act(callOf(values), { notice: t('codes.defaults.said'), undo: callOf(before) })) onClose();
  };
  return (
    <DialogForm
      submit={t('codes.change.submit')}
      busy={busy || !form.formState.isDirty}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {FIELDS.map((field) => (
        <Field
          key={field}
          {...form.register(field, {
            validate: (value) => isCodeValue(field, cleanCodeValue(field, value)) || t(`codes.invalid.${field}`),
          })}
          label={t(`codes.fields.${field}`)}
          hint={counts[field]}
          error={form.formState.errors[field]?.message}
          {...CODE_INPUT}
        />
      ))}
      <p>{t('codes.read.noted')}</p>
    </DialogForm>
  );
}
