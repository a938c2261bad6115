import type { Outcome } from './outcome';

/**
 * - `offline`: no answer, the connection failed or broke
 * - `timeout`: the network took the request and said nothing
 * - `portal`: an answer that is not ours (sign-in page, foreign redirect)
 * - `http`: a status of 400 or more
 * - `malformed`: our server answered, but not what the contract says
 * - `fault`: our own program failed, see `asFailure`
 */
export type FailureKind = 'offline' | 'timeout' | 'portal' | 'http' | 'malformed' | 'fault';

interface FailureDetails {
  status?: number;
  code?: string;
  field?: string;
  /** Milliseconds. */
  retryAfter?: number;
  message?: string;
  /** True when our own server said it, known by its marker. */
  ours?: boolean;
  /** Our server's whole error body. */
  body?: unknown;
}

/** Statuses of the 4xx that say "later" rather than "no" (RFC 9110, 8470, 6585). */
const COME_BACK_LATER = [408, 425, 429];

/** The one error of every call. `code` and `field` come from the server's envelope and are for programs. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: FailureKind;
  readonly status?: number;
  readonly code?: string;
  readonly field?: string;
  /** Time that the server wants to be left alone, in ms. */
  readonly retryAfter?: number;
  readonly ours: boolean;
  /** Our server's whole error body, for the calls whose contract says more than the envelope. */
  readonly body: unknown;

  constructor(kind: FailureKind, details: FailureDetails = {}) {
    super(details.message ?? kind);
    this.kind = kind;
    this.ours = details.ours ?? false;
    this.body = details.body;
    if (details.status !== undefined) this.status = details.status;
    if (details.code !== undefined) this.code = details.code;
    if (details.field !== undefined) this.field = details.field;
    if (details.retryAfter !== undefined) this.retryAfter = details.retryAfter;
  }

  /**
   * Tells whether our own server has said no, and would say so again. A portal's 403 is nobody's word, and a conflict
   * with a time to come back is the same call still in flight.
   */
  get refused(): boolean {
    const { kind, ours, status = 0, retryAfter } = this;
    if (kind !== 'http' || !ours || status < 400 || status >= 500) return false;
    if (status === 409 && retryAfter !== undefined) return false;
    return !COME_BACK_LATER.includes(status);
  }

  /** Tells whether something else answered in place of our server: there is a network, and the server is away. */
  get gateway(): boolean {
    return this.kind === 'http' && !this.ours && (this.status ?? 0) >= 500;
  }

  /** Gives what this failure says about the network. A gateway's 502 counts as no server at all. */
  get outcome(): Outcome {
    if (this.kind === 'portal') return 'portal';
    return this.ours ? 'answered' : 'unreachable';
  }
}
