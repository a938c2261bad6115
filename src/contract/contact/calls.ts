import type { chatReply, chatRequest } from './chat';
import type { contactMessage } from './contacts';
import type { receipt } from '../guest-forms/guest-form';
import { lightEndpoint, like } from '../endpoint';

export const askChatCall = lightEndpoint({
  method: 'POST',
  path: '/api/chat',
  body: like<typeof chatRequest>,
  reply: like<typeof chatReply>,
});

export const sendContactMessageCall = lightEndpoint({
  method: 'POST',
  path: '/api/contacts',
  body: like<typeof contactMessage>,
  reply: like<typeof receipt>,
});
