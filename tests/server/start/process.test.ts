import { mkdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CANARIES, SECRETS, testHotel } from '../../support/hotel';
import { type ServerFolder, serverRuns } from '../../support/server-runs';

const { after, folder, start, startByNpm } = serverRuns();

const FORM = { fullName: 'Hồng', email: 'a@b.vn', phoneNumber: '0912345678', apartment: 'B902' };

/** Sends bytes as they are, which fetch would tidy up first, and gives the whole answer. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('end', () => done(answer));
    socket.on('error', fail);
  });
}

const get = (target: string, extra = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${extra}Connection: close\r\n\r\n`;

describe('a server that cannot start', () => {
  const cases: [string, (base: ServerFolder) => Record<string, string>, RegExp][] = [
    ['PORT is no port', () => ({ PORT: 'x' }), /PORT: must be a port/],
    ['GUIDE_ACCESS is unknown', () => ({ GUIDE_ACCESS: 'closed' }), /GUIDE_ACCESS: must be "open" or "stay"/],
    ['HOTEL_FILE is missing', () => ({ HOTEL_FILE: '/nowhere.json' }), /HOTEL_FILE: \/nowhere\.json cannot be read/],
    [
      'HOTEL_FILE lacks keys',
      ({ folder: at }) => {
        writeFileSync(path.join(at, 'bad.json'), JSON.stringify({ ...testHotel(), phones: undefined }));
        return { HOTEL_FILE: path.join(at, 'bad.json') };
      },
      /HOTEL_FILE: .*bad\.json: phones \(line 1\) is missing: the telephone numbers/,
    ],
    [
      'DATA_DIR is a file',
      ({ folder: at }) => {
        writeFileSync(path.join(at, 'file'), '');
        return { DATA_DIR: path.join(at, 'file') };
      },
      /DATA_DIR: .*file cannot be used as a data folder/,
    ],
    [
      'the database is a folder',
      ({ folder: at }) => {
        mkdirSync(path.join(at, 'data', 'hien.db'), { recursive: true });
        return {};
      },
      /DATA_DIR: .*hien\.db is a folder/,
    ],
    [
      'the database is something else',
      ({ folder: at }) => {
        mkdirSync(path.join(at, 'data'), { recursive: true });
        writeFileSync(path.join(at, 'data', 'hien.db'), 'x'.repeat(5000));
        return {};
      },
      /DATA_DIR: the database cannot be opened/,
    ],
    [
      'DATABASE_URL does not answer',
      () => ({ DATABASE_URL: 'postgres://hien@127.0.0.1:1/hien' }),
      /DATABASE_URL: the database cannot be opened/,
    ],
  ];

  it.each(cases)('says so in one line when %s', async (_title, change, reason) => {
    const base = folder();
    const run = await start({ ...base.env, ...change(base) });
    expect(await run.ended).toBe(1);
    expect(run.err().trim().split('\n')).toHaveLength(1);
    expect(run.err()).toMatch(reason);
    expect(run.err()).not.toMatch(/^\s+at /m);
    expect(run.out()).toBe('');
  });
});

describe('a server that can be reached from outside', () => {
  const PUBLIC = { PUBLIC_ORIGIN: 'https://hien.example', TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: 'smtp://localhost' };

  it.each([
    ['by HOST', { HOST: '0.0.0.0' }, ['PUBLIC_ORIGIN', 'TRUSTED_PROXIES', 'SMTP_URL', 'MOMO_ENDPOINT']],
    ['by PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://hien.example' }, ['PUBLIC_ORIGIN', 'TRUSTED_PROXIES', 'SMTP_URL']],
    ['and has no hotel of its own', { ...PUBLIC, HOTEL_FILE: '', MOMO_SANDBOX: 'allow' }, ['HOTEL_FILE']],
    ['and has no wallet', PUBLIC, ['MOMO_ENDPOINT']],
  ])('does not start with one line for each thing it lacks: %s', async (_case, env: Record<string, string>, lacks) => {
    const run = await start({ ...folder().env, ...env });
    expect(await run.ended).toBe(1);
    const lines = run.err().replace('Hiên cannot start. ', '').trim().split('\n');
    for (const name of lacks) expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
    expect(lines.every((line) => /ALLOW_INSECURE=[a-z]+ starts without/.test(line))).toBe(true);
    expect(run.out()).toBe('');
  });

  it('refuses a name that waives nothing', async () => {
    const run = await start({ ...folder().env, ALLOW_INSECURE: 'origin,everything' });
    expect(await run.ended).toBe(1);
    expect(run.err()).toMatch(/^Hiên cannot start\. ALLOW_INSECURE: "everything" is none of origin, proxies, .*\n$/);
  });
});

describe('a server that is told to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s to npm start leaves neither port nor folder held', async (signal) => {
    const base = folder();
    const run = await startByNpm(base.env, base.folder);
    await run.ready();
    process.kill(run.process.pid ?? 0, signal);
    expect(await run.ended).toBe(0);
    await expect(fetch(`http://127.0.0.1:${run.port}/healthz`)).rejects.toThrow();
    const next = await start({ ...base.env, PORT: String(run.port) });
    await next.ready();
  });

  it('ends with 0 within 10 s, whatever a guest or a service keeps it waiting for', async () => {
    const script = createServer();
    after(() => script.close());
    const asked = new Promise<Socket>((done) => script.on('connection', done));
    await new Promise<void>((done) => script.listen(0, '127.0.0.1', done));
    const { port: silent } = script.address() as AddressInfo;
    const run = await start({ ...folder().env, SHEETS_SCRIPT_URL: `http://127.0.0.1:${silent}/exec` });
    await run.ready();
    const headers = { 'content-type': 'application/json' };
    const form = { method: 'POST', headers, body: JSON.stringify(FORM) };
    expect((await fetch(`http://127.0.0.1:${run.port}/api/guest-form`, form)).status).toBe(201);
    const service = await asked;
    after(() => service.destroy());
    const body = 'POST /api/guest-form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n';
    const guest = connect(run.port, '127.0.0.1', () => guest.write(`${body}Content-Type: application/json\r\n\r\n{`));
    guest.on('error', () => undefined);
    await new Promise((done) => setTimeout(done, 300));
    const began = performance.now();
    run.process.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
  }, 40_000);
});

describe('a server that runs', () => {
  it('answers over a socket as in process, and a read that was read before in the same way', async () => {
    const run = await start(folder().env);
    await run.ready();
    const url = `http://127.0.0.1:${run.port}/api/guide/B902`;
    const mark = (await fetch(url)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const ask = async (): Promise<{ headers: [string, string][]; body: Record<string, unknown> }> => {
      const answer = await fetch(url, { headers: { cookie: mark } });
      expect(answer.status).toBe(200);
      const headers = [...answer.headers].filter(([name]) => name !== 'date').sort();
      return { headers, body: (await answer.json()) as Record<string, unknown> };
    };
    const routed = await ask();
    const again = await ask();
    expect(again.headers).toEqual(routed.headers);
    expect({ ...again.body, serverNow: '' }).toEqual({ ...routed.body, serverNow: '' });
    expect(again.body['doorCode']).toBe(CANARIES.doorB902);
    expect(Date.parse(String(again.body['serverNow']))).toBeGreaterThanOrEqual(
      Date.parse(String(routed.body['serverNow'])),
    );

    // Raw addresses, which a browser would have tidied up.
    for (const target of [
      '/assets/../index.html',
      '/assets/%2e%2e/index.html',
      '/assets/..%2f..%2fdata/hien.db',
      '/videos/..\\..\\hotel.json',
      '//assets/../hotel.json',
      '/.%00/x',
    ]) {
      expect(await raw(run.port, get(target)), target).toMatch(/^HTTP\/1\.1 404 /);
    }
    for (const target of ['/api/guide/../../etc/passwd', '/api/guide/%', '/api/guide/B902/../B516']) {
      const answer = await raw(run.port, get(target));
      expect(answer, target).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer, target).toContain('"known":false');
    }
    expect(await raw(run.port, get('/', `X: ${'x'.repeat(20_000)}\r\n`))).toMatch(/^HTTP\/1\.1 431 /);
    expect(await raw(run.port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw(run.port, get('/healthz', 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n'))).toMatch(
      /^HTTP\/1\.1 400 /,
    );

    // One data folder, one process; one that was killed leaves nothing in the way.
    const second = await start({ ...folder().env, DATA_DIR: run.dataDir });
    expect(await second.ended).toBe(1);
    expect(second.err()).toMatch(
      new RegExp(`DATA_DIR: .* is in use by another server \\(pid ${run.process.pid}\\)\\.\n$`),
    );
    const samePort = await start({ ...folder().env, PORT: String(run.port) });
    expect(await samePort.ended).toBe(1);
    expect(samePort.err()).toMatch(/PORT: \d+ on 127\.0\.0\.1 is in use by another program\.\n$/);
    run.process.kill('SIGKILL');
    await run.ended;
    const third = await start({ ...folder().env, DATA_DIR: run.dataDir });
    await third.ready();

    // What was there before is told in JSON lines, without a code or a secret.
    for (const line of run.out().trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(run.out()).toContain(`http://localhost:${run.port}/hiden-page/B902`);
    expect(run.out().replaceAll(`"pid":${run.process.pid}`, '')).not.toMatch(SECRETS);
    expect(run.err()).toBe('');
  });

  it('keeps what it gave a receipt for through kill -9, and finishes what it answers on SIGTERM', async () => {
    const base = folder();
    const run = await start(base.env);
    await run.ready();
    const send = (port: number, key: string): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}/api/guest-form`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(FORM),
      });
    const receipt = await (await send(run.port, 'key-00001')).text();
    run.process.kill('SIGKILL');
    await run.ended;

    const after = await start(base.env);
    await after.ready();
    expect(await (await send(after.port, 'key-00001')).text()).toBe(receipt);

    // A body on its way when the signal comes is still answered.
    const slow = new Promise<number>((done, fail) => {
      const body = JSON.stringify(FORM);
      const request = httpRequest({
        port: after.port,
        path: '/api/guest-form',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      });
      request.on('response', (answer) => done(answer.statusCode ?? 0));
      request.on('error', fail);
      request.write(body.slice(0, 10));
      setTimeout(() => after.process.kill('SIGTERM'), 300);
      setTimeout(() => request.end(body.slice(10)), 900);
    });
    expect([201, 503]).toContain(await slow);
    expect(await after.ended).toBe(0);
  });

  it('warns once when anyone on the internet sees the codes, and that a house without lines of its own is one phone', async () => {
    const run = await start({
      ...folder().env,
      PUBLIC_ORIGIN: 'https://hien.example',
      GUIDE_ACCESS: 'open',
      ALLOW_INSECURE: 'proxies, mail, wallet',
    });
    await run.ready();
    expect(run.out().match(/GUIDE_ACCESS is \\"open\\"/g)).toHaveLength(1);
    expect(run.out().match(/HOTEL_NETWORKS is not set/g)).toHaveLength(1);
    run.process.kill('SIGTERM');
    expect(await run.ended).toBe(0);
  });
});
