/** Longest life of a session in ms, however much it is used. */
export const SESSION_MS = 30 * 24 * 3_600_000;
