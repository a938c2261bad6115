import type { textSender } from '../http/send-text';
import type { ServerParts } from '../parts';
import { tourRoutes } from '../routes/tours';

/** Everything of tours. */
export function tourApp(parts: ServerParts, sendText: ReturnType<typeof textSender>): void {
  tourRoutes(parts, sendText);
}
