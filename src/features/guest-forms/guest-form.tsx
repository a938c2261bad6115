import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  apartmentStartsWrong,
  GUEST_FORM_FIELDS,
  GUEST_FORM_MAX_LENGTH,
  type GuestFormField,
  type GuestFormIssueCode,
  type GuestFormValues,
  checkGuestForm,
} from '../../domain/guest-forms/guest-form';
import type { OutboxItem } from '../../offline/outbox/outbox';
import { Field } from '../../ui/forms/field';
import { EMAIL_INPUT, NAME_INPUT, PHONE_INPUT } from '../../ui/forms/input-kinds';
import { FormBanner } from './form-banner';
import { formResolver } from '../../ui/forms/form-resolver';
import { asValues, keepDraft, startingValues } from './guest-values';
import css from './guest-form.module.css';
import { OutboxList } from './outbox-list';
import { useSubmission } from './use-submission';

interface GuestFormProps {
  /** The door that the address names; `''` when it names none. */
  apartment: string;
  /** Some doors of the house have plates of figures alone. */
  figures?: boolean | undefined;
  openGuide: (apartment: string) => void;
}

/** Attributes of each field for a phone's keyboard and autofill. */
const INPUTS = {
  fullName: { ...NAME_INPUT, enterKeyHint: 'next' },
  email: { ...EMAIL_INPUT, enterKeyHint: 'next' },
  // Letters too, because a WeChat id is taken.
  phoneNumber: { ...PHONE_INPUT, inputMode: 'text', autoCapitalize: 'none', spellCheck: false, enterKeyHint: 'next' },
  apartment: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, enterKeyHint: 'go' },
} as const;

/** The guest information form: four lines, then the guide. */
export function GuestForm({ apartment, figures = false, openGuide }: GuestFormProps) {
  const { t } = useTranslation('guest-forms');
  const [start] = useState(() => startingValues(apartment));
  const resolver = useMemo(() => formResolver((values: GuestFormValues) => checkGuestForm(values, figures)), [figures]);
  const [mending, setMending] = useState<string | null>(null);
  const form = useForm<GuestFormValues>({ defaultValues: start, resolver });
  const { banner, busy, submit, refuse } = useSubmission(openGuide);
  const typedApartment = useWatch({ control: form.control, name: 'apartment' });

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [form]);

  const messageOf = (field: GuestFormField): string | undefined => {
    const code = form.formState.errors[field]?.type as GuestFormIssueCode | undefined;
    if (code) return t(`errors.${field}.${code}` as 'errors.email.email', { max: GUEST_FORM_MAX_LENGTH });
    // The one rule that is checked while typing, before anything was sent.
    return field === 'apartment' && apartmentStartsWrong(typedApartment, figures)
      ? t('errors.apartment.startsWithLetter')
      : undefined;
  };
  const mend = (item: OutboxItem): void => {
    form.reset(asValues(item.body));
    setMending(item.id);
    form.setFocus('fullName');
  };

  return (
    <>
      <form
        noValidate
        className={css.form}
        aria-label={t('title')}
        onSubmit={(event) => void form.handleSubmit((values) => submit(values, mending), refuse)(event)}
      >
        <div role="alert">{banner && <FormBanner kind={banner} text={t(`banner.${banner}`)} />}</div>
        {mending && (
          <p className={css.mending}>
            {t('editing')}
            <button type="button" className="btn text" onClick={() => setMending(null)}>
              {t('stopEditing')}
            </button>
          </p>
        )}
        {GUEST_FORM_FIELDS.map((field) => (
          <Field
            key={field}
            {...form.register(field)}
            {...INPUTS[field]}
            label={t(`fields.${field}.label`)}
            hint={t(`fields.${field}.hint`)}
            error={messageOf(field)}
            required
          />
        ))}
        <button type="submit" className={`btn ${css.submit ?? ''}`} aria-disabled={busy}>
          {busy ? t('sending') : t('submit')}
        </button>
        <p className={css.privacy}>{t('privacy')}</p>
      </form>
      <OutboxList onMend={mend} />
    </>
  );
}
