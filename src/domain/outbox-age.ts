/** So long a submission goes out without another word of its writer, in ms (catalogue C-28). */
const BY_ITSELF_MS = 30 * 24 * 3_600_000;

/**
 * Tells whether a submission that waits on a phone still goes out by itself. What was written more than thirty days ago, a
 * request for nights that are past among it, is no longer sent behind its writer's back: they are asked, and their word
 * holds for as long again. Instants are ms of the phone's clock; one that was set back only makes it go.
 */
export const goesByItself = (
  { createdAt, agreedAt = createdAt }: { createdAt: number; agreedAt?: number | undefined },
  now: number,
): boolean => now - agreedAt <= BY_ITSELF_MS;
