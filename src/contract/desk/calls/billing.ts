import type { bill, billChange, newCharge, newPayment, voidLine } from '../bill';
import { endpoint, like } from '../../endpoint';

export const readBillCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings/:id/bill',
  reply: like<typeof bill>,
});

export const addChargeCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/charges',
  body: like<typeof newCharge>,
  reply: like<typeof billChange>,
});

export const addPaymentCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/payments',
  body: like<typeof newPayment>,
  reply: like<typeof billChange>,
});

export const voidBillLineCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/lines/:lineId/void',
  body: like<typeof voidLine>,
  reply: like<typeof billChange>,
});
