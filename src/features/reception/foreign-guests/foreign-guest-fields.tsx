import { useId, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { foreignCountries, SPECIAL_NATIONALITIES } from '../../../domain/foreign-guests/countries';
import { PASSPORT_TYPES, PURPOSES, SEXES } from '../../../domain/foreign-guests/declaration';
import { passportName } from '../../../domain/foreign-guests/passport-text';
import { Chips } from '../../../ui/forms/chips';
import { DateField } from '../../../ui/forms/date-fields';
import { Field } from '../../../ui/forms/field';
import { SelectField } from '../../../ui/forms/select-field';
import css from './foreign-guests-page.module.css';
import { readNationality, type ForeignGuestValues } from './foreign-guest-values';

type Form = UseFormReturn<ForeignGuestValues>;

/** The person, as the passport shows them. */
export function ForeignGuestPassport({ form, lang }: { form: Form; lang: Language }) {
  const { t } = useTranslation('reception-foreign-guests');
  const { errors } = form.formState;
  const listId = useId();
  const countries = useMemo(() => foreignCountries(lang), [lang]);
  const [fullName, nationality, sex, passportType] = useWatch({
    control: form.control,
    name: ['fullName', 'nationality', 'sex', 'passportType'],
  });
  const name = passportName(fullName);
  return (
    <fieldset className={css.fields}>
      <legend>{t('form.passport')}</legend>
      <Field
        {...form.register('fullName')}
        className={css.whole}
        label={t('fields.fullName')}
        hint={name === '' ? t('hints.fullName') : t('hints.asPassport', { name })}
        error={errors.fullName?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Chips
        legend={t('fields.sex')}
        value={sex === '' ? null : sex}
        options={SEXES.map((value) => [value, t(`sexes.${value}`)])}
        error={errors.sex?.message}
        onChange={(value) => {
          form.setValue('sex', value as ForeignGuestValues['sex']);
          form.clearErrors('sex');
        }}
      />
      <Field
        {...form.register('birth')}
        label={t('fields.birth')}
        hint={t('hints.birth')}
        error={errors.birth?.message}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        {...form.register('nationality')}
        label={t('fields.nationality')}
        hint={nationality === '' ? t('hints.nationality') : t('hints.code', { code: readNationality(nationality) })}
        error={errors.nationality?.message}
        list={listId}
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={listId}>
        {countries.map(([code, country]) => (
          <option key={code} value={`${country} (${code})`} />
        ))}
        {SPECIAL_NATIONALITIES.map((code) => (
          <option key={code} value={`${t(`special.${code}`)} (${code})`} />
        ))}
      </datalist>
      <Field
        {...form.register('passportNumber')}
        label={t('fields.passportNumber')}
        error={errors.passportNumber?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SelectField
        label={t('fields.passportType')}
        value={passportType}
        options={PASSPORT_TYPES.map((value) => [value, t(`passportTypes.${value}`)])}
        onChange={(value) => form.setValue('passportType', value as ForeignGuestValues['passportType'])}
      />
    </fieldset>
  );
}

/** Asks how they came into the country, and how long they are here. */
export function ForeignGuestStay({ form, left }: { form: Form; left: boolean }) {
  const { t } = useTranslation('reception-foreign-guests');
  const { errors } = form.formState;
  const listId = useId();
  const purpose = useWatch({ control: form.control, name: 'purpose' });
  return (
    <fieldset className={css.fields}>
      <legend>{t('form.stayHere')}</legend>
      <DayField form={form} name="entryDay" />
      <Field
        {...form.register('entryPort')}
        label={t('fields.entryPort')}
        error={errors.entryPort?.message}
        list={listId}
        autoComplete="off"
      />
      <datalist id={listId}>
        {t('ports', { returnObjects: true }).map((port) => (
          <option key={port} value={port} />
        ))}
      </datalist>
      <SelectField
        label={t('fields.purpose')}
        value={purpose}
        options={PURPOSES.map((value) => [value, t(`purposes.${value}`)])}
        onChange={(value) => form.setValue('purpose', value as ForeignGuestValues['purpose'])}
      />
      <DayField form={form} name="stayLimit" hint={t('hints.stayLimit')} />
      <Field
        {...form.register('room')}
        label={t('fields.room')}
        error={errors.room?.message}
        autoComplete="off"
        spellCheck={false}
      />
      <Field
        {...form.register('arrivedAt')}
        label={t('fields.arrivedAt')}
        hint={t('hints.arrivedAt')}
        error={errors.arrivedAt?.message}
        placeholder="HH:mm"
        inputMode="numeric"
        autoComplete="off"
      />
      <DayField form={form} name="from" />
      <DayField form={form} name="to" />
      {left && <DayField form={form} name="leftDay" hint={t('hints.leftDay')} />}
    </fieldset>
  );
}

interface DayFieldProps {
  form: Form;
  name: 'entryDay' | 'stayLimit' | 'from' | 'to' | 'leftDay';
  hint?: string;
}

function DayField({ form, name, hint }: DayFieldProps) {
  const { t } = useTranslation(['reception-foreign-guests', 'reception-guest-access']);
  const day = useWatch({ control: form.control, name });
  return (
    <DateField
      label={t(`fields.${name}`)}
      day={day === '' ? null : day}
      onDay={(next: Day | null) => {
        form.setValue(name, next ?? '');
        form.clearErrors(name);
      }}
      pattern={t('new.pattern', { ns: 'reception-guest-access' })}
      invalid={t('new.noDay', { ns: 'reception-guest-access' })}
      error={form.formState.errors[name]?.message}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}
