import { createStore } from 'zustand/vanilla';
import { readStoredUser, removeStoredUser, type StoredUser, writeStoredUser } from '../offline/stored-user';
import { LOCAL_KEYS } from '../offline/storage-keys';

/** Who is signed in on this device; `null` for nobody. */
export const sessionStore = createStore<{ user: StoredUser | null }>(() => ({ user: null }));

export type LoginMode = 'login' | 'register' | 'forgot';
/** What the login popup shows; `null` while it is closed. */
export const loginStore = createStore<{ mode: LoginMode | null }>(() => ({ mode: null }));

/** Opens the login popup, wherever one stands. */
export function openLogin(mode: LoginMode = 'login'): void {
  loginStore.setState({ mode });
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
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Our server has let somebody in: the screens know from now on, and so do other tabs. */
export function signedIn(user: StoredUser): void {
  writeStoredUser(user);
  sessionStore.setState({ user });
  window.dispatchEvent(new Event('userLogin'));
}

/** Nobody is signed in any more: by the person's own wish, or because our server says that the session is over. */
export function signedOut(): void {
  removeStoredUser();
  if (sessionStore.getState().user === null) return;
  sessionStore.setState({ user: null });
  window.dispatchEvent(new Event('userLogout'));
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
