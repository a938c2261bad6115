import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'hien_device';
/** Named for https alone where it is served so; marks of before keep their name until they end. */
const OWN_MARK = /(?:^|;) *(?:__Host-)?hien_device=([\w-]{44})(?:;|$)/;
/** A mark has 128 random bits and as many of its signature. */
const MARK_LETTERS = 22;
const MARK_BYTES = 16;
const YEAR_SECONDS = 365 * 24 * 3600;
/** Random bytes are drawn for so many marks at a time. */
const DRAWN = 256;
/** Marks that were found right are remembered: a phone asks for its guide again and again. */
const KEPT = 20_000;

const printOfMark = (mark: string): string => createHash('sha256').update(mark).digest('base64url');

/**
 * Tells phones behind one address apart, for what is counted by device, and knows the browser of a booking from before
 * those had cookies of their own. A mark is signed: who makes marks up has none. It is given to whoever asks, though:
 * what must not be many at once is counted by network too.
 */
export class DeviceMarks {
  readonly #key: string;
  readonly #secure: boolean;
  readonly #right = new Set<string>();
  #drawn = Buffer.alloc(0);

  /**
   * @param key of this installation, the same in all its processes
   * @param secure whether the cookie is for https alone
   */
  constructor(key: string, secure: boolean) {
    this.#key = key;
    this.#secure = secure;
  }

  /** The device's mark; `null` when it has none or what it sent is none of ours. */
  read(header: string | undefined): string | null {
    const sent = header === undefined ? undefined : OWN_MARK.exec(header)?.[1];
    if (sent === undefined) return null;
    const mark = sent.slice(0, MARK_LETTERS);
    if (this.#right.has(sent)) return mark;
    if (!timingSafeEqual(Buffer.from(sent), Buffer.from(mark + this.#sign(mark)))) return null;
    if (this.#right.size >= KEPT) this.#right.clear();
    this.#right.add(sent);
    return mark;
  }

  /** Gives the device a mark of its own with this answer. @returns the mark */
  give(reply: FastifyReply): string {
    if (this.#drawn.length < MARK_BYTES) this.#drawn = randomBytes(MARK_BYTES * DRAWN);
    const mark = this.#drawn.toString('base64url', 0, MARK_BYTES);
    this.#drawn = this.#drawn.subarray(MARK_BYTES);
    const value = `${this.#secure ? '__Host-' : ''}${COOKIE}=${mark}${this.#sign(mark)}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
    reply.header('set-cookie', this.#secure ? `${value}; Secure` : value);
    return mark;
  }

  /**
   * Fingerprint of the device that asks, for the limits of ruling 9; one without a mark gets one with this answer. The
   * mark itself is not kept.
   */
  printOf(request: FastifyRequest, reply: FastifyReply): string {
    return printOfMark(this.read(request.headers.cookie) ?? this.give(reply));
  }

  /** The same of a device that has its mark already; `null` for one without. */
  printIn(header: string | undefined): string | null {
    const mark = this.read(header);
    return mark === null ? null : printOfMark(mark);
  }

  #sign(mark: string): string {
    return createHmac('sha256', this.#key).update(`device ${mark}`).digest('base64url').slice(0, MARK_LETTERS);
  }
}
