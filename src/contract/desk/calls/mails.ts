import type { deskMails, mailSettings, mailSettled, mailTaken, mailTest } from '../../mails/desk-mails';
import type { done } from '../stays';
import { endpoint, like } from '../../endpoint';

export const readDeskMailsCall = endpoint({
  method: 'GET',
  path: '/api/reception/mails',
  reply: like<typeof deskMails>,
});

export const changeDeskMailsCall = endpoint({
  method: 'PUT',
  path: '/api/reception/mails',
  body: like<typeof mailSettings>,
  reply: like<typeof done>,
});

export const testDeskMailCall = endpoint({
  method: 'POST',
  path: '/api/reception/mails/test',
  reply: like<typeof mailTest>,
});

export const settleDeskMailCall = endpoint({
  method: 'PUT',
  path: '/api/reception/mails/:id',
  body: like<typeof mailSettled>,
  reply: like<typeof done>,
});

export const sendDeskMailAgainCall = endpoint({
  method: 'POST',
  path: '/api/reception/mails/:id/again',
  reply: like<typeof mailTaken>,
});
