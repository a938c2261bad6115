import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import { API_DESCRIPTION, API_DOCS } from '../../../contract/api-addresses';
import { MARKER_HEADER } from '../../../contract/errors';
import { NOTHING_INLINE, contentSecurityPolicy } from './csp';
import { JSON_TYPE } from './json';
import { sendMissing } from './not-found';
import type { TextSender } from './send-text';

/** The browser's own copies of the contract, written anew for everybody who asks. */
const COPIES = new Set([`${API_DOCS}/json`, `${API_DOCS}/yaml`]);

/**
 * The contract, written from the schemas that check it; to be registered before the routes it describes. It is written
 * once: 300 kB take longer than most answers.
 */
export async function docsRoutes(app: FastifyInstance, sendText: TextSender): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hiên',
        version: '1',
        description: `Every answer carries \`${MARKER_HEADER}: 1\`. Errors are \`{message, code, field?, requestId}\`.`,
      },
      tags: [{ name: 'guide' }, { name: 'guest' }, { name: 'operation' }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: API_DOCS,
    // Its pictures are data addresses and its styles stand in attributes that scripts set; nothing stands inline.
    staticCSP: contentSecurityPolicy(NOTHING_INLINE),
    uiConfig: { url: API_DESCRIPTION, validatorUrl: null },
    uiHooks: {
      onRequest: (request, reply, next) => {
        if (COPIES.has(request.routeOptions.url ?? '')) sendMissing(reply);
        else next();
      },
    },
  });
  let written: { key: string; json: string } | null = null;
  const write = (): { key: string; json: string } => {
    const json = JSON.stringify(app.swagger());
    return { key: `contract-${createHash('sha256').update(json).digest('base64url').slice(0, 22)}`, json };
  };
  app.get(API_DESCRIPTION, { schema: { hide: true } }, (request, reply) => {
    const { key, json } = (written ??= write());
    reply.header('cache-control', 'no-cache');
    return sendText(request, reply, { key, type: JSON_TYPE, text: () => json });
  });
}
