import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type Outcome, onOutcome, request } from '../../src/api/request';
import { FakeNetwork, PORTAL_MARK, opaqueRedirect, ours } from '../support/fake-network';

const schema = z.object({ apartment: z.string() });
const GOOD = { apartment: 'B902' };
const MARK = { 'x-hien': '1' };

const html = (headers: Record<string, string>, status = 200): Response =>
  new Response(PORTAL_MARK, { status, headers: { 'content-type': 'text/html', ...headers } });

function redirected(): Response {
  return Object.defineProperty(ours(GOOD), 'redirected', { value: true });
}

let network: FakeNetwork;
let outcomes: Outcome[];
let stop: () => void;

beforeEach(() => {
  network = new FakeNetwork();
  vi.stubGlobal('fetch', network.fetch);
  outcomes = [];
  stop = onOutcome((outcome) => outcomes.push(outcome));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function failing(answer: () => Response): Promise<ApiFailure> {
  network.on('GET', '/api/x', answer);
  const failure: unknown = await request({ path: '/api/x', schema }).catch((error: unknown) => error);
  if (!(failure instanceof ApiFailure)) throw new Error('The answer was believed');
  return failure;
}

describe('an answer is believed only when it is ours', () => {
  it('gives what the schema read', async () => {
    network.on('GET', '/api/x', () => ours({ ...GOOD, more: 1 }));
    await expect(request({ path: '/api/x', schema })).resolves.toEqual(GOOD);
    expect(outcomes).toEqual(['answered']);
  });

  it.each<[string, () => Response, Partial<ApiFailure>, Outcome]>([
    ["a portal's page with status 200", () => html({}), { kind: 'portal' }, 'portal'],
    ['JSON without our marker', () => ours(GOOD, 200, { 'x-hien': '' }), { kind: 'portal' }, 'portal'],
    ['a redirect, seen and not followed', opaqueRedirect, { kind: 'portal' }, 'portal'],
    ['an answer that came through a redirect', redirected, { kind: 'portal' }, 'portal'],
    ['network authentication required', () => html({}, 511), { kind: 'portal', status: 511 }, 'portal'],
    ["a portal's 403", () => html({}, 403), { kind: 'portal', status: 403, ours: false }, 'portal'],
    ['a gateway in front of us', () => html({}, 502), { kind: 'http', status: 502, ours: false }, 'unreachable'],
    ['HTML with our marker', () => html(MARK), { kind: 'malformed' }, 'answered'],
    ['another shape', () => ours({ apartment: 902 }), { kind: 'malformed' }, 'answered'],
    [
      'half a JSON',
      () => new Response('{"apart', { headers: { ...MARK, 'content-type': 'application/json' } }),
      { kind: 'malformed' },
      'answered',
    ],
    ['our own error without an envelope', () => html(MARK, 500), { kind: 'http', status: 500, ours: true }, 'answered'],
    [
      'our own error',
      () => ours({ message: 'Sai', code: 'invalid', field: 'email', requestId: 'r' }, 422),
      { kind: 'http', status: 422, code: 'invalid', field: 'email', message: 'Sai', ours: true },
      'answered',
    ],
  ])('refuses %s', async (_name, answer, expected, outcome) => {
    expect(await failing(answer)).toMatchObject(expected);
    expect(outcomes).toEqual([outcome]);
  });

  it.each([
    ['3', 3000],
    ['0', 0],
    ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
  ])('reads Retry-After: %s', async (said, wait) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
    const failure = await failing(() => ours({}, 429, { 'retry-after': said }));
    expect(failure.retryAfter).toBe(wait);
  });
});

describe('a network that fails', () => {
  it('calls a refused connection offline', async () => {
    network.weather = 'refuse';
    await expect(request({ path: '/api/x', schema })).rejects.toMatchObject({ kind: 'offline' });
    expect(outcomes).toEqual(['unreachable']);
  });

  it('calls an error of our own program by its name, and not offline', async () => {
    network.on('GET', '/api/x', () => ours(GOOD));
    const own = new TypeError('x.toSorted is not a function');
    const older = {
      safeParse: () => {
        throw own;
      },
    };
    await expect(request({ path: '/api/x', schema: older })).rejects.toBe(own);
    expect(outcomes).toEqual(['answered']);
  });

  it('gives up on silence after its time limit', async () => {
    vi.useFakeTimers();
    network.weather = 'hang';
    const asked = request({ path: '/api/x', schema, timeoutMs: 3000 });
    const settled = vi.fn();
    asked.catch(settled);
    await vi.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(asked).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('counts a body that stops in the middle into the same time limit', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"apart'));
          init.signal?.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')));
        },
      });
      return Promise.resolve(new Response(body, { headers: { ...MARK, 'content-type': 'application/json' } }));
    });
    const asked = request({ path: '/api/x', schema, timeoutMs: 3000 });
    asked.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(3000);
    await expect(asked).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('tells the caller who gave up his own reason, and says nothing about the network', async () => {
    network.weather = 'hang';
    const giveUp = new AbortController();
    const asked = request({ path: '/api/x', schema, signal: giveUp.signal });
    giveUp.abort(new Error('left the page'));
    await expect(asked).rejects.toThrow('left the page');
    expect(outcomes).toEqual([]);
  });
});

describe('what is sent', () => {
  it('carries key, language and JSON, and follows no redirect', async () => {
    const seen = vi.spyOn(globalThis, 'fetch');
    network.on('POST', '/api/x', () => ours(GOOD, 201));
    await request({ method: 'POST', path: '/api/x', schema, body: { a: 1 }, idempotencyKey: 'k1', lang: 'en' });
    const [asked] = network.asked;
    expect(asked?.body).toEqual({ a: 1 });
    expect(Object.fromEntries(asked?.headers ?? [])).toMatchObject({
      'idempotency-key': 'k1',
      'accept-language': 'en',
      'content-type': 'application/json',
    });
    expect(seen.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual', credentials: 'same-origin' });
  });
});
