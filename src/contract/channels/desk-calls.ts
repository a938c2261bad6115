import { countedBlocks, deskChannels, madeFeed, newChannel, removedChannel } from './desk';
import { addressOf, endpoint } from '../endpoint';

export const listChannelsCall = endpoint({
  method: 'GET',
  path: '/api/reception/channels',
  reply: deskChannels,
});

export const addChannelCall = endpoint({
  method: 'POST',
  path: '/api/reception/channels',
  body: newChannel,
  reply: deskChannels,
  status: 201,
});

export const syncChannelCall = endpoint({
  method: 'POST',
  path: '/api/reception/channels/:id/read',
  reply: deskChannels,
});

export const countBlocksCall = endpoint({
  method: 'PUT',
  path: '/api/reception/channels/:id/blocks',
  body: countedBlocks,
  reply: deskChannels,
});

export const removeChannelCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/channels/:id',
  reply: removedChannel,
});

export const renewRoomFeedCall = endpoint({
  method: 'POST',
  path: '/api/reception/feeds/:roomId',
  reply: madeFeed,
  status: 201,
});

export const renewChannelFeedCall = endpoint({
  method: 'POST',
  path: '/api/reception/channels/:id/feed',
  reply: madeFeed,
  status: 201,
});

/** A room's calendar for other channels. A token has 192 random bits; nothing in the file names a guest. */
export const readCalendarFeedCall = endpoint({
  method: 'GET',
  path: '/api/calendars/:token',
});

/** Address at which another channel finds the calendar of a token. */
export const calendarFeedPath = (token: string): string =>
  addressOf(readCalendarFeedCall, { params: { token: `${token}.ics` } });
