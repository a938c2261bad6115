import { expect, it } from 'vitest';
import { whatsAppAddress, zaloAddress } from '../../../src/domain/chat/address';

it.each([
  ['0203 088 8996', 'https://zalo.me/02030888996', 'https://wa.me/842030888996'],
  ['+84 912 345 678', 'https://zalo.me/0912345678', 'https://wa.me/84912345678'],
  ['+84 (0)912 345 678', 'https://zalo.me/0912345678', 'https://wa.me/84912345678'],
  ['0044 20 7946 0018', 'https://zalo.me/00442079460018', 'https://wa.me/442079460018'],
])('a chat with %s begins at %s or %s', (phone, zalo, whatsApp) => {
  expect(zaloAddress(phone)).toBe(zalo);
  expect(whatsAppAddress(phone)).toBe(whatsApp);
});
