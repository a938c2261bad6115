import type { GuideContent } from '../../src/contract/guide/content';
import type { Language } from '../../src/domain/languages';

/** The smallest content a hotel can have: its name, its phones, its address. */
export function smallContent(lang: Language): GuideContent {
  return {
    version: '1',
    lang,
    brand: 'Hiên',
    address: lang === 'vi' ? 'Đường ven biển Bãi Cháy, Hạ Long' : 'Bãi Cháy seafront road, Hạ Long',
    mapUrl: 'https://maps.example/hien',
    lobbyWifi: '',
    phones: {
      reception: '0203 088 0001',
      customerService: '0203 088 0002',
      motorbike: '0203 088 0003',
      zalo: '0203 088 0004',
    },
    hours: {
      checkIn: '14:00',
      checkOut: '12:00',
      quietFrom: '22:00',
      dailySuppliesFrom: '16:00',
      cleaningRequestBefore: '9:00',
    },
    liftFloors: [1, 20],
    roofFloor: 41,
    fees: { violation: 500_000, wine: 300_000 },
    freeCleaningFromNights: 2,
    towers: [],
    compensation: [],
    bedding: [],
    floors: [],
    motorbikes: [],
    delivery: [],
    groupUrl: '',
    dining: [],
    ownership: { price: '', bankSupport: '' },
  };
}
