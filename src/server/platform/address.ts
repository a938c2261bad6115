import { BlockList, isIP } from 'node:net';
import { NETWORK_WEIGHTS } from '../../domain/desk/limits';

/** The eight groups of an IPv6 address, "::" spelt out. */
export function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}

/**
 * An address as it is compared: without brackets and port that a proxy may write beside it, and plain IPv4 for what a
 * dual-stack socket shows as `::ffff:203.0.113.7`.
 */
export function plainAddress(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(address) ?? [];
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(address) ?? [];
  const plain = bracketed ?? beforePort ?? address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  return mapped ?? plain;
}

/** Tells whether a host, as it stands in a URL or in a `Host` header without its port, is this machine. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (plain === 'localhost' || plain.endsWith('.localhost') || plain === '::1') return true;
  return isIP(plain) === 4 && plain.startsWith('127.');
}

/** Tells whether a text is an address or a CIDR. */
export function isNetwork(part: string): boolean {
  const [address = '', prefix, ...rest] = part.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32));
}

/** Makes a test for membership of the given addresses and CIDRs, IPv4 and IPv6. */
export function networkList(parts: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const part of parts) {
    const [address = '', prefix] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** A network that a client is counted under, and for how many clients it counts. */
export interface CountedNetwork {
  name: string;
  weight: number;
}

/**
 * Gives the networks that an address is counted under. One client is an IPv4 address, or the /64 that one IPv6 line
 * has. Whoever has a wider network has as many lines as he likes, so the /56 and the /48 are counted too, for a few
 * clients each.
 *
 * @returns the narrowest first
 */
export function countedNetworks(address: string): CountedNetwork[] {
  if (isIP(address) !== 6) return [{ name: address, weight: NETWORK_WEIGHTS.line }];
  const [a = '0', b = '0', c = '0', d = '0'] = groupsOf(address);
  const site = (parseInt(d, 16) & 0xff00).toString(16);
  return [
    { name: `${a}:${b}:${c}:${d}::/64`, weight: NETWORK_WEIGHTS.line },
    { name: `${a}:${b}:${c}:${site}::/56`, weight: NETWORK_WEIGHTS.site },
    { name: `${a}:${b}:${c}::/48`, weight: NETWORK_WEIGHTS.block },
  ];
}

/** The line that an address belongs to, as it can be named to the server: an IPv4 address, or the /64 of IPv6. */
export function lineOf(address: string): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** Shortens an address to what may be written down of it: its /24, or /48 of IPv6 (catalogue P-4). */
export function shortAddress(address: string): string {
  // A client of IPv6 is known by its /64.
  const plain = plainAddress(address.replace(/\/\d+$/, ''));
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 3).join(':')}::/48` : '';
}
