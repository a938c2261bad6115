import type { textSender } from '../http/send-text';
import type { ServerParts } from '../parts';
import { blogRoutes } from '../routes/blog';
import { Rounds } from '../services/rounds';

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
