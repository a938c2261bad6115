import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import { API_DESCRIPTION, API_DOCS } from '../../../contract/api-addresses';
import { MARKER_HEADER } from '../../../contract/errors';
import { NOTHING_INLINE, contentSecurityPolicy } from './csp';
import { JSON_TYPE } from './json';

/** The contract, written from the schemas that check it; to be registered before the routes it describes. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
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
  });
  app.get(API_DESCRIPTION, { schema: { hide: true } }, (_request, reply) =>
    reply.type(JSON_TYPE).header('cache-control', 'no-cache').send(JSON.stringify(app.swagger())),
  );
}
