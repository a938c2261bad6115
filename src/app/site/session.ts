import { createStore } from 'zustand/vanilla';
import { readStoredUser, removeStoredUser, type StoredUser, writeStoredUser } from '../../offline/accounts/stored-user';
import { flushOutbox, openOutbox } from '../../offline/outbox/outbox';
import { noteLeaving } from '../../offline/accounts/sign-out-note';
import { LOCAL_KEYS } from '../../offline/storage/storage-keys';

/** Person who is signed in on this device; `null` for nobody. */
export const sessionStore = createStore<{ user: StoredUser | null }>(() => ({ user: null }));

type LoginMode = 'login' | 'register' | 'forgot';
/** State of the login popup: its form, `null` while it is closed; and whether it was ever opened on this page. */
export const loginStore = createStore<{ mode: LoginMode | null; wanted: boolean }>(() => ({
  mode: null,
  wanted: false,
}));

/** Opens the login popup, wherever one stands. */
export function openLogin(mode: LoginMode = 'login'): void {
  loginStore.setState({ mode, wanted: true });
}

export function closeLogin(): void {
  loginStore.setState({ mode: null });
}

/** Restores who was signed in, and follows what other tabs do. Gives the function that ends it. */
export function startSession(): () => void {
  reread();
  const hear = ({ key }: StorageEvent): void => {
    if (key === null || key === LOCAL_KEYS.user) reread();
  };
  // A page out of the back-forward cache still shows whoever was signed in when it was left.
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) reread();
  };
  // What waits to be sent is shown to whoever it belongs to, and goes on for them.
  const stop = sessionStore.subscribe(() => void openOutbox().then(flushOutbox));
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', comeBack);
  return () => {
    stop();
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', comeBack);
  };
}

/** Our server has let somebody in: the screens know from now on, and so do other tabs. */
export function signedIn(user: StoredUser): void {
  writeStoredUser(user);
  sessionStore.setState({ user });
  window.dispatchEvent(new Event('userLogin'));
}

/** Nobody is signed in any more: the screens know at once. */
function signedOut(): void {
  removeStoredUser();
  if (sessionStore.getState().user === null) return;
  sessionStore.setState({ user: null });
  window.dispatchEvent(new Event('userLogout'));
}

/** Signs out on this device at once, network or not. @throws when the browser refuses to wipe what is private */
export const signOut = (): Promise<void> => leave(false);

/** Our server says that the session is over: nobody is signed in, and what was kept of the account goes. */
export function sessionOver(): void {
  void leave(true).catch(() => undefined); // what is left is wiped with the next start
}

async function leave(keepUnsent: boolean): Promise<void> {
  // Noted before anything is waited for: a tab that is killed here goes on with it at the next start.
  const leaving = { account: sessionStore.getState().user?.id ?? '', keepUnsent };
  noteLeaving(leaving);
  signedOut();
  const { signOutHere } = await import('../../offline/accounts/sign-out');
  await signOutHere(leaving);
}

/** The name has changed in the profile. */
export function renamed(fullName: string): void {
  const { user } = sessionStore.getState();
  if (user === null || user.fullName === fullName) return;
  const changed = { ...user, fullName };
  writeStoredUser(changed);
  sessionStore.setState({ user: changed });
}

function reread(): void {
  const user = readStoredUser();
  if (JSON.stringify(user) !== JSON.stringify(sessionStore.getState().user)) sessionStore.setState({ user });
}
