import type { Schema } from '../contract/shape';
import type { Language } from '../domain/languages';
import { ApiFailure } from './failure';
import { reportOutcome } from './outcome';
import { noteServerClock } from './server-clock';
import { withinTime } from './time-limit';
import { assertOurs, failureOf, isJson, jsonOf } from './trust';

export { ApiFailure } from './failure';
export { onOutcome, type Outcome } from './outcome';

const DEFAULT_TIMEOUT_MS = 8000;

export interface Call<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The only status that counts as success, where a call has one. */
  status?: number;
  /** Shape that the answer must have; no other answer reaches the caller. */
  schema: Schema<T>;
  /** Sent as JSON; a form with a file as what it is. */
  body?: unknown;
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** For the whole exchange, body included. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  /** This very call, sent before; its answer is judged like any other. */
  sent?: Promise<Response> | null;
  /** Language of the server's messages. */
  lang?: Language;
}

/**
 * One call to our own server. The answer is believed only when it carries our marker, was not redirected, is JSON and
 * fits the schema.
 *
 * @throws ApiFailure for everything that went wrong; the signal's reason when the caller gave up; an error of our own
 *   program as it is, see `asFailure`
 */
export async function request<T>(call: Call<T>): Promise<T> {
  const { status, json } = await overTheNetwork(call);
  // Here, where an error of our own program is not taken for one of the network.
  const answer = call.schema.safeParse(json);
  if (!answer.success) throw malformed(status);
  return answer.data;
}

interface Answered {
  status: number;
  json: unknown;
}

const malformed = (status: number): ApiFailure => new ApiFailure('malformed', { status, ours: true });

async function overTheNetwork<T>(call: Call<T>): Promise<Answered> {
  try {
    const answer = await withinTime(call.timeoutMs ?? DEFAULT_TIMEOUT_MS, call.signal, (signal) =>
      exchange(call, signal),
    );
    reportOutcome('answered');
    return answer;
  } catch (error) {
    if (error instanceof ApiFailure) reportOutcome(error.outcome, error.gateway);
    throw error;
  }
}

async function exchange<T>(call: Call<T>, signal: AbortSignal): Promise<Answered> {
  if (!call.sent) return answered(call, await send(call, signal));
  return untilAborted(
    call.sent.then((response) => answered(call, response)),
    signal,
  );
}

async function answered<T>(call: Call<T>, response: Response): Promise<Answered> {
  assertOurs(response);
  noteServerClock(response);
  // A good answer that says when to ask again is none yet.
  if (!response.ok || response.headers.has('retry-after')) throw await failureOf(response);
  const { status } = response;
  if ((call.status !== undefined && call.status !== status) || !isJson(response)) throw malformed(status);
  return { status, json: await jsonOf(response) };
}

/** Ends the wait for a call at our signal, though the call was sent without it. */
function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
    answer.then(done, fail);
  });
}

/** Sends a call as it is told; what comes back is not looked at yet. */
export function send(call: Omit<Call<unknown>, 'schema'>, signal: AbortSignal): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...call.headers });
  if (call.lang) headers.set('accept-language', call.lang);
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey);
  const form = call.body instanceof FormData ? call.body : null;
  if (call.body !== undefined && !form) headers.set('content-type', 'application/json');
  return fetch(call.path, {
    method: call.method ?? 'GET',
    headers,
    credentials: 'same-origin',
    // Never followed, as with 'error', so nothing of ours reaches the other origin; but seen, which 'error' hides.
    redirect: 'manual',
    signal,
    ...(call.body === undefined ? {} : { body: form ?? JSON.stringify(call.body) }),
  });
}
