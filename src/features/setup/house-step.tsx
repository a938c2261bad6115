import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../api/call';
import { setHouseCall } from '../../contract/setup/calls';
import type { SetupHouse } from '../../contract/setup/setup';
import { cityInAddress } from '../../domain/setup/city-in-address';
import { Field } from '../../ui/forms/field';
import { EMAIL_INPUT, PHONE_INPUT } from '../../ui/forms/input-kinds';
import { Icon } from '../../ui/icon';
import { HousePreview } from './house-preview';
import { EnglishText } from './parts/english-text';
import css from './setup.module.css';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { Switch } from './switch';
import { useSetupCall } from './use-setup-call';

interface Values {
  name: string;
  address: string;
  /** `''` where the Vietnamese one stands for both. */
  addressEn: string;
  city: string;
  phone: string;
  hasZalo: boolean;
  email: string;
  checkIn: string;
  checkOut: string;
}

/** Hours of most houses; both stand there to be changed. */
const USUAL_HOURS = { checkIn: '14:00', checkOut: '12:00' };

const valuesOf = (house: SetupHouse | null): Values => ({
  name: house?.name ?? '',
  address: house?.address.vi ?? '',
  addressEn: house?.address.en ?? '',
  city: house?.city ?? '',
  phone: house?.phones.reception ?? '',
  hasZalo: (house?.phones.zalo ?? '') !== '',
  email: house?.email ?? '',
  ...(house?.hours ?? USUAL_HOURS),
});

/** Asks what the house is called, where it stands and how it is reached. */
export function HouseStep({ state, lang, typed, onType, onKept, onRestore, frame }: StepProps) {
  const { t } = useTranslation('setup');
  const { busy, fault, send, errorAt } = useSetupCall(lang);
  const [values, setValues] = useState<Values>(() => ({ ...valuesOf(state.house), ...(typed as Partial<Values>) }));
  const set = (change: Partial<Values>): void => {
    const next = { ...values, ...change };
    setValues(next);
    onType(next);
  };
  const { name, address, addressEn, city, phone, hasZalo, email, checkIn, checkOut } = values;
  const submit = async (): Promise<void> => {
    const body = {
      ...{ name, city, email },
      address: { vi: address, ...(addressEn.trim() !== '' && { en: addressEn }) },
      phones: { reception: phone, ...(hasZalo && { zalo: phone }) },
      hours: { checkIn, checkOut },
    };
    const kept = await send(apiCall(setHouseCall, { body }));
    if (kept) onKept(kept);
  };
  const field = (of: keyof Values, at: string) => ({
    label: t(`steps.house.${of}`),
    error: errorAt(at),
    value: String(values[of]),
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [of]: target.value }),
  });
  return (
    <StepFrame step="house" busy={busy} fault={fault} onSubmit={() => void submit()} {...frame}>
      <button type="button" className={css.aside} onClick={onRestore}>
        {t('restore.link')}
        <Icon name="chevron-right" />
      </button>
      <Field {...field('name', 'name')} autoComplete="organization" autoCapitalize="words" />
      <Field
        {...field('address', 'address')}
        autoComplete="street-address"
        hint={t('steps.house.addressHint')}
        onBlur={() => {
          if (city === '') set({ city: cityInAddress(address) });
        }}
      />
      <EnglishText
        label={t('steps.house.addressEn')}
        value={addressEn}
        error={errorAt('address.en')}
        onChange={(typedEn) => set({ addressEn: typedEn })}
      />
      <Field {...field('city', 'city')} autoComplete="address-level1" hint={t('steps.house.cityHint')} />
      <Field {...field('phone', 'phones')} {...PHONE_INPUT} />
      <Switch label={t('steps.house.hasZalo')} checked={hasZalo} onChange={(on) => set({ hasZalo: on })} />
      <Field {...field('email', 'email')} {...EMAIL_INPUT} hint={t('steps.house.emailHint')} />
      <div className={css.pair}>
        <Field {...field('checkIn', 'hours.checkIn')} type="time" />
        <Field {...field('checkOut', 'hours.checkOut')} type="time" />
      </div>
      <HousePreview name={name} address={address} phone={phone} hasZalo={hasZalo} />
    </StepFrame>
  );
}
