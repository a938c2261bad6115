/** Signs of what a home has, drawn as the interface icons are; the key is a kind of `src/domain/catalogue/amenities`. */
import type { AmenityKind } from '../../src/domain/catalogue/amenities';
import { INTERFACE_ICONS } from './interface-icons';

export const AMENITY_ICONS: Readonly<Record<AmenityKind, string>> = {
  view: '<path d="M3 9q3-3 6 0t6 0 6 0M3 14.500q3-3 6 0t6 0 6 0"/>',
  balcony:
    '<path d="M3 9.500 12 4l9 5.500M5 9.500v11M19 9.500v11M5 15h14M8.500 15v5.500M12 15v5.500M15.500 15v5.500"/>',
  wifi: INTERFACE_ICONS.wifi,
  aircon: '<path d="M12 3v18M4.200 7.500l15.600 9M19.800 7.500l-15.600 9"/>',
  kitchen:
    '<path d="M5 10h14v6.500a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3ZM2.500 12.500H5M19 12.500h2.500M9 6.500q-1.500-1.500 0-3M14 6.500q-1.500-1.500 0-3"/>',
  fridge:
    '<rect x="6" y="3" width="12" height="17" rx="2"/><path d="M6 10h12M9 6.200v1.300M9 12.800v2.400M8 20v1.200M16 20v1.200"/>',
  washer:
    '<rect x="4.500" y="3.500" width="15" height="17" rx="2"/><circle cx="12" cy="13" r="4.200"/><path d="M8 6.800h.1M11 6.800h.1"/>',
  hotWater:
    '<path d="M4 20.500V7a3.500 3.500 0 0 1 7 0v1M7.500 11.500a3.500 3.500 0 0 1 7 0ZM8.500 14.500l-.5 2M11 14.500v2M13.500 14.500l.5 2M17 9q-1.500-2 0-4M20 9q-1.500-2 0-4"/>',
  bathtub: '<path d="M3 12h18v2.500a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5ZM6 12V6a2.500 2.500 0 0 1 5 0"/>',
  hairDryer:
    '<path d="M4 8.500a4.500 4.500 0 0 1 4.500-4.500H20v9H8.500A4.500 4.500 0 0 1 4 8.500ZM9 13l1.500 7.500h3L12 13"/>',
  tv: '<rect x="3" y="5" width="18" height="12" rx="2"/><path d="M8 20.500h8"/>',
  desk: '<path d="M2.500 11h19M4.500 11v9M19.500 11v9M12.500 11v5h7M6 11V4.500h8V11"/>',
  cot: '<path d="M4 4.500v16M20 4.500v16M4 9h16M4 17h16M8 9v8M12 9v8M16 9v8"/>',
  lift: '<rect x="4.500" y="3.500" width="15" height="17" rx="1.500"/><path d="M12 3.500v17M7 10l1.300-1.800L9.600 10M14.500 13.500l1.300 1.800 1.300-1.800"/>',
  parking:
    '<path d="M4 16.500v-4l2-5.500h12l2 5.500v4ZM4 12.500h16M6.500 16.500v2M17.500 16.500v2M7.500 14.500h.1M16.500 14.500h.1"/>',
  pool: '<path d="M3 16.500q3-2.500 6 0t6 0 6 0M3 20.500q3-2.500 6 0t6 0 6 0M8 14V6a2 2 0 0 1 4 0M15 14V6a2 2 0 0 1 4 0M8 10h7"/>',
  gym: '<path d="M7 7v10M17 7v10M4 9.500v5M20 9.500v5M7 12h10M2.500 12H4M20 12h1.500"/>',
  bicycle:
    '<circle cx="6" cy="16" r="4"/><circle cx="18" cy="16" r="4"/><path d="M6 16l3.500-7h6L18 16M9.500 9 12 16H6M12 16l3.500-7M8 6.500h3M15.500 9l-.8-2.500H17"/>',
};
