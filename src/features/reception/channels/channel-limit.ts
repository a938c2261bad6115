/** Another channel is read before our server answers; some of them take long. In ms. */
export const READING_LIMIT_MS = 25_000;
