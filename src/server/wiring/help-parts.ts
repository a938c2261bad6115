import { completions } from '../modules/contact/chat/completions';
import type { AppDeps } from '../parts';
import { ChatService } from '../modules/contact/chat/chat';
import type { HotelState } from '../modules/hotel/hotel';
import { MessageService } from '../modules/contact/messages';

/** Services of help, contact and chat. */
export interface HelpParts {
  messages: MessageService;
  chat: ChatService;
}

export function createHelpParts({ config, db, clock, logger }: AppDeps, hotel: HotelState): HelpParts {
  const complete = config.ai && completions(config.ai);
  return {
    messages: new MessageService({ db, clock }),
    chat: new ChatService({ db, hotel, clock, log: logger, complete }),
  };
}
