import { asCellText } from '../../../domain/formula-start';
import { readLimited } from '../../platform/outgoing/read-limited';
import { within } from '../../platform/outgoing/within';

const VALUES_LIMIT_MS = 5000;
const VALUES_LIMIT_BYTES = 1024 * 1024;
const SCRIPT_LIMIT_MS = 10_000;

/** Asks the values service for the sheet "Event". Throws when it does not answer, or not with a sheet. */
export type FetchSheet = () => Promise<unknown>;

/** Hands one submission to the spreadsheet script. Throws when the script did not take it. */
export type PostToScript = (id: string, fields: Readonly<Record<string, string>>) => Promise<void>;

/**
 * The spreadsheet values service (facts 4.3): `{base}/Event?key=…`, at most 5 s and 1 MB.
 *
 * @param base up to `/values`
 * @returns the sheet's `values`; an empty list when the sheet is empty and the service leaves the key out
 */
export function sheetReader(base: string, key: string | null): FetchSheet {
  return async () => {
    const query = key === null ? '' : `?key=${encodeURIComponent(key)}`;
    const body = await within(VALUES_LIMIT_MS, null, async (signal) => {
      const answer = await fetch(`${base}/Event${query}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal,
      });
      if (!answer.ok) throw new Error(`The values service answered ${answer.status}.`);
      return JSON.parse(await readLimited(answer, VALUES_LIMIT_BYTES, signal)) as unknown;
    });
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Error('That is no sheet.');
    const values = (body as { values?: unknown }).values ?? [];
    if (!Array.isArray(values)) throw new Error('That is no sheet.');
    return values as unknown[];
  };
}

/**
 * The spreadsheet script (facts 4.3): JSON as text/plain. It gets the fields of the specification and nothing more;
 * the id travels beside them, in a header.
 */
export function scriptPoster(url: string): PostToScript {
  return async (id, fields) => {
    const safe = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asCellText(value)]));
    const answer = await within(SCRIPT_LIMIT_MS, null, async (signal) => {
      const told = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=utf-8', 'idempotency-key': id },
        body: JSON.stringify(safe),
        redirect: 'manual',
        signal,
      });
      await told.body?.cancel();
      return told;
    });
    if (!answer.ok && !isResultRedirect(answer, url)) throw new Error(`The script answered ${answer.status}.`);
  };
}

/**
 * A script that ran answers 302 to a page with its result. A redirect to anywhere else is a sign-in page: the script
 * did not run.
 */
function isResultRedirect(answer: Response, url: string): boolean {
  const location = answer.headers.get('location');
  if ((answer.status !== 302 && answer.status !== 303) || location === null || !URL.canParse(location, url))
    return false;
  const { hostname, host } = new URL(location, url);
  return (
    host === new URL(url).host || hostname === 'googleusercontent.com' || hostname.endsWith('.googleusercontent.com')
  );
}
