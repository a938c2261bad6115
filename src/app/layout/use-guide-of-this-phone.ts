import { useLocation } from 'react-router-dom';
import { guideAddress } from '../../domain/guide/address';
import { readSession, SESSION_KEYS } from '../../offline/storage/storage-keys';

/** Address of the guide of the apartment this guest gave in the form; `null` while none is known. */
export function useGuideOfThisPhone(): string | null {
  // Read anew on every route: the form writes it, and storage tells its own tab nothing.
  useLocation();
  const apartment = readSession(SESSION_KEYS.apartment);
  return apartment ? guideAddress(apartment) : null;
}
