import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure } from '../../api/as-failure';
import type { Registration } from '../../contract/accounts/accounts';
import type { Language } from '../../domain/languages';
import type { StoredUser } from '../../offline/accounts/stored-user';
import { Dialog } from '../../ui/dialog';
import { Toast, type ToastWords } from '../../ui/toast';
import { isWrongPassword, postLogin, postRegister, type SignIn } from './account-calls';
import { CodeForm } from './code-form';
import { ForgotForm } from './forgot-form';
import { LoginForm } from './login-form';
import css from './login-popup.module.css';
import { RegisterForm } from './register-form';
import { useFailure } from './use-failure';
import { useSameKey } from './use-same-key';

/** After a login the popup stays so long, for its notice to be seen (specification §9). */
const CLOSES_AFTER_MS = 1000;

type Mode = 'login' | 'register' | 'forgot';

interface LoginPopupProps {
  /** `null` while it is closed; its notices outlive it. */
  mode: Mode | null;
  onMode: (mode: Mode) => void;
  onClose: () => void;
  onSignedIn: (user: StoredUser) => void;
  lang: Language;
}

/** Login, registration and the lost password, in one popup. */
export function LoginPopup({ mode, onMode, onClose, onSignedIn, lang }: LoginPopupProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const say = useFailure();
  const underKey = useSameKey();
  const [toast, setToast] = useState<ToastWords | null>(null);
  const [email, setEmail] = useState('');
  // The password was right, and a code is asked for; both are sent together.
  const [half, setHalf] = useState<SignIn | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hideToast = useCallback(() => setToast(null), []);
  useEffect(() => () => clearTimeout(closing.current), []);

  const close = (): void => {
    clearTimeout(closing.current);
    setEmail('');
    setHalf(null);
    onClose();
  };
  const failed = (title: string, text?: string): void =>
    setToast({ kind: 'error', title, ...(text === undefined ? {} : { text }) });

  const logIn = async (given: SignIn): Promise<'codeWrong' | null> => {
    try {
      const user = await postLogin(given, lang);
      onSignedIn(user);
      setToast({ kind: 'success', title: t('login.done') });
      closing.current = setTimeout(close, CLOSES_AFTER_MS);
    } catch (thrown) {
      const error = asFailure(thrown);
      if (error.code === 'codeWrong') return 'codeWrong';
      if (error.code === 'codeNeeded') setHalf(given);
      else if (isWrongPassword(error.body)) failed(t('login.wrong'));
      else failed(t('login.failed'), say(error));
    }
    return null;
  };
  const register = async (registration: Registration): Promise<void> => {
    try {
      await underKey(registration, (key) => postRegister(registration, key, lang));
      setToast({ kind: 'success', title: t('register.done') });
      setEmail(registration.email);
      onMode('login');
    } catch (thrown) {
      const error = asFailure(thrown);
      if (error.status === 409) failed(t('register.exists'));
      else failed(t('register.failed'), say(error));
    }
  };

  return (
    <>
      {mode && (
        <Dialog title={t(`${mode}.title`)} close={t('buttons.close', { ns: 'common' })} onClose={close} size="sheet">
          <div className={css.body}>
            {mode === 'login' && half && (
              <CodeForm onSubmit={(code) => logIn({ ...half, code })} onBack={() => setHalf(null)} />
            )}
            {mode === 'login' && !half && (
              <LoginForm
                email={email}
                onSubmit={async (typed, password) => void (await logIn({ email: typed, password }))}
                onForgot={(typed) => {
                  setEmail(typed);
                  onMode('forgot');
                }}
                onRegister={() => onMode('register')}
              />
            )}
            {mode === 'register' && (
              <RegisterForm
                onSubmit={register}
                onMismatch={() => failed(t('register.mismatch'))}
                onLogin={() => onMode('login')}
              />
            )}
            {mode === 'forgot' && <ForgotForm {...{ email, lang }} onBack={() => onMode('login')} />}
          </div>
        </Dialog>
      )}
      <Toast words={toast} onDone={hideToast} />
    </>
  );
}
