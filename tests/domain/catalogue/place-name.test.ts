import { expect, it } from 'vitest';
import { placeName } from '../../../src/domain/catalogue/place-name';

it.each([
  [{ room: 'Studio', apartment: 'Nhà Phố' }, 'Studio, Nhà Phố'],
  [{ room: 'Studio nhìn vịnh', apartment: 'Studio nhìn vịnh' }, 'Studio nhìn vịnh'],
  [{ room: '', apartment: 'Nhà Phố' }, 'Nhà Phố'],
])('%j is called %s', (place, name) => expect(placeName(place)).toBe(name));
