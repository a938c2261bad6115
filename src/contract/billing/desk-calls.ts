import { bill, billChange, debts, newCharge, newPayment, voidLine } from './desk';
import { endpoint } from '../endpoint';

export const readBillCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings/:id/bill',
  reply: bill,
});

export const listDebtsCall = endpoint({
  method: 'GET',
  path: '/api/reception/debts',
  reply: debts,
});

export const addChargeCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/charges',
  body: newCharge,
  reply: billChange,
  status: 201,
});

export const addPaymentCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/payments',
  body: newPayment,
  reply: billChange,
  status: 201,
});

export const voidBillLineCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/lines/:lineId/void',
  body: voidLine,
  reply: billChange,
});
