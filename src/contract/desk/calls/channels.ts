import type { countedBlocks, deskChannels, madeFeed, newChannel, removedChannel } from '../channels';
import { addressOf, endpoint, like } from '../../endpoint';

export const listChannelsCall = endpoint({
  method: 'GET',
  path: '/api/reception/channels',
  reply: like<typeof deskChannels>,
});

export const addChannelCall = endpoint({
  method: 'POST',
  path: '/api/reception/channels',
  body: like<typeof newChannel>,
  reply: like<typeof deskChannels>,
});

export const syncChannelCall = endpoint({
  method: 'POST',
  path: '/api/reception/channels/:id/read',
  reply: like<typeof deskChannels>,
});

export const countBlocksCall = endpoint({
  method: 'PUT',
  path: '/api/reception/channels/:id/blocks',
  body: like<typeof countedBlocks>,
  reply: like<typeof deskChannels>,
});

export const removeChannelCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/channels/:id',
  reply: like<typeof removedChannel>,
});

export const renewRoomFeedCall = endpoint({
  method: 'POST',
  path: '/api/reception/feeds/:roomId',
  reply: like<typeof madeFeed>,
});

export const renewChannelFeedCall = endpoint({
  method: 'POST',
  path: '/api/reception/channels/:id/feed',
  reply: like<typeof madeFeed>,
});

/** A room's calendar for other channels. A token has 192 random bits; nothing in the file names a guest. */
export const readCalendarFeedCall = endpoint({
  method: 'GET',
  path: '/api/calendars/:token',
});

/** Where another channel finds the calendar of a token. */
export const calendarFeedPath = (token: string): string =>
  addressOf(readCalendarFeedCall, { params: { token: `${token}.ics` } });
