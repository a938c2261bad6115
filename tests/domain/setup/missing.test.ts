import { expect, it } from 'vitest';
import { missingIn } from '../../../src/domain/setup/missing';

const door = (code: string, wifi: string | null = 'Sen') => ({ code, wifi: wifi === null ? null : { name: wifi } });

it.each([
  ['nothing said', { house: null, doors: [], rooms: [] }, []],
  ['no email', { house: {}, doors: [], rooms: [] }, ['email 1']],
  ['a door without Wi-Fi', { house: { email: 'a@b' }, doors: [door('1'), door('2', null)], rooms: [] }, ['wifi 1']],
  [
    'a door of no type',
    { house: { email: 'a@b' }, doors: [door('1'), door('2')], rooms: [{ doors: ['1'] }] },
    ['untyped 1', 'photos 1'],
  ],
] as const)('a house of which there is %s', (_what, told, missing) => {
  expect(missingIn(told).map(({ what, count }) => `${what} ${count}`)).toEqual(missing);
});
