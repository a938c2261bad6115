/** Sent along by a page of the desk that asks again by itself, while nobody has touched it for a while. */
export const UNATTENDED_HEADER = 'x-hien-unattended';
