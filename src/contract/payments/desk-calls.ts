import { endpoint } from '../endpoint';
import { done } from '../guest-access/stays';

export const closePaymentIssueCall = endpoint({
  method: 'PUT',
  path: '/api/reception/attention/:id/done',
  reply: done,
});
