import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../contract/accounts/accounts';
import { showDay } from '../../domain/days';
import { ProfileForm } from './profile-form';
import type { ProfilePart } from './profile-part';
import css from './profile-info.module.css';

/** Facts of the account: read, and changed after a tap on "Chỉnh sửa". */
export function ProfileInfo({ profile, ...part }: ProfilePart & { profile: Profile }) {
  const { t } = useTranslation('accounts');
  const [editing, setEditing] = useState(false);
  if (editing) return <ProfileForm profile={profile} {...part} onDone={() => setEditing(false)} />;
  const { fullName, email, phoneNumber, dateOfBirth, address, gender } = profile;
  const rows = [
    [t('profile.fields.fullName'), fullName],
    [t('profile.fields.email'), email],
    [t('profile.fields.phoneNumber'), phoneNumber],
    [t('profile.fields.dateOfBirth'), dateOfBirth === null ? '' : showDay(dateOfBirth)],
    [t('profile.fields.gender'), gender === null ? '' : t(`profile.gender.${gender}`)],
    [t('profile.fields.address'), address],
  ] as const;
  return (
    <section className={css.info} aria-label={t('profile.title')}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-empty={value === '' || undefined}>
              <bdi>{value === '' ? t('profile.none') : value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn quiet" onClick={() => setEditing(true)}>
        {t('profile.edit')}
      </button>
    </section>
  );
}
