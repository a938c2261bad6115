// @vitest-environment jsdom
import { getByRole } from '@testing-library/dom';
import jsQR, { type QRCode } from 'jsqr';
import { expect, it } from 'vitest';
import { drawJoin } from '../../../src/features/guide/early/wifi-join';
import { qrPixels } from '../../support/qr-pixels';

/** Reads the drawn code with an independent reader. */
function read(name: string, password: string): QRCode | null {
  const place = document.createElement('div');
  place.dataset['join'] = `Mã QR để vào mạng ${name}`;
  drawJoin(place, name, password);
  const drawing = getByRole(place, 'img', { name: `Mã QR để vào mạng ${name}` });
  const size = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  const { pixels, side } = qrPixels({ size, path: drawing.querySelector('path')?.getAttribute('d') ?? '' });
  return jsQR(pixels, side, side);
}
const characterSet = (code: QRCode | null): number | null => {
  const eci = code?.chunks.find(({ type }) => (type as string) === 'eci');
  return eci && 'assignmentNumber' in eci ? eci.assignmentNumber : null;
};

it.each([
  ['Welcome to Hiên - B902', 'hienB902'],
  ['Nhà số 5 · phố Huế', 'mật khẩu; 12345'],
])('says which characters it is written in, for the network "%s"', (name, password) => {
  const code = read(name, password);
  expect(characterSet(code)).toBe(26);
  expect(new TextDecoder().decode(new Uint8Array(code?.binaryData ?? []))).toContain(`S:${name};`);
});

it('needs no such word for plain letters, which every reader knows', () => {
  const code = read('Hien-B902', 'abc12345');
  expect(code?.data).toBe('WIFI:T:WPA;S:Hien-B902;P:abc12345;;');
  expect(characterSet(code)).toBeNull();
});
