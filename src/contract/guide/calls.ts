import type { guideAnswer } from './guide';
import type { guideContent } from './content';
import type { eventSheet } from './events';
import type { filmList } from './films';
import type {
  guestRequestList,
  newGuestRequest,
  newRequestMessage,
  requestReceipt,
} from '../guest-requests/guest-requests';
import type { guestForm, interest, receipt } from '../guest-forms/guest-form';
import {
  EVENTS_API,
  FILMS_API,
  GUIDE_API,
  GUIDE_CONTENT_API,
  GUIDE_REQUESTS,
  INTEREST_API,
  REQUEST_MESSAGES,
  READING_API,
} from '../api-addresses';
import { lightEndpoint, like } from '../endpoint';

export const readGuideCall = lightEndpoint({
  method: 'GET',
  path: `${GUIDE_API}*` as const,
  reply: like<typeof guideAnswer>,
});

export const readGuideOfNoDoorCall = lightEndpoint({
  method: 'GET',
  path: '/api/guide',
});

export const readGuideContentCall = lightEndpoint({
  method: 'GET',
  path: GUIDE_CONTENT_API,
  reply: like<typeof guideContent>,
});

export const listEventsCall = lightEndpoint({
  method: 'GET',
  path: EVENTS_API,
  reply: like<typeof eventSheet>,
});

export const listFilmsCall = lightEndpoint({
  method: 'GET',
  path: FILMS_API,
  reply: like<typeof filmList>,
});

export const askReceptionCall = lightEndpoint({
  method: 'POST',
  path: `${GUIDE_API}:code${GUIDE_REQUESTS}` as const,
  body: like<typeof newGuestRequest>,
  reply: like<typeof requestReceipt>,
});

export const listOwnRequestsCall = lightEndpoint({
  method: 'GET',
  path: `${GUIDE_API}:code${GUIDE_REQUESTS}` as const,
  reply: like<typeof guestRequestList>,
});

export const writeToReceptionCall = lightEndpoint({
  method: 'POST',
  path: `${GUIDE_API}:code${GUIDE_REQUESTS}/:id${REQUEST_MESSAGES}` as const,
  body: like<typeof newRequestMessage>,
  reply: like<typeof receipt>,
});

export const sendGuestFormCall = lightEndpoint({
  method: 'POST',
  path: '/api/guest-form',
  body: like<typeof guestForm>,
  reply: like<typeof receipt>,
});

export const sendInterestCall = lightEndpoint({
  method: 'POST',
  path: INTEREST_API,
  body: like<typeof interest>,
  reply: like<typeof receipt>,
});

/** Lines of text, left behind by a page that goes away: no JSON, and nobody waits for the answer. */
export const leaveReadingCall = lightEndpoint({
  method: 'POST',
  path: READING_API,
});
