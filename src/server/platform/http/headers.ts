import { MARKER_HEADER, MARKER_VALUE } from '../../../contract/errors';
import type { Config } from '../../config';
import { NOT_A_DOCUMENT } from './csp';

const HSTS_SECONDS = 2 * 365 * 24 * 3600;

/** Writes the permissions policy: a page may ask a browser for nothing, but for a camera in the guide. */
const permissions = (camera: string): string => `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`;
export const PERMISSIONS_WITH_CAMERA = permissions('(self)');

/** Headers of every answer, errors included (catalogue W-1). */
export function standardHeaders({
  publicOrigin,
  hstsSubdomains,
}: Pick<Config, 'hstsSubdomains' | 'publicOrigin'>): Record<string, string> {
  return {
    [MARKER_HEADER]: MARKER_VALUE,
    'content-security-policy': NOT_A_DOCUMENT,
    'x-content-type-options': 'nosniff',
    // Addresses say what somebody looks at, of a booking its id: a page goes on to others without a new document, and
    // a document out of a cache has the headers of another address, so every one of them tells none.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions('()'),
    ...(publicOrigin?.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}` }
      : {}),
  };
}
