import { ROLES, type Role } from '../../domain/accounts/roles';
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '../storage/storage-keys';

/** Person who is signed in on this device (specification §3). */
export interface StoredUser {
  id: string;
  fullName: string;
  email: string;
  role: Role;
}

/** The stored user; `null` when there is none or what is stored is none. `name` stands in for `fullName`. */
export function readStoredUser(): StoredUser | null {
  try {
    const stored: unknown = JSON.parse(readLocal(LOCAL_KEYS.user) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { id, fullName, name, email, role } = stored as Record<string, unknown>;
    if (typeof id !== 'string' && typeof id !== 'number') return null;
    return {
      id: String(id),
      fullName: typeof fullName === 'string' ? fullName : typeof name === 'string' ? name : '',
      email: typeof email === 'string' ? email : '',
      role: ROLES.find((one) => one === role) ?? 'USER',
    };
  } catch {
    return null;
  }
}

/** Gives the name and mail address with which the site's forms begin: those of whoever is signed in, or `''`. */
export function personSignedIn(): { fullName: string; email: string } {
  const user = readStoredUser();
  return { fullName: user?.fullName ?? '', email: user?.email ?? '' };
}

export function writeStoredUser(user: StoredUser): void {
  writeLocal(LOCAL_KEYS.user, JSON.stringify(user));
}

export function removeStoredUser(): void {
  removeLocal(LOCAL_KEYS.user);
}
