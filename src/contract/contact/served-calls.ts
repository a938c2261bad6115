import { receipt } from '../guest-forms/guest-form';
import { chatReply, chatRequest } from './chat';
import { contactMessage } from './contacts';
import { withSchemas } from '../endpoint';
import * as light from './calls';

export const askChatCall = withSchemas(light.askChatCall, { body: chatRequest, reply: chatReply });
export const sendContactMessageCall = withSchemas(light.sendContactMessageCall, {
  body: contactMessage,
  reply: receipt,
  status: 201,
});
