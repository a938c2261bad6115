/** One range, as players ask for it: from a byte to a byte, from a byte on, or the last bytes. */
const RANGE = /^\s*bytes=(\d*)-(\d*)\s*$/;

/**
 * Cuts a kept file to the range that is asked for (RFC 9110 §14): 206 with what there is of it, 416 with the size where
 * there is nothing, the whole file for what is no such range.
 */
export async function partOf(kept: Response, range: string): Promise<Response> {
  const whole = await kept.blob();
  const { size } = whole;
  const [, from = '', to = ''] = RANGE.exec(range) ?? [];
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  const headers = new Headers(kept.headers);
  if (from + to === '' || (from !== '' && to !== '' && Number(to) < start)) return new Response(whole, { headers });
  if (start > end) {
    headers.set('content-range', `bytes */${size}`);
    headers.set('content-length', '0');
    return new Response(null, { status: 416, statusText: 'Range Not Satisfiable', headers });
  }
  headers.set('content-range', `bytes ${start}-${end}/${size}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(whole.slice(start, end + 1), { status: 206, statusText: 'Partial Content', headers });
}
