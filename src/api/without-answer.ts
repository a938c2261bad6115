import { type Call, send } from './request';
import { withinTime } from './time-limit';
import { assertOurs, failureOf } from './trust';

/** As long as `request` waits; its own constant, exported, costs every page of the site. */
const TIMEOUT_MS = 8000;

/**
 * Makes a call whose good answer has nothing in it (204).
 *
 * @throws ApiFailure as `request` does
 */
export function requestNothing(call: Omit<Call<unknown>, 'schema'>): Promise<void> {
  return withinTime(call.timeoutMs ?? TIMEOUT_MS, call.signal, async (signal) => {
    const response = await send(call, signal);
    assertOurs(response);
    if (!response.ok) throw await failureOf(response);
  });
}
