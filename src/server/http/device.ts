import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newDeviceCookie, readDevice } from './cookies';

/**
 * Fingerprint of the device that asks, for the limits of ruling 9; a device without a mark gets one with this answer.
 * The mark itself is not kept.
 */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = readDevice(request.headers.cookie);
  if (known !== null) return fingerprint(known);
  const cookie = newDeviceCookie(secure);
  reply.header('set-cookie', cookie);
  return fingerprint(readDevice(cookie) ?? cookie);
}

const fingerprint = (mark: string): string => createHash('sha256').update(mark).digest('base64url');
