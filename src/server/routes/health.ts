import * as z from 'zod';
import { writeHealth } from '../db/health';
import { sendPrivate } from '../http/json';
import type { ServerParts } from '../parts';

/** `GET /healthz`: 200 only when the database takes a write. Calls at the same time share one. */
export function healthRoutes({ app, db, clock }: ServerParts): void {
  let writing: Promise<void> | null = null;
  app.get(
    '/healthz',
    {
      schema: {
        tags: ['operation'],
        summary: 'Is the server well?',
        response: { 200: z.object({ ok: z.literal(true) }) },
      },
    },
    async (_request, reply) => {
      writing ??= writeHealth(db, clock()).finally(() => (writing = null));
      await writing;
      return sendPrivate(reply, 200, '{"ok":true}');
    },
  );
}
