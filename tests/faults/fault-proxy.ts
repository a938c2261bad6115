import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Faults of the network between a phone and our server. `refuse` answers with a reset, `blackhole` accepts and
 * never answers, `captive` is a hotel's sign-in page with status 200 for everything, `captive302` redirects to it,
 * `lose-answer` lets the request through and the answer get lost, `truncate` cuts an answer after `bytes`, `trickle`
 * sends `bytes` a second.
 */
type Fault =
  | { mode: 'pass' | 'refuse' | 'blackhole' | 'captive' | 'captive302' | 'unavailable' | 'lose-answer' }
  | { mode: 'truncate' | 'trickle'; bytes: number };

interface SeenRequest {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface FaultProxy {
  origin: string;
  /** Every request that arrived, whatever became of it. */
  seen: SeenRequest[];
  /** Every request that followed a redirect to the portal's own origin. */
  atPortal: SeenRequest[];
  /** Changes what the network does from now on; `only` limits it to some requests, all others pass. */
  set(fault: Fault['mode'] | Fault, only?: (request: { method: string; path: string }) => boolean): void;
  /** Points the proxy at another server, as a new release does. */
  retarget(origin: string): void;
  close(): Promise<void>;
}

export const PORTAL_MARK = 'portal-page-of-the-hotel';
const PORTAL_PAGE = `<!doctype html><title>Wi-Fi</title><form id="${PORTAL_MARK}">Please sign in to the hotel's Wi-Fi</form>`;

async function bodyOf(request: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Starts a proxy on loopback in front of `upstream`; page and service worker both go through it. */
export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  let target = new URL(upstream);
  let fault: Fault = { mode: 'pass' };
  let applies: (request: { method: string; path: string }) => boolean = () => true;
  const seen: SeenRequest[] = [];
  const atPortal: SeenRequest[] = [];

  const server = http.createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  // A network that is down does not take connections either; blackhole and portal do.
  server.on('connection', (socket) => {
    socket.on('error', () => socket.destroy());
  });

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const asked = { method: request.method ?? 'GET', path: request.url ?? '/' };
    const now: Fault = applies(asked) ? fault : { mode: 'pass' };
    if (now.mode === 'refuse') {
      request.socket.resetAndDestroy();
      return;
    }
    const body = await bodyOf(request);
    seen.push({ ...asked, headers: request.headers, body: body.toString() });
    switch (now.mode) {
      case 'blackhole':
        return;
      case 'captive':
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PORTAL_PAGE);
        return;
      case 'captive302':
        response.writeHead(302, { location: `http://localhost:${portalPort()}/login` }).end();
        return;
      case 'unavailable':
        response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('unavailable');
        return;
      default:
        forward(request, body, response, now);
    }
  }

  function forward(request: http.IncomingMessage, body: Buffer, response: http.ServerResponse, now: Fault): void {
    const onward = http.request(
      { host: target.hostname, port: target.port, method: request.method, path: request.url, headers: request.headers },
      (answered) => {
        if (now.mode === 'lose-answer') {
          answered.resume().on('end', () => request.socket.resetAndDestroy());
          return;
        }
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        if (now.mode === 'truncate') cutAfter(answered, response, now.bytes);
        else if (now.mode === 'trickle') slowly(answered, response, now.bytes).catch(() => response.destroy());
        else answered.pipe(response);
      },
    );
    onward.on('error', () => request.socket.destroy());
    response.on('close', () => onward.destroy());
    onward.end(body);
  }

  // The portal's own page lives on another origin, as it does in a hotel.
  const portal = http.createServer((request, response) => void welcome(request, response));
  async function welcome(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = request;
    atPortal.push({ method, path, headers, body: (await bodyOf(request)).toString() });
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PORTAL_PAGE);
  }
  const portalPort = (): number => (portal.address() as AddressInfo).port;

  await Promise.all([server, portal].map((one) => new Promise<void>((done) => one.listen(0, '127.0.0.1', done))));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    atPortal,
    set(next, only = () => true) {
      fault = typeof next === 'string' ? ({ mode: next } as Fault) : next;
      applies = only;
      // Connections kept from before would carry on in the old weather.
      server.closeIdleConnections();
    },
    retarget(origin) {
      target = new URL(origin);
    },
    async close() {
      await Promise.all(
        [server, portal].map((one) => {
          one.closeAllConnections();
          return new Promise<void>((done) => one.close(() => done()));
        }),
      );
    },
  };
}

function cutAfter(from: http.IncomingMessage, to: http.ServerResponse, bytes: number): void {
  let left = bytes;
  from.on('data', (part: Buffer) => {
    if (left <= 0) return;
    to.write(part.subarray(0, left));
    left -= part.length;
    if (left <= 0) setTimeout(() => to.destroy(), 20);
  });
  from.on('end', () => to.end());
}

async function slowly(from: http.IncomingMessage, to: http.ServerResponse, bytesPerSecond: number): Promise<void> {
  const slice = Math.max(1, Math.round(bytesPerSecond / 10));
  for await (const part of from as AsyncIterable<Buffer>) {
    for (let at = 0; at < part.length && !to.destroyed; at += slice) {
      to.write(part.subarray(at, at + slice));
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  to.end();
}
