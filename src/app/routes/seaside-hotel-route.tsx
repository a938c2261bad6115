import { useStore } from 'zustand';
import { SeasideHotelPage } from '../../features/seaside-hotel/seaside-hotel-page';
import { siteContentStore, useApartmentsPath } from '../site/site-content';

/** `/khach-san-sat-bien-ha-long` */
export function Component() {
  const content = useStore(siteContentStore, (site) => site.content);
  return <SeasideHotelPage content={content} rooms={useApartmentsPath()} />;
}
