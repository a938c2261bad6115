import { expect, it } from 'vitest';
import { originReach, type OriginReach } from '../../../src/domain/print/origin-reach';

it.each<[string, OriginReach]>([
  ['https://hien.example', 'everywhere'],
  ['https://hien.example:8443', 'everywhere'],
  ['https://203.0.113.7', 'everywhere'],
  ['http://hien.example', 'insecure'],
  ['http://localhost:4173', 'device'],
  ['https://desk.localhost', 'device'],
  ['http://127.0.0.1:4173', 'device'],
  ['http://[::1]:4173', 'device'],
  ['http://0.0.0.0:4173', 'device'],
  ['https://192.168.1.10', 'network'],
  ['https://10.0.0.4', 'network'],
  ['https://172.16.0.1', 'network'],
  ['https://172.32.0.1', 'everywhere'],
  ['https://169.254.1.1', 'network'],
  ['https://100.64.0.1', 'network'],
  ['https://100.128.0.1', 'everywhere'],
  ['https://[fd12:3456::1]', 'network'],
  ['https://[fe80::1]', 'network'],
  ['https://[2001:db8::1]', 'everywhere'],
  ['https://letan', 'network'],
  ['https://hien.local', 'network'],
  ['https://hien.lan', 'network'],
  ['https://10.example', 'everywhere'],
])('an address on %s opens %s', (origin, reach) => {
  expect(originReach(new URL(origin))).toBe(reach);
});
