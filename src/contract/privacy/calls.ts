import * as z from 'zod/mini';
import { GUEST_RETENTION_KINDS } from '../../domain/privacy/retention';
import { endpoint } from '../endpoint';

/** `GET /api/retention`: after how many days this house forgets what guests have given it, by kind. */
export const guestRetention = z.record(z.enum(GUEST_RETENTION_KINDS), z.int());
export type GuestRetention = z.infer<typeof guestRetention>;

export const readRetentionCall = endpoint({ method: 'GET', path: '/api/retention', reply: guestRetention });
