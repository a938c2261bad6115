import { ApiFailure } from './failure';
import { type Outcome, reportOutcome } from './outcome';
import { withinTime } from './time-limit';
import { assertOurs } from './trust';

const PROBE_TIMEOUT_MS = 4000;

/**
 * Asks whether our server is there, as cheaply as possible: the headers of a static file that no cache answers. Any
 * answer that carries our marker will do. Reports the outcome like every other exchange.
 */
export async function probe(): Promise<Outcome> {
  let outcome: Outcome = 'answered';
  let gateway = false;
  try {
    await withinTime(PROBE_TIMEOUT_MS, undefined, async (signal) => {
      assertOurs(await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal }));
    });
  } catch (error) {
    outcome = error instanceof ApiFailure ? error.outcome : 'unreachable';
    gateway = error instanceof ApiFailure && error.gateway;
  }
  reportOutcome(outcome, gateway);
  return outcome;
}

/** Asks whether our server no longer has a file. A network that is away and a portal do not count: `false`. */
export async function isGone(path: string): Promise<boolean> {
  try {
    return await withinTime(PROBE_TIMEOUT_MS, undefined, async (signal) => {
      const response = await fetch(path, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal });
      assertOurs(response);
      return response.status === 404 || response.status === 410;
    });
  } catch {
    return false;
  }
}
