import { errorEnvelopeShape } from '../contract/guide/guide-shapes';
import { MARKER_HEADER, MARKER_VALUE } from '../contract/marker';
import { ApiFailure } from './failure';

/**
 * Lets only answers of our own server pass (decision 39).
 *
 * Measured: plain "status 200" took the sign-in page of a hotel's Wi-Fi for data and kept it. The marker is looked at
 * first; a foreign 5xx or 429 is a gateway in front of us, every other foreign answer is a portal.
 *
 * @throws ApiFailure `portal` or `http`
 */
export function assertOurs(response: Response): void {
  const marked = response.headers.get(MARKER_HEADER) === MARKER_VALUE;
  if (marked && !response.redirected && response.type !== 'opaqueredirect') return;
  const { status } = response;
  const gateway = status === 429 || (status >= 500 && status !== 511);
  if (!gateway) throw new ApiFailure('portal', { status });
  throw new ApiFailure('http', { status, ...retryAfterOf(response) });
}

/** Turns an answer of ours with a status of 400 or more into a failure, with the envelope's code and field. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const { status } = response;
  const details = { status, ours: true, ...retryAfterOf(response) };
  if (!isJson(response)) return new ApiFailure('http', details);
  const body = await jsonOf(response);
  const envelope = errorEnvelopeShape.safeParse(body);
  if (!envelope.success) return new ApiFailure('http', details);
  const { message, code, field } = envelope.data;
  return new ApiFailure('http', { ...details, body, message, code, ...(field === undefined ? {} : { field }) });
}

export function isJson(response: Response): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
}

/** The body as JSON; `undefined` when it is none. A body that breaks off rejects, as the connection's failure. */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // the caller's schema refuses it
  }
}

/** `Retry-After` in seconds or as a date (RFC 9110 §10.2.3), as milliseconds from now. */
function retryAfterOf(response: Response): { retryAfter?: number } {
  const header = response.headers.get('retry-after');
  if (header === null) return {};
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? { retryAfter: Math.max(0, wait) } : {};
}
