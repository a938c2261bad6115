import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/request';
import css from './profile-page.module.css';
import { useFailure } from './use-failure';

interface ProfileMissingProps {
  asking: boolean;
  failure: ApiFailure | null;
  onRetry: () => void;
}

/** The profile is on its way, or did not come and this device has none. */
export function ProfileMissing({ asking, failure, onRetry }: ProfileMissingProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const say = useFailure();
  if (failure === null || (asking && failure.kind === 'offline')) {
    return (
      <div className={css.skeleton} role="status" aria-busy="true">
        <span className="sr">{t('profile.loading')}</span>
        <i />
        <i />
        <i />
      </div>
    );
  }
  return (
    <div className={css.missing} role="alert">
      <h2>{t('profile.loadFailed')}</h2>
      <p>{failure.outcome === 'unreachable' ? t('profile.offline') : say(failure)}</p>
      <button type="button" className="btn" aria-disabled={asking} onClick={onRetry}>
        {t('buttons.retry', { ns: 'common' })}
      </button>
    </div>
  );
}
