import type { ServerParts } from '../parts';
import { chatRoutes } from '../routes/chat';
import { contactRoutes } from '../routes/contacts';

/** Everything of help, contact and chat. */
export function helpApp(parts: ServerParts): void {
  contactRoutes(parts);
  chatRoutes(parts);
}
