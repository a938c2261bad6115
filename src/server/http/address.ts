import { isIP } from 'node:net';

/** The eight groups of an IPv6 address, "::" spelt out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}

/** Plain IPv4 for what a dual-stack socket shows as `::ffff:203.0.113.7`. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

/** What counts as one client: an IPv4 address, or the /64 that one IPv6 line has. */
export function clientNetwork(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** What may be written down of an address: its /24, or /48 of IPv6 (catalogue P-4). */
export function shortAddress(address: string): string {
  // A client of IPv6 is known by its /64.
  const plain = plainAddress(address.replace(/\/\d+$/, ''));
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 3).join(':')}::/48` : '';
}
