import type { AppDeps } from '../parts';
import { MessageService } from '../services/messages';

/** Services of help, contact and chat. */
export interface HelpParts {
  messages: MessageService;
}

export function createHelpParts({ db, clock }: AppDeps): HelpParts {
  return { messages: new MessageService({ db, clock }) };
}
