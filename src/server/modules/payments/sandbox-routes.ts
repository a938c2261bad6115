import type { FastifyReply, FastifyRequest } from 'fastify';
import { asLanguage, DEFAULT_LANGUAGE } from '../../../domain/languages';
import { MOMO_SANDBOX_PATH, SANDBOX_API, type SandboxAction, type SandboxWallet } from './momo/sandbox';
import { SANDBOX_STYLE, sandboxMissingPage, sandboxPage } from './momo/sandbox-page';
import { contentSecurityPolicy, hashesOf } from '../../platform/http/csp';
import { askedLanguage, pageLanguage } from '../../platform/http/language';
import { requireSameOrigin } from '../../platform/http/same-origin';
import type { RouteDeps } from '../../deps';

interface Deps extends Pick<RouteDeps, 'app' | 'config'> {
  payments: { sandbox: SandboxWallet | null };
}

const ACTIONS: readonly SandboxAction[] = ['pay', 'refuse', 'later', 'close'];
const schema = { hide: true };

/** The wallet that stands in for MoMo: its gateway and its page. Never there when a real account is configured. */
export async function sandboxWalletRoutes({ app, config, payments: { sandbox } }: Deps): Promise<void> {
  if (!sandbox) return;
  app.post(`${SANDBOX_API}/create`, { schema }, (request) => sandbox.create(request.body));
  app.post(`${SANDBOX_API}/query`, { schema }, (request) => sandbox.query(request.body));
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get<{ Params: { key: string } }>(`${MOMO_SANDBOX_PATH}/pay/:key`, { schema }, (request, reply) =>
      showPage(sandbox, request, reply),
    );
    scope.post<{ Params: { key: string } }>(`${MOMO_SANDBOX_PATH}/pay/:key`, { schema }, async (request, reply) => {
      requireSameOrigin(request, config.publicOrigin);
      const asked = request.body instanceof URLSearchParams ? request.body.get('action') : null;
      const action = ACTIONS.find((one) => one === asked);
      const target = action === undefined ? null : await sandbox.act(request.params.key, action);
      if (target === null) return showPage(sandbox, request, reply);
      return reply.header('cache-control', 'no-store').redirect(target, 303);
    });
    await Promise.resolve();
  });
}

async function showPage(
  sandbox: SandboxWallet,
  request: FastifyRequest<{ Params: { key: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const order = await sandbox.order(request.params.key);
  const asked = askedLanguage(request);
  const html = order
    ? sandboxPage(order, asked ?? asLanguage(order.lang) ?? DEFAULT_LANGUAGE)
    : sandboxMissingPage(pageLanguage(request));
  return (
    reply
      .code(order ? 200 : 404)
      .header('cache-control', 'no-store')
      // Its form is no script's call: without a referrer a browser calls the form's origin `null`.
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('content-security-policy', contentSecurityPolicy(hashesOf({ scripts: [], styles: [SANDBOX_STYLE] })))
      .type('text/html; charset=utf-8')
      .send(html)
  );
}
