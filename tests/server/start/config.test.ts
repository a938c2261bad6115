import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isPublicOrigin, readConfig } from '../../../src/server/config';
import { networkList } from '../../../src/server/platform/address';
import { StartError } from '../../../src/server/platform/start-error';

describe('the environment', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 4173,
      host: '127.0.0.1',
      databaseUrl: null,
      publicOrigin: null,
      trustedProxies: [],
      hotelFile: null,
      guideAccess: null,
      hotelNetworks: [],
      logLevel: 'info',
      sheets: { valuesUrl: null, key: null, scriptUrl: null },
    });
  });

  it('counts an empty value as none', () => {
    expect(readConfig({ PORT: '', GUIDE_ACCESS: ' ' })).toMatchObject({ port: 4173, guideAccess: null });
  });

  it('reads lists of addresses and CIDRs', () => {
    const { hotelNetworks } = readConfig({ HOTEL_NETWORKS: '203.0.113.7, 198.51.100.0/24 2001:db8::/48' });
    expect(hotelNetworks).toEqual(['203.0.113.7', '198.51.100.0/24', '2001:db8::/48']);
    const inside = networkList(hotelNetworks);
    expect(['203.0.113.7', '198.51.100.9', '2001:db8:0:1::2'].every(inside)).toBe(true);
    expect(['203.0.113.8', '198.51.101.1', '2001:db9::1', 'nobody', ''].some(inside)).toBe(false);
  });

  it('reads the values service up to /values', () => {
    const url = 'https://sheets.example/v4/spreadsheets/abc/values';
    expect(readConfig({ SHEETS_VALUES_URL: `${url}/` }).sheets.valuesUrl).toBe(url);
  });

  it('names the first account of the reception desk, whole or not at all', () => {
    const reception = { RECEPTION_EMAIL: 'letan@hotel.example', RECEPTION_PASSWORD: 'Le-tan-2026' };
    expect(readConfig(reception).reception).toEqual({ email: 'letan@hotel.example', password: 'Le-tan-2026' });
    expect(readConfig({}).reception).toBeNull();
    for (const name of ['RECEPTION_EMAIL', 'RECEPTION_PASSWORD'] as const) {
      expect(() => readConfig({ [name]: reception[name] })).toThrow(StartError);
    }
    expect(() => readConfig({ RECEPTION_PASSWORD: 'Le-tan-2026' })).not.toThrow(/Le-tan/);
  });

  it('reads secrets from files', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hien-secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [full, empty] = ['full', 'empty'].map((name) => path.join(folder, name)) as [string, string];
    writeFileSync(full, 'smtps://user:g%C3%A0@mail.example\r\n');
    writeFileSync(empty, '\n');
    expect(readConfig({ SMTP_URL_FILE: full }).mail.smtpUrl).toBe('smtps://user:g%C3%A0@mail.example');
    const wrong: [Record<string, string>, string][] = [
      [{ SMTP_URL_FILE: empty }, `SMTP_URL_FILE: ${empty} is empty.`],
      [{ SMTP_URL_FILE: full, SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL_FILE: SMTP_URL is set as well'],
      [{ AI_API_KEY_FILE: path.join(folder, 'none') }, 'AI_API_KEY_FILE: '],
    ];
    for (const [env, line] of wrong) expect(() => readConfig(env)).toThrow(line);
  });

  it('tells everything that is wrong at once, a line each', () => {
    const wrong = {
      PORT: 'x',
      PUBLIC_ORIGIN: 'hien.example',
      MOMO_ENDPOINT: 'https://momo.example',
      RECEPTION_EMAIL: 'a@b.vn',
    };
    const lines = (): string[] => {
      try {
        return [String(readConfig(wrong).port)];
      } catch (error) {
        return (error as Error).message.split('\n').map((line) => line.split(':')[0] ?? '');
      }
    };
    const others = ['MOMO_PARTNER_CODE, MOMO_ACCESS_KEY, MOMO_SECRET_KEY', 'RECEPTION_PASSWORD'];
    expect(lines()).toEqual(['PORT', 'PUBLIC_ORIGIN', ...others]);
  });

  it('says what to write instead of a name of this machine', () => {
    expect(() => readConfig({ TRUSTED_PROXIES: 'localhost' })).toThrow(/127\.0\.0\.1/);
  });

  it.each([
    ['RECEPTION_EMAIL', 'letan'],
    ['RECEPTION_PASSWORD', 'ngan'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['HOST', '999.1.1.1'],
    ['HOST', '1.2.3'],
    ['HOST', '::g'],
    ['HOST', 'localhost:80'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres'],
    ['PUBLIC_ORIGIN', 'hien.example'],
    ['PUBLIC_ORIGIN', 'https://hien.example/path'],
    ['PUBLIC_ORIGIN', 'ftp://hien.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['HOTEL_NETWORKS', '300.1.1.1'],
    ['HOTEL_NETWORKS', '10.0.0.0/8/8'],
    ['GUIDE_ACCESS', 'closed'],
    ['LOG_LEVEL', 'loud'],
    ['SHEETS_VALUES_URL', 'sheets'],
    ['SHEETS_SCRIPT_URL', 'javascript:alert(1)'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    // With its other half: what is missing is told as well.
    const reception = { RECEPTION_EMAIL: 'letan@hotel.example', RECEPTION_PASSWORD: 'Le-tan-2026' };
    const refusal = (): unknown => readConfig({ ...(name in reception ? reception : {}), [name]: value });
    expect(refusal).toThrow(StartError);
    expect(refusal).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });

  it.each([
    [null, false],
    ['http://localhost:4173', false],
    ['http://127.0.0.1:4173', false],
    ['http://[::1]:4173', false],
    ['https://hien.example', true],
    ['http://192.168.1.5:4173', true],
  ])('%s is public: %s', (origin, expected) => {
    expect(isPublicOrigin(origin)).toBe(expected);
  });
});
