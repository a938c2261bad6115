import type { confirmation, confirmed, factorCode, factorOffer, recoveryCodes, staffList, staffRules } from '../staff';
import type { done } from '../stays';
import { endpoint, like } from '../../endpoint';

export const listStaffCall = endpoint({
  method: 'GET',
  path: '/api/reception/staff',
  reply: like<typeof staffList>,
});

export const endStaffCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/staff/:id',
  reply: like<typeof done>,
});

export const changeStaffRulesCall = endpoint({
  method: 'PUT',
  path: '/api/reception/staff/rules',
  body: like<typeof staffRules>,
  reply: like<typeof done>,
});

export const readConfirmationCall = endpoint({
  method: 'GET',
  path: '/api/reception/confirm',
  reply: like<typeof confirmed>,
});

export const confirmAgainCall = endpoint({
  method: 'POST',
  path: '/api/reception/confirm',
  body: like<typeof confirmation>,
  reply: like<typeof confirmed>,
});

export const offerSecondFactorCall = endpoint({
  method: 'POST',
  path: '/api/reception/second-factor',
  reply: like<typeof factorOffer>,
});

export const turnOnSecondFactorCall = endpoint({
  method: 'POST',
  path: '/api/reception/second-factor/on',
  body: like<typeof factorCode>,
  reply: like<typeof recoveryCodes>,
});

export const renewRecoveryCodesCall = endpoint({
  method: 'POST',
  path: '/api/reception/second-factor/codes',
  reply: like<typeof recoveryCodes>,
});

export const dropSecondFactorCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/second-factor',
  reply: like<typeof done>,
});
