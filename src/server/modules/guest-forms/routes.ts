import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { GuestForm } from '../../../contract/guest-forms/guest-form';
import { sendGuestFormCall, sendInterestCall } from '../../../contract/guide/served-calls';
import { route } from '../../platform/route';
import { checkGuestForm, cleanGuestForm } from '../../../domain/guest-forms/guest-form';
import type { Submission } from './store';
import { AppError } from '../../errors';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { NetworkRates, rateKeyOf } from '../../platform/http/network-rates';
import { sameOriginOnly } from '../../platform/http/same-origin';
import type { RouteDeps } from '../../deps';
import { hasPlatesOfFigures } from '../../../domain/guest-access/apartment-code';
import type { HotelState } from '../hotel/hotel';
import type { SubmissionService } from './submissions';

interface Deps extends Pick<RouteDeps, 'app' | 'clock' | 'config' | 'db' | 'logger' | 'readClient'> {
  guestForms: { submissions: SubmissionService; secret: string };
  hotel: HotelState;
}

/** `POST /api/guest-form` and `POST /api/interest`: kept here first, told to the spreadsheet afterwards. */
export async function guestFormRoutes(deps: Deps): Promise<void> {
  const { app, config, hotel, readClient, db, clock, logger: log } = deps;
  const { submissions, secret: fingerprintKey } = deps.guestForms;
  const rates = { db, clock, log, fingerprintKey };
  await app.register(rateLimit, {
    global: false,
    store: class extends NetworkRates {
      constructor() {
        super(rates);
      }
    },
    max: () => hotel.current.limits.limits.formsAMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => rateKeyOf(readClient(request.raw)),
    errorResponseBuilder: (_request, { ttl }) => new AppError(429, 'tooMany', { retryAfter: Math.ceil(ttl / 1000) }),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });

  const onRequest = sameOriginOnly(config.publicOrigin);
  const hasFigures = (): boolean => hasPlatesOfFigures(hotel.current.apartments.keys());
  const take = (request: FastifyRequest, submission: Submission): ReturnType<typeof submissions.take> =>
    submissions.take(submission, idempotencyKey(request));

  route(
    app,
    sendGuestFormCall,
    { onRequest, config: { rateLimit: {} }, tags: ['guest'], summary: 'The guest information form' },
    (request) => take(request, { kind: 'guest-form', fields: checked(request.body, hasFigures()) }),
  );
  route(
    app,
    sendInterestCall,
    { onRequest, config: { rateLimit: {} }, tags: ['guest'], summary: 'The "I want to buy" button' },
    (request) =>
      take(request, {
        kind: 'interest',
        fields: { ...checked(request.body, hasFigures()), action: request.body.action },
      }),
  );
}

/** The form's own rules, the same that the screen has. Throws 422 with the first field that breaks one. */
function checked(body: GuestForm, figures: boolean): GuestForm {
  const fields = cleanGuestForm(body);
  const [issue] = checkGuestForm(fields, figures);
  if (issue) throw new AppError(422, issue.code, { field: issue.field });
  return fields;
}
