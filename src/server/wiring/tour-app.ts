import type { textSender } from '../platform/http/send-text';
import type { ServerParts } from '../parts';
import { commentRoutes } from '../modules/tours/comment-routes';
import { tourRoutes } from '../modules/tours/routes';

/** Everything of tours, and what people say about them. */
export function tourApp(parts: ServerParts, sendText: ReturnType<typeof textSender>): void {
  tourRoutes(parts, sendText);
  commentRoutes(parts);
}
