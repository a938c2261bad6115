import { MARKER_HEADER, MARKER_VALUE } from '../contract/marker';
import { GUIDE_API } from '../contract/api-addresses';

/**
 * Asks for an apartment before the code that judges answers is there. Whoever takes the call over judges it whole
 * (`sent` of `api/request.ts`), and says what is the matter.
 *
 * @param key of a stay
 */
export function askEarly(apartment: string, key: string): Promise<Response> {
  const asked = fetch(`${GUIDE_API}${encodeURIComponent(apartment)}`, {
    headers: { accept: 'application/json', authorization: `Stay ${key}` },
    redirect: 'manual',
  });
  asked.catch(() => undefined);
  return asked;
}

/** The JSON of a good answer of our own server, which stays there to be read once more; `null` for any other. */
export async function heardEarly(asked: Promise<Response>): Promise<unknown> {
  const response = await asked;
  const ours = response.ok && !response.redirected && response.headers.get(MARKER_HEADER) === MARKER_VALUE;
  return ours ? ((await response.clone().json()) as unknown) : null;
}
