import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { asFailure } from '../../../api/as-failure';
import { request } from '../../../api/request';
import { askForPasskeyCall, openSessionByPasskeyCall } from '../../../contract/staff/passkey-calls';
import { behindSignOut } from '../../../offline/accounts/sign-out';
import type { StoredUser } from '../../../offline/accounts/stored-user';
import { useFailureText } from '../shared/failure-text';
import { useLang } from '../shared/use-lang';
import { knowsPasskeys, signByPasskey } from './passkey-device';
import css from './staff-page.module.css';

/** Signs in at the desk by finger, face or PIN of this device; nothing where its browser knows no passkeys. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (user: StoredUser) => void }) {
  const { t } = useTranslation('reception');
  const lang = useLang();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const signed = await signByPasskey(await request(apiCall(askForPasskeyCall, { lang })));
      if (signed.failure) {
        setError(t(`passkey.${signed.failure}`));
        return;
      }
      const { passkey } = signed;
      const { data } = await behindSignOut(() =>
        request(apiCall(openSessionByPasskeyCall, { body: { passkey }, lang })),
      );
      onSignedIn({ id: data.id, fullName: data.name, email: data.email, role: data.role });
    } catch (thrown) {
      setError(failureText(asFailure(thrown)));
    } finally {
      setBusy(false);
    }
  };
  if (!knowsPasskeys()) return null;
  return (
    <>
      <button type="button" className="btn quiet" disabled={busy} onClick={() => void open()}>
        {t('passkey.signIn')}
      </button>
      <span role="alert" className={css.refused}>
        {error}
      </span>
    </>
  );
}
