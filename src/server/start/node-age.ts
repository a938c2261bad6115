/** Says when a version of Node.js gets no mended faults any more, as its project has announced, UTC. */
const LAST_DAYS: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
};

/**
 * Gives what to say of the Node.js that runs the server; `null` while it is looked after.
 *
 * @param version such as `20.19.4`
 * @param now UTC ms
 */
export function oldNode(version: string, now: number): string | null {
  const last = LAST_DAYS[Number(version.split('.')[0])];
  if (last === undefined || now < Date.parse(`${last}T23:59:59Z`)) return null;
  return `Node.js ${version} gets no security fixes since ${last}; install Node.js 24.`;
}
