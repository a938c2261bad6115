import { MARKER_HEADER, MARKER_VALUE } from '../contract/marker';
import { GUIDE_API } from '../contract/api-addresses';

/** A call that is over, with its whole answer or, with a status of 0, with none. */
export type EarlyCall = XMLHttpRequest;

/**
 * Asks for an apartment before the code that judges answers is there.
 *
 * Not by `fetch`, whose body is read in turns that a page being painted gives away: on a slow phone the code came 120
 * ms after the answer, behind the first picture instead of in it. This way a redirect is followed, within our own
 * origin, for the page's policy allows no other; what is found there has to carry our marker too (decision 5).
 *
 * @param key of a stay
 */
export function askEarly(apartment: string, key: string): Promise<EarlyCall> {
  return new Promise((done) => {
    const call = new XMLHttpRequest();
    call.open('GET', GUIDE_API + encodeURIComponent(apartment));
    call.setRequestHeader('authorization', `Stay ${key}`);
    call.onloadend = () => done(call);
    call.send();
  });
}

/** The JSON of an answer of our own server, which may be that of a failure; `null` for any other. */
export const heardEarly = (call: EarlyCall): unknown =>
  call.getResponseHeader(MARKER_HEADER) === MARKER_VALUE ? JSON.parse(call.response as string) : null;

/**
 * The same answer as `fetch` gives it, for who judges it whole (`sent` of `api/request.ts`).
 *
 * @returns rejects when none came
 */
export const responseOf = (asked: Promise<EarlyCall>): Promise<Response> =>
  asked.then((call) => {
    // Without an answer there is no line, which rejects as well.
    const lines = call.getAllResponseHeaders().match(/.+/g) as string[];
    const headers = lines.map((line) => line.split(': ', 2) as [string, string]);
    return new Response(call.response as string, { status: call.status, headers });
  });
