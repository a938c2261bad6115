import { type InputHTMLAttributes, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../api/call';
import { setLegalCall } from '../../contract/setup/calls';
import type { SetupLegal } from '../../contract/setup/setup';
import { Field } from '../../ui/forms/field';
import { EMAIL_INPUT, NAME_INPUT } from '../../ui/forms/input-kinds';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { useSetupCall } from './use-setup-call';

type Values = Required<SetupLegal>;

const NOTHING: Values = {
  ...{ name: '', taxCode: '', address: '', license: '', responsible: '', email: '', noticeUrl: '' },
};

/** Asks who stands behind the house; what is left blank is shown nowhere. */
export function LegalStep({ state, lang, typed, onType, onKept, frame }: StepProps) {
  const { t } = useTranslation('setup');
  const { busy, fault, send, errorAt } = useSetupCall(lang);
  const [values, setValues] = useState<Values>(() => ({
    ...NOTHING,
    ...state.legal,
    ...(typed as Partial<Values> | undefined),
  }));
  const submit = async (): Promise<void> => {
    const kept = await send(apiCall(setLegalCall, { body: values }));
    if (kept) onKept(kept);
  };
  const field = (of: keyof Values, input: InputHTMLAttributes<HTMLInputElement> = {}) => ({
    label: t(`steps.legal.${of}`),
    error: errorAt(of),
    value: values[of],
    autoComplete: 'off',
    ...input,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const next = { ...values, [of]: target.value };
      setValues(next);
      onType(next);
    },
  });
  return (
    <StepFrame step="legal" busy={busy} fault={fault} onSubmit={() => void submit()} {...frame}>
      <Field {...field('name', { autoComplete: 'organization', autoCapitalize: 'words' })} />
      <Field {...field('taxCode', { inputMode: 'numeric' })} hint={t('steps.legal.taxCodeHint')} />
      <Field {...field('address', { autoComplete: 'street-address' })} />
      <Field {...field('license')} hint={t('steps.legal.licenseHint')} />
      <Field {...field('responsible', NAME_INPUT)} hint={t('steps.legal.responsibleHint')} />
      <Field {...field('email', EMAIL_INPUT)} />
      <Field
        {...field('noticeUrl', { inputMode: 'url', autoCapitalize: 'none', spellCheck: false })}
        hint={t('steps.legal.noticeUrlHint')}
      />
    </StepFrame>
  );
}
