import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bookingDigits } from '../../../../domain/bookings/booking-number';
import { addDays, instantInVietNam } from '../../../../domain/days';
import { AppError } from '../../../errors';
import { readCookie } from '../../../platform/http/cookies';
import type { DeviceMarks } from '../../../platform/http/device-marks';
import { addCookie, type ReadSession } from '../../staff/session-cookie';
import type { Booking } from '../../booking-records/store';

/** After the stay a booking still says what was paid, and what comes back. */
const KEPT_DAYS_AFTER = 30;
const SCHEME = 'Booking ';

/** Holds what a call brings along to show that a booking is its sender's. */
export interface Proof {
  /** The `Cookie` header. */
  cookies: string | undefined;
  /** The secret of an `Authorization: Booking <secret>` header. */
  secret: string | null;
  /** Fingerprint of the device's own mark, where it has one. */
  device: string | null;
  /** Names who is signed in. */
  userId: string | null;
}

interface Deps {
  /** The database's own secret. */
  secret: string;
  /** Tells whether cookies are for https alone. */
  secure: boolean;
  marks: Pick<DeviceMarks, 'printIn'>;
}

type Proven = Pick<Booking, 'id' | 'guest_email' | 'device' | 'user_id'>;

/**
 * The one rule of what a booking's id alone may do, and of what shows whose a booking is (decision 122). The id shows
 * what was booked, gives it as a calendar file and lets it be paid, as the specification's payment calls name nothing
 * else. The links of guides and companions, companions' names, and every change, cancelling among them, are for the
 * browser that booked, the account that booked, and the link of a mail.
 */
export class BookerProofs {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * The secret of the links in a booking's mails: 256 bits, base64url, derived as keys of guides are (decision 105). It
   * hangs on the address that mails go to: once reception has put a wrong one right, its link shows what was booked.
   */
  secretOf({ id, guest_email: address }: Pick<Booking, 'id' | 'guest_email'>): string {
    return this.#derive(`booking mail ${id} ${address}`);
  }

  /** Reads what a call brings along. */
  async of(request: FastifyRequest, readSession: ReadSession): Promise<Proof> {
    const { cookie: cookies, authorization } = request.headers;
    return {
      cookies,
      secret: authorization?.startsWith(SCHEME) ? authorization.slice(SCHEME.length) : null,
      device: this.#deps.marks.printIn(cookies),
      userId: (await readSession(request))?.id ?? null,
    };
  }

  /** Tells whether a call comes from whose booking it is. What is wrong counts as what is not there. */
  holds(booking: Proven, { cookies, secret, device, userId }: Proof): boolean {
    if (userId !== null && booking.user_id === userId) return true;
    if (isSame(secret, this.secretOf(booking))) return true;
    if (this.hasCookie(booking.id, { cookies })) return true;
    // Bookings from before there were these cookies are known by the mark of the device; only its hash is kept.
    return isSame(device, booking.device);
  }

  /** Tells whether the browser has this booking's own cookie. */
  hasCookie(id: string, { cookies }: Pick<Proof, 'cookies'>): boolean {
    return isSame(readCookie(cookies, this.#cookieName(id)), this.#markOf(id));
  }

  /** @throws AppError 403 `bookerOnly` */
  require(booking: Proven, proof: Proof): void {
    if (!this.holds(booking, proof)) throw new AppError(403, 'bookerOnly');
  }

  /** Lets the browser show, until a month after the stay, that the booking is its own. */
  give(reply: FastifyReply, { id, checkOut }: { id: string; checkOut: string }, now: number): void {
    const until = instantInVietNam(addDays(checkOut, KEPT_DAYS_AFTER), '00:00');
    const seconds = Math.floor((until - now) / 1000);
    if (seconds <= 0) return;
    const cookie = `${this.#cookieName(id)}=${this.#markOf(id)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
    addCookie(reply, cookie, this.#deps.secure);
  }

  /** Each booking has a cookie of its own, so that two tabs that book at once do not take each other's. */
  #cookieName(id: string): string {
    return `${this.#deps.secure ? '__Host-' : ''}hien_booking_${bookingDigits(id)}`;
  }

  #markOf(id: string): string {
    return this.#derive(`booking browser ${id}`);
  }

  #derive(what: string): string {
    return createHmac('sha256', this.#deps.secret).update(what).digest('base64url');
  }
}

/** Compares in the same time wherever two texts of one length differ. */
function isSame(sent: string | null, right: string | null): boolean {
  if (sent === null || right === null) return false;
  const [a, b] = [Buffer.from(sent), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
