import { payByWalletCall, payOnArrivalCall, hearFromWalletCall } from '../../../contract/bookings/calls';
import { route } from '../../platform/route';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { sendPrivate } from '../../platform/http/json';
import { parseJsonBody } from '../../platform/http/json-body';
import { sameOriginOnly } from '../../platform/http/same-origin';
import type { RouteDeps } from '../../deps';
import type { Momo } from './momo/gateway';
import type { SandboxWallet } from './momo/sandbox';
import type { PaymentService } from './payments';
import type { PaymentResults } from './results';

interface Deps extends Pick<RouteDeps, 'app' | 'config' | 'address' | 'logger'> {
  payments: { payments: PaymentService; results: PaymentResults; momo: Momo; sandbox: SandboxWallet | null };
}

const tags = ['payments'];

/** `POST /api/payments/momo`, `/cash`, and the wallet's own `/momo/ipn`. */
export async function paymentRoutes(deps: Deps): Promise<void> {
  const { app, config, address } = deps;
  const { payments, sandbox } = deps.payments;
  const onRequest = sameOriginOnly(config.publicOrigin);

  route(app, payByWalletCall, { onRequest, tags, summary: "The wallet's page for a hold" }, async (request, reply) => {
    const json = await payments.order(request.body, {
      key: idempotencyKey(request),
      origin: address.forBrowser(request),
      // The sandbox is this server: it need not go out to come back in.
      ipnUrl: (sandbox ? address.local : (config.publicOrigin ?? address.local)) + hearFromWalletCall.path,
    });
    return sendPrivate(reply, json);
  });
  route(app, payOnArrivalCall, { onRequest, tags, summary: 'Pay on arrival' }, async (request, reply) =>
    sendPrivate(reply, await payments.cash(request.body, idempotencyKey(request))),
  );
  await noticeRoute(deps);
}

/**
 * The wallet's notification. It is told nothing but whether it was taken (204) or is none of the wallet's (400): no
 * body, whatever came.
 */
async function noticeRoute({ app, payments: { momo, results }, logger }: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((_error, _request, reply) => void reply.code(400).send());
    route(scope, hearFromWalletCall, { tags, summary: "The wallet's notification" }, async (request, reply) => {
      const notice = momo.readNotice(readBody(request.body));
      if (!notice) {
        logger.warn({ requestId: request.id }, 'notification without a right signature');
        return reply.code(400).send();
      }
      try {
        await results.takeNotice(notice);
        return await reply.code(204).send();
      } catch (error) {
        // Not 204: the wallet sends it again. Our own question to it would find it too.
        logger.error({ requestId: request.id, err: error }, 'notification not taken');
        return reply.code(503).header('retry-after', '5').send();
      }
    });
    await Promise.resolve();
  });
}

function readBody(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) ? parseJsonBody(body) : null;
  } catch {
    return null;
  }
}
