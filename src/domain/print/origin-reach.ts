/**
 * Reach of an origin for phones: `everywhere`; `network`, the same network alone; `device`, no phone, because the
 * origin names the asking machine itself; `insecure`, everywhere but without TLS, so that a phone cannot keep the
 * guide.
 */
export type OriginReach = 'everywhere' | 'insecure' | 'network' | 'device';

/** RFC 1918, RFC 3927 and RFC 6598; `169.254` also is what a machine without an address gives itself. */
const PRIVATE_V4 =
  /^(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.\d+\.\d+$/;
/** RFC 4193 and RFC 4291. */
const PRIVATE_V6 = /^\[f(?:[cd][0-9a-f]{2}|e[89ab][0-9a-f]):/;
/** Names that no public name server knows (RFC 6761, 6762, 8375, 9476 and the usual names of routers). */
const PRIVATE_NAME = /\.(?:local|lan|home|internal|intranet|home\.arpa|test)$/;

/**
 * Judges where a printed address can be opened from.
 *
 * @param origin its parts as the URL standard writes them: lower case, IPv6 in brackets, protocol with its colon
 */
export function originReach({ hostname, protocol }: { hostname: string; protocol: string }): OriginReach {
  const ownMachine = /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;
  if (ownMachine.test(hostname)) return 'device';
  const oneWord = !hostname.includes('.') && !hostname.startsWith('[');
  if (oneWord || PRIVATE_V4.test(hostname) || PRIVATE_V6.test(hostname) || PRIVATE_NAME.test(hostname))
    return 'network';
  return protocol === 'https:' ? 'everywhere' : 'insecure';
}
