import type { ServerParts } from '../parts';
import { chatRoutes } from '../modules/contact/chat-routes';
import { contactRoutes } from '../modules/contact/routes';

/** Everything of help, contact and chat. */
export function helpApp(parts: ServerParts): void {
  contactRoutes(parts);
  chatRoutes(parts);
}
