import { deskMails, mailSettings, mailSettled, mailTaken, mailTest } from './desk';
import { done } from '../guest-access/stays';
import { endpoint } from '../endpoint';

export const readDeskMailsCall = endpoint({
  method: 'GET',
  path: '/api/reception/mails',
  reply: deskMails,
});

export const changeDeskMailsCall = endpoint({
  method: 'PUT',
  path: '/api/reception/mails',
  body: mailSettings,
  reply: done,
});

export const testDeskMailCall = endpoint({
  method: 'POST',
  path: '/api/reception/mails/test',
  reply: mailTest,
});

export const settleDeskMailCall = endpoint({
  method: 'PUT',
  path: '/api/reception/mails/:id',
  body: mailSettled,
  reply: done,
});

export const sendDeskMailAgainCall = endpoint({
  method: 'POST',
  path: '/api/reception/mails/:id/again',
  reply: mailTaken,
});
