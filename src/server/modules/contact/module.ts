import type { ModuleDeps, RouteDeps } from '../../deps';
import type { HotelState } from '../hotel/hotel';
import { ChatService } from './chat/chat';
import { completions } from './chat/completions';
import { chatRoutes } from './chat-routes';
import { MessageService } from './messages';
import { contactRoutes } from './routes';

export { contactPeople } from './people';
export { contactChanges, contactItems } from './store';

/** Messages to the hotel, and the chat that answers some of them. */
export interface Contact {
  messages: MessageService;
  chat: ChatService;
}

export function createContact(
  { config, db, clock, logger: log }: ModuleDeps,
  { hotel }: { hotel: HotelState },
): Contact {
  const complete = config.ai && completions(config.ai);
  return {
    messages: new MessageService({ db, clock }),
    chat: new ChatService({ db, hotel, clock, log, complete }),
  };
}

/** Adds the calls of help, contact and chat. */
export function registerContact(deps: RouteDeps & { contact: Contact }): void {
  contactRoutes(deps);
  chatRoutes(deps);
}
