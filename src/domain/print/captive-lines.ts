/** A line for a router that tells each phone where the house's captive-portal answer is (RFC 8910, DHCP option 114). */
interface CaptiveLine {
  name: 'openwrt' | 'dnsmasq' | 'mikrotik' | 'unifi' | 'pfsense';
  /** Name of the router or of its program, the same in every language. */
  router: string;
  /** Typed or pasted there. */
  line: string;
}

/** @param address of the answer, https and all */
export function captiveLines(address: string): CaptiveLine[] {
  return [
    {
      name: 'openwrt',
      router: 'OpenWrt',
      line: `uci add_list dhcp.lan.dhcp_option='114,${address}' && uci commit dhcp && service dnsmasq restart`,
    },
    { name: 'dnsmasq', router: 'dnsmasq', line: `dhcp-option=114,${address}` },
    {
      name: 'mikrotik',
      router: 'MikroTik RouterOS',
      line: `/ip dhcp-server option add name=guide code=114 value="'${address}'"; /ip dhcp-server network set [find] dhcp-option=guide`,
    },
    { name: 'unifi', router: 'UniFi', line: address },
    { name: 'pfsense', router: 'pfSense, OPNsense', line: address },
  ];
}
