/** The text of an answer. Throws as soon as it is longer than `limit` bytes. */
export async function readLimited(answer: Response, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (answer.body === null) return '';
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > limit) throw new Error('That answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
