import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../domain/languages';
import { profileOf } from '../../offline/accounts/account';
import { createQuery, querySource } from '../../offline/query/query';
import type { StoredUser } from '../../offline/accounts/stored-user';
import { AsOf } from '../../ui/as-of';
import { PageHead } from '../../ui/page/page-head';
import { Toast, type ToastWords } from '../../ui/toast';
import { useQuery } from '../../ui/hooks/use-query';
import { LoyaltyPanel } from './loyalty-panel';
import { OwnBookings } from './own-bookings';
import { PasswordForm } from './password-form';
import { ProfileAvatar } from './profile-avatar';
import { ProfileInfo } from './profile-info';
import { ProfileMissing } from './profile-missing';
import css from './profile-page.module.css';

interface ProfilePageProps {
  user: StoredUser;
  lang: Language;
  brand: string | null;
  paths: { bookingOf: (id: string) => string; apartments: string };
  /** The name has changed. */
  onRenamed: (fullName: string) => void;
  /** Our server says that nobody is signed in. */
  onSessionOver: () => void;
}

/** `/dashbroad`: what the account holds, its picture and its password, and what was booked with it. */
export function ProfilePage({ user, lang, brand, paths, onRenamed, onSessionOver }: ProfilePageProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const store = useMemo(() => createQuery(querySource(profileOf(user.id, lang))), [user.id, lang]);
  const { data: answer, old, savedAt, failure, asking } = useQuery(store);
  const [toast, setToast] = useState<ToastWords | null>(null);
  const [hideToast] = useState(() => () => setToast(null));
  const profile = answer?.data ?? null;
  const over = failure?.status === 401;
  const fullName = profile?.fullName;
  useEffect(() => {
    if (over) onSessionOver();
  }, [over, onSessionOver]);
  useEffect(() => {
    if (fullName !== undefined) onRenamed(fullName);
  }, [fullName, onRenamed]);

  const part = { lang, onNotice: setToast, onChanged: store.refresh };
  return (
    <div className={css.page}>
      <PageHead title={t('profile.title')} brand={brand} hidden />
      <div className={css.head}>
        <h1>{t('profile.title')}</h1>
        <p>{t('profile.lead')}</p>
        <AsOf of={{ savedAt, old }} say={(time) => t('time.asOf', { ns: 'common', time })} />
      </div>
      {profile ? (
        <div className={css.columns}>
          <aside className={css.side}>
            <ProfileAvatar profile={profile} {...part} />
            <LoyaltyPanel />
          </aside>
          <div className={css.main}>
            <ProfileInfo profile={profile} {...part} />
            <OwnBookings userId={profile.id} lang={lang} paths={paths} />
            <PasswordForm userId={profile.id} {...part} />
          </div>
        </div>
      ) : (
        <ProfileMissing asking={asking} failure={failure} onRetry={() => void store.refresh()} />
      )}
      <Toast words={toast} onDone={hideToast} />
    </div>
  );
}
