import { SANDBOX_PATH } from '../../../../contract/page-addresses';

/** Under these a name of three labels is the smallest that somebody owns: `shop.com.vn`. */
const SHARED = new Set(['com', 'net', 'org', 'edu', 'gov', 'co', 'ac']);
const WALLET_DOMAIN = 'momo.vn';

/**
 * Tells whether a guest may be sent to a page of the wallet. It must be over https on the wallet's own domain or that
 * of the configured gateway; or on this machine with the gateway's scheme when the gateway is on this machine too, as
 * in a test; or, for the sandbox, on our own origin.
 *
 * @param ownUrl an address of ours that the order was made with; its origin counts when the gateway is this server
 */
export function isAllowedPayUrl(payUrl: string, endpoint: string, ownUrl: string | null): boolean {
  if (!URL.canParse(payUrl)) return false;
  const { protocol, hostname, origin, username, password } = new URL(payUrl);
  if (username !== '' || password !== '' || !['http:', 'https:'].includes(protocol)) return false;
  const gateway = new URL(endpoint);
  if (gateway.pathname.startsWith(`${SANDBOX_PATH}/`) && ownUrl !== null && origin === new URL(ownUrl).origin)
    return true;
  if (protocol === gateway.protocol && isLoopback(hostname) && isLoopback(gateway.hostname)) return true;
  if (protocol !== 'https:') return false;
  return [WALLET_DOMAIN, domainOf(gateway.hostname)].some(
    (domain) => hostname === domain || (!isAddress(domain) && hostname.endsWith(`.${domain}`)),
  );
}

function domainOf(hostname: string): string {
  if (isAddress(hostname)) return hostname;
  const labels = hostname.split('.');
  const shared = labels.length > 2 && SHARED.has(labels.at(-2) ?? '') && (labels.at(-1) ?? '').length === 2;
  return labels.slice(shared ? -3 : -2).join('.');
}

const isAddress = (hostname: string): boolean => hostname.startsWith('[') || /^[\d.]+$/.test(hostname);

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
