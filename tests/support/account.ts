import type { Profile } from '../../src/contract/accounts/accounts';
import { sessionStore } from '../../src/app/site/session';
import {
  readStoredUser,
  removeStoredUser,
  writeStoredUser,
  type StoredUser,
} from '../../src/offline/accounts/stored-user';
import { type FakeNetwork, ours } from './fake-network';

/** Somebody of this device, with a name that is found wherever it was left. */
export const diem: StoredUser = { id: 'u-1', fullName: 'Nguyễn Ngọc Diễm', email: 'diem@hien.example', role: 'USER' };

export const profileAs = (changes: Partial<Profile> = {}): Profile => ({
  id: diem.id,
  fullName: diem.fullName,
  email: diem.email,
  phoneNumber: '0912 345 678',
  dateOfBirth: '1990-02-28',
  address: 'Bãi Cháy, Hạ Long',
  gender: 'FEMALE',
  avatar: null,
  role: 'USER',
  ...changes,
});

/** Serves the profile that `current` holds, and no bookings. */
export function offerProfile(network: FakeNetwork, current: { profile: Profile }): void {
  network.on('GET', `/user/${diem.id}`, () => ours({ success: true, data: current.profile, message: '' }));
  network.on('GET', /^\/user\/u-1\/bookings/, () => ours({ success: true, data: [], message: '' }));
}

/** Puts somebody at this device, as a reload finds it; `null` for nobody. */
export function signInHere(user: StoredUser | null = diem): void {
  if (user) writeStoredUser(user);
  else removeStoredUser();
  sessionStore.setState({ user: readStoredUser() });
}
