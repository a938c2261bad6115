import { ApiFailure } from './failure';
import { reportOutcome } from './outcome';
import { withinTime } from './time-limit';
import { assertOurs, failureOf } from './trust';

const FIRST_BYTE_TIMEOUT_MS = 10_000;

/**
 * Opens a static file of our server from byte `from` on and gives the answer as soon as its headers are there; its
 * body is the caller's to read. A range that the server does not keep gives the whole file with status 200.
 *
 * @param options.type what the content type must start with, such as `video/`
 * @throws ApiFailure
 */
export async function openFile(
  path: string,
  options: { type: string; from?: number; signal?: AbortSignal; timeoutMs?: number },
): Promise<Response> {
  const { type, from = 0, signal, timeoutMs = FIRST_BYTE_TIMEOUT_MS } = options;
  // The caller's signal ends the body later on; the time limit is for the headers only.
  const ending = new AbortController();
  const end = (): void => ending.abort();
  signal?.addEventListener('abort', end, { once: true });
  try {
    const response = await withinTime(timeoutMs, signal, async (limit) => {
      limit.addEventListener('abort', end, { once: true });
      const opened = await fetch(path, {
        headers: from > 0 ? { range: `bytes=${from}-` } : {},
        cache: 'no-store',
        credentials: 'same-origin',
        redirect: 'manual',
        signal: ending.signal,
      });
      assertOurs(opened);
      if (!opened.ok) throw await failureOf(opened);
      if (!(opened.headers.get('content-type') ?? '').startsWith(type))
        throw new ApiFailure('malformed', { status: opened.status, ours: true });
      limit.removeEventListener('abort', end);
      return opened;
    });
    reportOutcome('answered');
    return response;
  } catch (error) {
    end(); // nobody will read the body
    if (error instanceof ApiFailure) reportOutcome(error.outcome);
    throw error;
  }
}
