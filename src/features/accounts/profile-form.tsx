import { useForm, useWatch } from 'react-hook-form';
import { formResolver } from '../../ui/forms/form-resolver';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../api/as-failure';
import { serverNow } from '../../api/server-clock';
import type { Profile } from '../../contract/accounts/accounts';
import { dayInVietNam, showDay } from '../../domain/days';
import { GENDERS } from '../../domain/accounts/genders';
import { cleanName } from '../../domain/contact';
import { cleanPhone } from '../../domain/phone';
import { cleanLine } from '../../domain/validation/line';
import { checkProfile, dayOfTyped, PROFILE_FIELDS, type ProfileValues } from '../../domain/validation/profile-form';
import { Field } from '../../ui/forms/field';
import { NAME_INPUT, PHONE_INPUT } from '../../ui/forms/input-kinds';
import { SelectField } from '../../ui/forms/select-field';
import { putProfile } from './account-calls';
import css from './profile-info.module.css';
import type { ProfilePart } from './profile-part';
import { useFailure } from './use-failure';
import { useMessages } from './use-messages';

const INPUTS = {
  fullName: NAME_INPUT,
  phoneNumber: PHONE_INPUT,
  dateOfBirth: { autoComplete: 'bday', inputMode: 'text', placeholder: '28/02/1990' },
  address: { autoComplete: 'street-address' },
} as const;

const rules = formResolver((values: ProfileValues) => checkProfile(values, dayInVietNam(serverNow())));

interface ProfileFormProps extends ProfilePart {
  profile: Profile;
  onDone: () => void;
}

/** The profile while it is changed. */
export function ProfileForm({ profile, lang, onNotice, onChanged, onDone }: ProfileFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm<ProfileValues>({
    resolver: rules,
    defaultValues: {
      fullName: profile.fullName,
      phoneNumber: profile.phoneNumber,
      dateOfBirth: profile.dateOfBirth === null ? '' : showDay(profile.dateOfBirth),
      address: profile.address,
      gender: profile.gender ?? '',
    },
  });
  const gender = useWatch({ control: form.control, name: 'gender' });
  const messageOf = useMessages(form.formState.errors);
  const say = useFailure();
  const { isSubmitting } = form.formState;

  const save = async (values: ProfileValues): Promise<void> => {
    const change = {
      name: cleanName(values.fullName),
      phoneNumber: cleanPhone(values.phoneNumber),
      dateOfBirth: dayOfTyped(values.dateOfBirth),
      address: cleanLine(values.address),
      gender: values.gender === '' ? null : values.gender,
    };
    try {
      await putProfile(profile.id, change, lang);
      await onChanged();
      onNotice({ kind: 'success', title: t('profile.updated') });
      onDone();
    } catch (thrown) {
      const error = asFailure(thrown);
      onNotice({ kind: 'error', title: t('profile.updateFailed'), text: say(error) });
    }
  };

  return (
    <form
      noValidate
      className={css.form}
      aria-label={t('profile.title')}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      {PROFILE_FIELDS.filter((field) => field !== 'address').map((field) => (
        <Field
          key={field}
          {...form.register(field)}
          {...INPUTS[field]}
          autoFocus={field === 'fullName'}
          label={t(`profile.fields.${field}`)}
          hint={field === 'dateOfBirth' && t('profile.dateHint')}
          error={messageOf(field)}
          required={field === 'fullName' || field === 'phoneNumber'}
        />
      ))}
      <SelectField
        label={t('profile.fields.gender')}
        value={gender}
        options={[['', t('profile.gender.none')], ...GENDERS.map((one) => [one, t(`profile.gender.${one}`)] as const)]}
        onChange={(value) => form.setValue('gender', GENDERS.find((one) => one === value) ?? '')}
      />
      <Field
        className={css.wide ?? ''}
        label={t('profile.fields.email')}
        value={profile.email}
        hint={t('profile.readOnly')}
        readOnly
      />
      <Field
        {...form.register('address')}
        {...INPUTS.address}
        className={css.wide ?? ''}
        label={t('profile.fields.address')}
        error={messageOf('address')}
      />
      <p className={css.ways}>
        <button type="submit" className="btn" aria-disabled={isSubmitting}>
          {isSubmitting ? t('profile.saving') : t('profile.save')}
        </button>
        <button type="button" className="btn quiet" onClick={onDone}>
          {t('profile.cancel')}
        </button>
      </p>
    </form>
  );
}
