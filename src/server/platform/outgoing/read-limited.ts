/** The text of an answer. Throws as soon as it is longer than `limit` bytes, or when the signal says so. */
export async function readLimited(answer: Response, limit: number, signal: AbortSignal): Promise<string> {
  if (answer.body === null) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = answer.body.getReader();
  const drop = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', drop, { once: true });
  try {
    for (;;) {
      const part = (await reader.read()) as { value?: Uint8Array };
      signal.throwIfAborted();
      const { value } = part;
      if (value === undefined) return Buffer.concat(parts).toString('utf8');
      size += value.length;
      if (size > limit) throw new Error('That answer is too long.');
      parts.push(value);
    }
  } finally {
    signal.removeEventListener('abort', drop);
    drop();
  }
}
