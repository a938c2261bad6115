import { BlockList, isIP } from 'node:net';
import { groupsOf } from '../address';

/** IANA's registry of IPv4 addresses for special purposes: all that is not somebody's own on the net, and multicast. */
const SPECIAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  '224.0.0.0/3',
];
/** The same of IPv6, within what is given out at all: tunnels (Teredo, 6to4), protocols, documentation. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const GLOBAL_IPV6 = ['2000::/3'];
/** An IPv4 address stands in the last 32 bits: as a dual-stack socket shows it, and behind the net's own translator. */
const WITH_IPV4 = ['::ffff:0:0/96', '64:ff9b::/96'];

const [special4, special6, global6, withIpv4] = [SPECIAL_IPV4, SPECIAL_IPV6, GLOBAL_IPV6, WITH_IPV4].map((networks) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}) as [BlockList, BlockList, BlockList, BlockList];

/**
 * Tells whether an address is somebody's on the net: none of this machine, of its neighbours or of nobody, in whichever way it
 * is written.
 *
 * @param address without brackets; what is no address is none on the net
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special4.check(address, 'ipv4');
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return false;
  if (withIpv4.check(plain, 'ipv6')) return isPublicAddress(ipv4In(plain));
  return global6.check(plain, 'ipv6') && !special6.check(plain, 'ipv6');
}

/** The IPv4 address in the last 32 bits of one of IPv6. */
function ipv4In(address: string): string {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const bytes = groupsOf(written)
    .slice(-2)
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff]);
  return bytes.join('.');
}
