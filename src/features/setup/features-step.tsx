import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../api/call';
import { setFeaturesCall } from '../../contract/setup/calls';
import { HOUSE_FEATURES } from '../../domain/features';
import { OWN_CHOICE, OWN_CHOICE_NAMES } from '../../domain/guide/parts/own-choice';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { Switch } from './switch';
import { useSetupCall } from './use-setup-call';

const NAMES = [...OWN_CHOICE.map((part) => OWN_CHOICE_NAMES[part]), ...HOUSE_FEATURES];

/** Asks what the house has: each is a part of its guide and its site, gone where it is switched off. */
export function FeaturesStep({ state, lang, typed, onType, onKept, frame }: StepProps) {
  const { t } = useTranslation('setup');
  const { busy, fault, send } = useSetupCall(lang);
  const [values, setValues] = useState<Readonly<Record<string, boolean>>>(() => ({
    ...state.features,
    ...(typed as Record<string, boolean> | undefined),
  }));
  const submit = async (): Promise<void> => {
    const body = Object.fromEntries(NAMES.map((name) => [name, values[name] === true]));
    const kept = await send(apiCall(setFeaturesCall, { body }));
    if (kept) onKept(kept);
  };
  return (
    <StepFrame step="features" busy={busy} fault={fault} onSubmit={() => void submit()} {...frame}>
      <div>
        {NAMES.map((name) => (
          <Switch
            key={name}
            label={t(`steps.features.${name}`)}
            checked={values[name] === true}
            onChange={(on) => {
              const next = { ...values, [name]: on };
              setValues(next);
              onType(next);
            }}
          />
        ))}
      </div>
    </StepFrame>
  );
}
