import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../api/call';
import { setOwnerCall } from '../../contract/setup/calls';
import { Field } from '../../ui/forms/field';
import { EMAIL_INPUT, NAME_INPUT } from '../../ui/forms/input-kinds';
import { PasswordField } from '../../ui/forms/password-field';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { useSetupCall } from './use-setup-call';

interface Values {
  name: string;
  email: string;
}

/** The account of whoever opens the house. The password is sent once and kept nowhere on the way. */
export function OwnerStep({ state, lang, typed, onType, onKept, onGo, frame }: StepProps) {
  const { t } = useTranslation('setup');
  const { busy, fault, send, errorAt } = useSetupCall(lang);
  const [values, setValues] = useState<Values>(() => ({
    name: state.owner?.name ?? '',
    email: state.owner?.email ?? state.house?.email ?? '',
    ...(typed as Partial<Values>),
  }));
  const [password, setPassword] = useState('');
  const set = (change: Partial<Values>): void => {
    const next = { ...values, ...change };
    setValues(next);
    onType(next);
  };
  const isSame = state.owner?.name === values.name && state.owner.email === values.email && password === '';
  const submit = async (): Promise<void> => {
    if (isSame) {
      onGo('people');
      return;
    }
    const kept = await send(apiCall(setOwnerCall, { body: { ...values, ...(password !== '' && { password }) } }));
    if (kept) onKept(kept);
  };
  return (
    <StepFrame step="owner" busy={busy} fault={fault} onSubmit={() => void submit()} {...frame}>
      <Field
        label={t('steps.owner.name')}
        error={errorAt('name')}
        value={values.name}
        {...NAME_INPUT}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Field
        label={t('steps.owner.email')}
        hint={t('steps.owner.emailHint')}
        error={errorAt('email')}
        value={values.email}
        {...EMAIL_INPUT}
        onChange={({ target }) => set({ email: target.value })}
      />
      <PasswordField
        label={t('steps.owner.password')}
        hint={state.owner ? t('steps.owner.passwordKept') : t('steps.owner.passwordHint')}
        error={errorAt('password')}
        show={t('steps.owner.show')}
        hide={t('steps.owner.hide')}
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </StepFrame>
  );
}
