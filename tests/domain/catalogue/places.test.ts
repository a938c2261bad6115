import { describe, expect, it } from 'vitest';
import { areaName } from '../../../src/domain/catalogue/area-names';
import { areaInAddress, areaOfCity } from '../../../src/domain/catalogue/areas';
import { citiesOf, placesOf } from '../../../src/domain/catalogue/places';

const lying = (area: string, vi: string, en = vi, city?: string) => ({ area, body: { location: { vi, en }, city } });
const HOUSE = [
  lying('HA_NOI', 'Phố Hàng Bè, Hoàn Kiếm, Hà Nội', 'Hang Be Street, Hoan Kiem, Ha Noi'),
  lying('HOI_AN', '5 Cẩm Nam, Hội An', '5 Cam Nam, Hoi An', 'Hội An'),
  lying('HOI_AN', '12 Trần Phú, Minh An, Hội An, Quảng Nam', '12 Tran Phu, Old Town, Hoi An, Quang Nam'),
];

describe('the places of a house', () => {
  it('are its cities, those with the most apartments first, with the quarters that addresses name', () => {
    expect(placesOf(HOUSE, 'vi')).toEqual([
      { id: 'hoi-an', name: 'Hội An', area: 'HOI_AN', parts: [{ id: 'minh-an', name: 'Minh An' }] },
      { id: 'ha-noi', name: 'Hà Nội', area: 'HA_NOI', parts: [{ id: 'hoan-kiem', name: 'Hoàn Kiếm' }] },
    ]);
  });

  it('have their English names in English', () => {
    expect(placesOf(HOUSE, 'en').map(({ name, parts }) => [name, parts[0]?.name])).toEqual([
      ['Hoi An', 'Old Town'],
      ['Ha Noi', 'Hoan Kiem'],
    ]);
  });

  it('stand in a sentence', () => {
    expect(citiesOf(placesOf(HOUSE, 'vi'), 'vi')).toBe('Hội An và Hà Nội');
  });

  it('are none in a house without apartments', () => {
    expect(placesOf([], 'vi')).toEqual([]);
  });
});

describe('an area', () => {
  it.each([
    ['Đà Nẵng', 'DA_NANG'],
    ['da-nang', 'DA_NANG'],
    ['HA_LONG', 'HA_LONG'],
    ['Hội An', 'HOI_AN'],
    ['TP. Hồ Chí Minh', 'HO_CHI_MINH'],
    ['Sài Gòn', 'HO_CHI_MINH'],
    ['…', null],
  ])('of %s', (city, area) => {
    expect(areaOfCity(city)).toBe(area);
  });

  it.each([
    ['Đường Hạ Long, Bãi Cháy, Hạ Long, Quảng Ninh', 'HA_LONG'],
    ['12 Võ Nguyên Giáp, Sơn Trà, Đà Nẵng', 'DA_NANG'],
    ['12 Trần Phú, Hội An', null],
  ])('in the address %s', (address, area) => {
    expect(areaInAddress(address)).toBe(area);
  });

  it('has its name without marks in English, but for Hồ Chí Minh', () => {
    expect(['DA_NANG', 'HO_CHI_MINH'].map((area) => areaName(area, 'en'))).toEqual(['Da Nang', 'Ho Chi Minh City']);
  });
});
