import type { textSender } from '../http/send-text';
import type { ServerParts } from '../parts';
import { blogRoutes } from '../routes/blog';

/** So often what was read is written down, in ms. */
const COUNT_EVERY_MS = 30_000;

/** Everything of the blog, with its chore while the server runs. */
export function storiesApp(parts: ServerParts, sendText: ReturnType<typeof textSender>): void {
  const { app, stories } = parts;
  blogRoutes(parts, sendText);
  const counting = setInterval(() => void stories.blog.countReads(), COUNT_EVERY_MS);
  counting.unref();
  app.addHook('onClose', async () => {
    clearInterval(counting);
    await stories.blog.countReads();
  });
}
