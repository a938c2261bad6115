import type { RouteDeps } from '../../deps';
import * as z from 'zod';
import { HEALTH_API } from '../../../contract/api-addresses';
import { writeHealth } from '../db/health';
import { sendPrivate } from './json';

/** So long, in ms, everybody is told the same: who asks a thousand times a second makes the disk sync once. */
const HEALTH_KEPT_MS = 1000;

/**
 * `GET /healthz`: 200 only when the database takes a write. Calls at the same time share one, and so do those of the
 * second after it went well; what went wrong is looked at again at once.
 */
export function healthRoutes({ app, db, clock }: Pick<RouteDeps, 'app' | 'clock' | 'db'>): void {
  let writing: Promise<void> | null = null;
  let wellUntil = 0;
  const write = async (): Promise<void> => {
    await writeHealth(db, clock());
    wellUntil = performance.now() + HEALTH_KEPT_MS;
  };
  app.get(
    HEALTH_API,
    {
      schema: {
        tags: ['operation'],
        summary: 'Is the server well?',
        response: { 200: z.object({ ok: z.literal(true) }) },
      },
    },
    async (_request, reply) => {
      if (performance.now() >= wellUntil) {
        writing ??= write().finally(() => (writing = null));
        await writing;
      }
      return sendPrivate(reply, '{"ok":true}');
    },
  );
}
