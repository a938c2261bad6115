import { useStore } from 'zustand';
import { guideAddress } from '../../domain/guide/address';
import { HomePage } from '../../features/home/home-page';
import { readSession, SESSION_KEYS } from '../../offline/storage-keys';
import { PATHS } from '../paths';
import { siteContentStore } from '../site-content';

/** `/` */
export function Component() {
  const content = useStore(siteContentStore, (site) => site.content);
  return (
    <HomePage
      content={content}
      guestForm={PATHS.guestForm}
      lastApartment={readSession(SESSION_KEYS.apartment)}
      openGuide={(code) => window.location.assign(guideAddress(code))}
    />
  );
}
