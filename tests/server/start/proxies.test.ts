// In the last ring: the proxies of docs/going-live.md run with the files that are given for them.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config';
import { testFolder } from '../../support/folders';
import { freePort } from '../../support/free-port.mjs';
import { findOrInstallProxy } from '../../support/proxies.mjs';

const HOST = 'hotel.example';
/** Address at which a server that was told nothing listens. */
const SERVER = `127.0.0.1:${readConfig({}).port}`;
/** Bytes of the largest photo that the desk takes. */
const PHOTO = 12 * 1024 * 1024;

/**
 * Stands where the server does, and answers with what reached it; says one event at once, the next when it is asked to.
 */
function standIn() {
  let goOn = (): void => undefined;
  const server = createServer((request, response) => {
    if (request.url === '/api/reception/events' || request.url === '/first-view') {
      // The guide's first view is asked of every proxy by this header; the desk's events are in the proxy's file.
      if (request.url === '/first-view') response.setHeader('x-accel-buffering', 'no');
      response.write('first');
      goOn = () => void response.end('second');
      return;
    }
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    request.on('end', () => response.end(JSON.stringify({ headers: request.headers, bytes })));
  });
  return { server, goOn: () => goOn() };
}

/** The file as it is given, on ports, certificates and a log of this test. */
const FILES = {
  nginx: (given: string, upstream: number, https: number, http: number, folder: string): string =>
    // Its workers may write into a folder that only this user opens.
    `user root; daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
     http { access_log off;
       ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
       ${given
         .replaceAll(SERVER, `127.0.0.1:${upstream}`)
         .replace(/^ *listen \[::\].*\n/gm, '')
         .replace('listen 443', `listen 127.0.0.1:${https}`)
         .replace('listen 80', `listen 127.0.0.1:${http}`)
         .replace(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)}
     }`,
  caddy: (given: string, upstream: number, https: number, http: number, folder: string): string =>
    `{\n admin off\n local_certs\n skip_install_trust\n http_port ${http}\n https_port ${https}\n default_bind 127.0.0.1\n}\n` +
    given.replaceAll(SERVER, `127.0.0.1:${upstream}`).replace('/var/log/caddy', folder),
};
const RUNS = {
  nginx: { file: 'nginx.conf', words: (file: string, folder: string) => ['-p', folder, '-e', 'stderr', '-c', file] },
  caddy: { file: 'Caddyfile', words: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file] },
};

const PROXIES = (['nginx', 'caddy'] as const).map((name) => ({ name, program: findOrInstallProxy(name) ?? '' }));

describe.each(PROXIES)('$name with the file that is given for it', ({ name, program }) => {
  const folder = testFolder();
  const upstream = standIn();
  let proxy: ChildProcess | undefined;
  let ports = { https: 0, http: 0 };
  let said = '';

  const ask = async (url: string, options: { headers?: Record<string, string>; body?: Buffer } = {}) => {
    const request = secure({
      host: '127.0.0.1',
      port: ports.https,
      path: url,
      servername: HOST,
      rejectUnauthorized: false,
      method: options.body ? 'POST' : 'GET',
      headers: { host: HOST, ...options.headers },
    });
    request.end(options.body);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer;
  };
  const read = async (answer: IncomingMessage) => {
    answer.setEncoding('utf8');
    let text = '';
    for await (const part of answer) text += String(part);
    return JSON.parse(text) as { headers: Record<string, string>; bytes: number };
  };

  beforeAll(async () => {
    if (program === '') return;
    upstream.server.listen(0, '127.0.0.1');
    await once(upstream.server, 'listening');
    const { port } = upstream.server.address() as AddressInfo;
    ports = { https: await freePort(), http: await freePort() };
    mkdirSync(path.join(folder, 'home'));
    const keys = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
    spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      `/CN=${HOST}`,
      '-days',
      '2',
      ...keys,
    ]);
    const { file, words } = RUNS[name];
    const written = path.join(folder, file);
    writeFileSync(written, FILES[name](readFileSync(`deploy/${file}`, 'utf8'), port, ports.https, ports.http, folder));
    proxy = spawn(program, words(written, folder), {
      env: { ...process.env, HOME: path.join(folder, 'home') },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    proxy.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    for (let looks = 0; looks < 100; looks += 1) {
      try {
        (await ask('/')).resume();
        return;
      } catch {
        await pause(100);
      }
    }
    throw new Error(`${name} does not answer:\n${said}`);
  }, 60_000);
  afterAll(async () => {
    if (proxy && proxy.exitCode === null) {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
    }
    upstream.server.closeAllConnections();
    upstream.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(program === '')('passes the host on, and the guest’s address whatever a stranger wrote', async () => {
    const { headers } = await read(await ask('/', { headers: { 'x-forwarded-for': '198.51.100.7' } }));
    expect(headers['host']).toBe(HOST);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it.skipIf(program === '')('lets the largest photo through', async () => {
    const { bytes } = await read(await ask('/', { body: Buffer.alloc(PHOTO) }));
    expect(bytes).toBe(PHOTO);
  });

  it.skipIf(program === '').each(['/api/reception/events', '/first-view'])('collects nothing of %s', async (url) => {
    const answer = await ask(url);
    const [first] = (await once(answer, 'data')) as [Buffer];
    expect(first.toString()).toBe('first');
    upstream.goOn();
    const [second] = (await once(answer, 'data')) as [Buffer];
    expect(second.toString()).toBe('second');
  });

  it.skipIf(program === '')('leads http to https, path and all', async () => {
    const request = plain({
      host: '127.0.0.1',
      port: ports.http,
      path: '/hiden-page/B902?lang=en',
      headers: { host: HOST },
    });
    request.end();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    expect([301, 308]).toContain(answer.statusCode);
    expect(answer.headers.location).toMatch(/^https:\/\/hotel\.example(?::\d+)?\/hiden-page\/B902\?lang=en$/);
  });
});
