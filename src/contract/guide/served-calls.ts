import { guideContent } from './content';
import { eventSheet } from './events';
import { filmList } from './films';
import { guestForm, interest, receipt } from '../guest-forms/guest-form';
import { guestRequestList, newGuestRequest, newRequestMessage, requestReceipt } from '../guest-requests/guest-requests';
import { guideAnswer } from './guide';
import { withSchemas } from '../endpoint';
import * as light from './calls';

export const readGuideCall = withSchemas(light.readGuideCall, { reply: guideAnswer });
export const readGuideOfNoDoorCall = withSchemas(light.readGuideOfNoDoorCall, {});
export const readGuideContentCall = withSchemas(light.readGuideContentCall, { reply: guideContent });
export const listEventsCall = withSchemas(light.listEventsCall, { reply: eventSheet });
export const listFilmsCall = withSchemas(light.listFilmsCall, { reply: filmList });
export const askReceptionCall = withSchemas(light.askReceptionCall, {
  body: newGuestRequest,
  reply: requestReceipt,
  status: 201,
});
export const listOwnRequestsCall = withSchemas(light.listOwnRequestsCall, { reply: guestRequestList });
export const writeToReceptionCall = withSchemas(light.writeToReceptionCall, {
  body: newRequestMessage,
  reply: receipt,
  status: 201,
});
export const sendGuestFormCall = withSchemas(light.sendGuestFormCall, { body: guestForm, reply: receipt, status: 201 });
export const sendInterestCall = withSchemas(light.sendInterestCall, { body: interest, reply: receipt, status: 201 });
export const leaveReadingCall = withSchemas(light.leaveReadingCall, {});
