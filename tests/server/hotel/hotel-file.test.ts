import { describe, expect, it } from 'vitest';
import { guideContent } from '../../../src/contract/guide/content';
import type { HotelProfile } from '../../../src/contract/hotel/hotel-content';
import type { Language } from '../../../src/domain/languages';
import { parseHotel, readHotelFile } from '../../../src/server/modules/hotel/hotel-file';
import { guideContentOf } from '../../../src/server/modules/guide/content';
import { StartError } from '../../../src/server/platform/start-error';
import { smallestHotel, testHotel, without } from '../../support/hotel';

const contentOf = (profile: HotelProfile, lang: Language) => guideContentOf({ profile, isDemo: true }, lang);

describe('a hotel file', () => {
  it('with the fixed keys alone is enough', () => {
    const hotel = parseHotel(smallestHotel(), 'test');
    expect(hotel.apartments).toEqual([]);
    expect(hotel.events).toEqual([]);
    for (const lang of ['vi', 'en'] as const) {
      const content = guideContent.parse(contentOf(hotel.profile, lang));
      expect(content).toMatchObject({ dining: [], motorbikes: [], delivery: [], groupUrl: '', lobbyWifi: '' });
      expect(content).toMatchObject({ compensation: [[], [], [], []], bedding: [], floors: [] });
      expect(content.hours).toMatchObject({ checkIn: '14:00', checkOut: '12:00', quietFrom: '' });
    }
  });

  it('that does not say its access runs in stay mode', () => {
    const file = without('guideAccess', smallestHotel());
    expect(parseHotel(file, 'test').guideAccess).toBe('stay');
  });

  it('writes apartment codes in their canonical form', () => {
    const file = { ...smallestHotel(), guide: [{ code: ' b902 ', tower: 'B', doorCode: '1#', card: false }] };
    expect(parseHotel(file, 'test').apartments[0]?.code).toBe('B902');
  });

  it('keeps its texts in NFC', () => {
    const file = { ...smallestHotel(), brand: 'Hiên'.normalize('NFD') };
    expect(parseHotel(file, 'test').profile.brand).toBe('Hiên'.normalize('NFC'));
  });

  it("the hotel's own check-in hour overrides that of both languages", async () => {
    const demo = await readHotelFile(null);
    const hoursOf = (checkIn: string | null): string[] =>
      (['vi', 'en'] as const).map(
        (lang) => contentOf({ ...demo.profile, hours: { ...demo.profile.hours, checkIn } }, lang).hours.checkIn,
      );
    expect(hoursOf(null)).toEqual(['14:00', '15:00']);
    expect(hoursOf('13:30')).toEqual(['13:30', '13:30']);
  });

  it('changes its version with any value of it', async () => {
    const { profile } = await readHotelFile(null);
    const version = contentOf(profile, 'vi').version;
    expect(contentOf({ ...profile, lobbyWifi: 'Khác' }, 'vi').version).not.toBe(version);
    expect(contentOf(structuredClone(profile), 'vi').version).toBe(version);
  });

  const apartment = { code: 'B902', tower: 'B', doorCode: '1#', card: false, wifi: { name: 'a', password: 'b' } };
  it.each([
    ['brand', { ...smallestHotel(), brand: undefined }],
    ['phones.zalo', { ...smallestHotel(), phones: { reception: '1', customerService: '2', motorbike: '3' } }],
    ['doorCodeDefault', { ...smallestHotel(), doorCodeDefault: 5 }],
    ['guideAccess', { ...smallestHotel(), guideAccess: 'closed' }],
    ['guide', { ...smallestHotel(), guide: 'none' }],
    ['guide[1].code', testHotel({ guide: [apartment, { ...apartment, code: ' b902' }] })],
    ['guide[0].code', testHotel({ guide: [{ ...apartment, code: '9' }] })],
    ['guide[0].code', testHotel({ guide: [{ ...apartment, code: '902B' }] })],
    ['guide[0]', testHotel({ guide: [{ ...apartment, doorCode: null }] })],
    ['guide[0].card', testHotel({ guide: [{ ...apartment, card: 'yes' }] })],
    ['hours.checkOut', testHotel({ hours: { checkInVi: '14:00', checkInEn: '15:00', checkOut: '25:00' } })],
    ['mapUrl', testHotel({ mapUrl: 'javascript:alert(1)' })],
    ['legal.taxCode', testHotel({ legal: { taxCode: '12345' } })],
    ['legal.noticeUrl', testHotel({ legal: { noticeUrl: 'http://online.gov.vn' } })],
    ['legal.adress', testHotel({ legal: { adress: 'Đà Nẵng' } })],
    ['the file', []],
    ['the file', null],
  ])('is refused in one line that names %s', (key, file) => {
    const read = (): unknown => parseHotel(JSON.parse(JSON.stringify(file)), '/etc/hotel.json');
    expect(read).toThrow(StartError);
    expect(read).toThrow(`HOTEL_FILE: /etc/hotel.json: ${key} `);
  });

  it.each([
    ['0401234567', '0401234567'],
    [' 0401 234 567 ', '0401234567'],
    ['0401234567001', '0401234567-001'],
    ['0401234567-001', '0401234567-001'],
    ['048188001234', '048188001234'],
    ['', ''],
  ])('reads the tax code %j as %j', (typed, taxCode) => {
    expect(parseHotel(testHotel({ legal: { taxCode: typed } }), 'hotel.json').profile.legal).toMatchObject({ taxCode });
  });

  it('that is missing or no JSON is refused with its path', async () => {
    await expect(readHotelFile('/nowhere/hotel.json')).rejects.toThrow(
      'HOTEL_FILE: /nowhere/hotel.json cannot be read',
    );
    await expect(readHotelFile('package-lock.json')).rejects.toThrow(StartError);
  });

  it('the demo hotel has no door whose code equals the default', async () => {
    const { apartments, secrets } = await readHotelFile(null);
    expect(apartments.length).toBeGreaterThanOrEqual(60);
    expect(apartments.filter(({ doorCode }) => doorCode === secrets.doorCodeDefault)).toEqual([]);
  });
});
