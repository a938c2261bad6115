import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/page/page-head';
import css from './profile-page.module.css';

interface ProfileGateProps {
  brand: string | null;
  onLogin: () => void;
  onRegister: () => void;
}

/** The profile while nobody is signed in: what is behind it, and the way in. */
export function ProfileGate({ brand, onLogin, onRegister }: ProfileGateProps) {
  const { t } = useTranslation('accounts');
  return (
    <div className={css.gate}>
      <PageHead title={t('profile.title')} brand={brand} hidden />
      <h1>{t('profile.loginHeading')}</h1>
      <p>{t('profile.loginText')}</p>
      <p className={css.ways}>
        <button type="button" className="btn" onClick={onLogin}>
          {t('profile.login')}
        </button>
        <button type="button" className="btn quiet" onClick={onRegister}>
          {t('profile.register')}
        </button>
      </p>
    </div>
  );
}
