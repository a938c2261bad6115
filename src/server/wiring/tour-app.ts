import type { textSender } from '../http/send-text';
import type { ServerParts } from '../parts';
import { commentRoutes } from '../routes/comments';
import { tourRoutes } from '../routes/tours';

/** Everything of tours, and what people say about them. */
export function tourApp(parts: ServerParts, sendText: ReturnType<typeof textSender>): void {
  tourRoutes(parts, sendText);
  commentRoutes(parts);
}
