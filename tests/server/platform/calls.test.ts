import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint';
import { stayHotel } from '../../support/stays';
import { onSqlite } from '../../support/server-engines';

const start = onSqlite();
const FILES = import.meta.glob<Record<string, unknown>>(
  ['../../../src/contract/*/{calls,*-calls}.ts', '!**/served-calls.ts'],
  { eager: true },
);

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const callsIn = (value: unknown): Endpoint[] =>
  isCall(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(callsIn) : [];

const declared = Object.values(FILES).flatMap(callsIn);
const named = ({ method, path }: Endpoint): string => `${method} ${path}`;

describe('the calls of the contract', () => {
  it('are declared once each', () => {
    const names = declared.map(named);
    expect(names.length).toBeGreaterThan(170);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are all served, and nothing of the API besides', async () => {
    const { app } = await start({ hotel: stayHotel() });
    // A house that is not open yet is a server of its own (tests/server/setup).
    const ofHouse = declared.filter(({ path }) => !path.startsWith('/api/setup/'));
    expect(ofHouse.filter(({ method, path }) => !app.hasRoute({ method, url: path })).map(named)).toEqual([]);
    expect(declared.filter(({ method, path }) => app.hasRoute({ method, url: path }))).toEqual(ofHouse);
    const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    const known = new Set(
      declared.map((call) =>
        named(call)
          .replaceAll(/:(\w+)/g, '{$1}')
          .replace('*', '{*}'),
      ),
    );
    const served = Object.entries(paths)
      .filter(([path]) => /^\/(?:api|user)\//.test(path))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    expect(served.filter((call) => !call.startsWith('HEAD ') && !known.has(call))).toEqual([]);
  });
});
