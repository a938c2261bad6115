import {
  confirmation,
  confirmed,
  factorCode,
  factorOffer,
  madeInvitation,
  newStaff,
  ownAccount,
  ownName,
  passwordLink,
  recoveryCodes,
  staffList,
  staffRoleChange,
  staffRules,
} from './desk';
import { done } from '../guest-access/stays';
import { endpoint } from '../endpoint';

export const listStaffCall = endpoint({
  method: 'GET',
  path: '/api/reception/staff',
  reply: staffList,
});

export const inviteStaffCall = endpoint({
  method: 'POST',
  path: '/api/reception/staff',
  body: newStaff,
  reply: madeInvitation,
  status: 201,
});

export const inviteStaffAgainCall = endpoint({
  method: 'POST',
  path: '/api/reception/staff/invitations/:id/again',
  reply: madeInvitation,
  status: 201,
});

export const withdrawInvitationCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/staff/invitations/:id',
  reply: done,
});

export const changeStaffRoleCall = endpoint({
  method: 'PUT',
  path: '/api/reception/staff/:id/role',
  body: staffRoleChange,
  reply: done,
});

export const resetStaffPasswordCall = endpoint({
  method: 'POST',
  path: '/api/reception/staff/:id/password',
  reply: passwordLink,
  status: 201,
});

export const endStaffCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/staff/:id',
  reply: done,
});

export const signStaffOutCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/staff/:id/sessions',
  reply: done,
});

export const endDeviceCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/staff/:id/sessions/:session',
  reply: done,
});

export const endOwnDeviceCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/own/sessions/:session',
  reply: done,
});

export const changeStaffRulesCall = endpoint({
  method: 'PUT',
  path: '/api/reception/staff/rules',
  body: staffRules,
  reply: done,
});

export const readOwnAccountCall = endpoint({
  method: 'GET',
  path: '/api/reception/own',
  reply: ownAccount,
});

export const changeOwnNameCall = endpoint({
  method: 'PUT',
  path: '/api/reception/own',
  body: ownName,
  reply: done,
});

export const readConfirmationCall = endpoint({
  method: 'GET',
  path: '/api/reception/confirm',
  reply: confirmed,
});

export const confirmAgainCall = endpoint({
  method: 'POST',
  path: '/api/reception/confirm',
  body: confirmation,
  reply: confirmed,
});

export const offerSecondFactorCall = endpoint({
  method: 'POST',
  path: '/api/reception/second-factor',
  reply: factorOffer,
});

export const turnOnSecondFactorCall = endpoint({
  method: 'POST',
  path: '/api/reception/second-factor/on',
  body: factorCode,
  reply: recoveryCodes,
});

export const renewRecoveryCodesCall = endpoint({
  method: 'POST',
  path: '/api/reception/second-factor/codes',
  reply: recoveryCodes,
});

export const dropSecondFactorCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/second-factor',
  reply: done,
});
