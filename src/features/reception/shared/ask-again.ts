import { createStore } from 'zustand/vanilla';
import { ApiFailure, request } from '../../../api/request';
import { apiCall } from '../../../api/call';
import { readConfirmationCall } from '../../../contract/staff/desk-calls';
import type { Language } from '../../../domain/languages';

/** Callback for the answer to "is it still you?"; `null` while nobody is asked. */
export const askAgainStore = createStore<{ waiting: ((isYou: boolean) => void) | null }>(() => ({ waiting: null }));

/** The person is who they say, or does not want to say. */
export function answerAgain(isYou: boolean): void {
  const { waiting } = askAgainStore.getState();
  askAgainStore.setState({ waiting: null });
  waiting?.(isYou);
}

/** Asks whoever sits there for password or code; says whether they gave it. */
export function askAgain(): Promise<boolean> {
  answerAgain(false);
  return new Promise((waiting) => askAgainStore.setState({ waiting }));
}

/**
 * Does what our server may want to know first who asks for it; then asks the person, and does it once more.
 *
 * @returns `null` when they did not say
 * @throws ApiFailure for anything else
 */
export async function withProof<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'confirmNeeded') throw error;
    return (await askAgain()) ? work() : null;
  }
}

/**
 * For what the browser itself fetches, such as a file: asks before, when our server would.
 *
 * @returns whether it would be given now
 * @throws ApiFailure
 */
export async function proveFirst(lang: Language): Promise<boolean> {
  const { until } = await request(apiCall(readConfirmationCall, { lang }));
  return until !== null || askAgain();
}
