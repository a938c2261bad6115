import { MARKER_HEADER, MARKER_VALUE } from '../contract/marker';
import { GUIDE_API } from '../contract/api-addresses';

/** A call that has its whole answer. */
export type EarlyCall = XMLHttpRequest;

/**
 * Asks for an apartment before the code that judges answers is there.
 *
 * Not by `fetch`, whose body is read in turns that a page being painted gives away: on a slow phone the code came 120 ms
 * after the answer, behind the first picture instead of in it. This way a redirect is followed, within our own origin,
 * for the page's policy allows no other; what is found there has to carry our marker too.
 *
 * @param key of a stay
 * @returns rejects when nothing comes
 */
export function askEarly(apartment: string, key: string): Promise<EarlyCall> {
  const asked = new Promise<EarlyCall>((done, fail) => {
    const call = new XMLHttpRequest();
    call.open('GET', GUIDE_API + encodeURIComponent(apartment));
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('authorization', `Stay ${key}`);
    call.onload = () => done(call);
    call.onerror = fail;
    call.send();
  });
  asked.catch(() => undefined);
  return asked;
}

/** The JSON of a good answer of our own server; `null` for any other. */
export async function heardEarly(asked: Promise<EarlyCall>): Promise<unknown> {
  const call = await asked;
  const ours = call.getResponseHeader(MARKER_HEADER) === MARKER_VALUE;
  return ours && call.status === 200 ? JSON.parse(call.responseText) : null;
}

/** The same answer as `fetch` gives it, for who judges it whole (`sent` of `api/request.ts`). */
export async function responseOf(asked: Promise<EarlyCall>): Promise<Response> {
  const call = await asked;
  const headers = call.getAllResponseHeaders().trim().split('\r\n');
  return new Response(call.responseText, {
    status: call.status,
    headers: headers.map((line) => line.split(/: ?(.*)/, 2) as [string, string]),
  });
}
