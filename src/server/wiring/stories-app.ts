import type { textSender } from '../platform/http/send-text';
import type { ServerParts } from '../parts';
import { blogRoutes } from '../modules/blog/routes';
import { Rounds } from '../platform/jobs/interval-job';

/** So often what was read is written down, in ms. */
const COUNT_EVERY_MS = 30_000;

/** Everything of the blog, with its chore while the server runs. */
export function storiesApp(parts: ServerParts, sendText: ReturnType<typeof textSender>): void {
  const { app, stories, logger: log } = parts;
  blogRoutes(parts, sendText);
  const run = (): Promise<void> => stories.blog.countReads();
  const counting = new Rounds({ name: 'counting of reads', everyMs: COUNT_EVERY_MS, log, run });
  counting.start();
  app.addHook('onClose', async () => {
    await counting.stop();
    await stories.blog.countReads();
  });
}
