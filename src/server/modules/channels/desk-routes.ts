import type { FastifyInstance } from 'fastify';
import { MAX_DESK_TEXT } from '../../../contract/guest-access/stays';
import {
  listChannelsCall,
  addChannelCall,
  syncChannelCall,
  countBlocksCall,
  removeChannelCall,
  renewRoomFeedCall,
  renewChannelFeedCall,
  readCalendarFeedCall,
} from '../../../contract/channels/desk-calls';
import { route } from '../../platform/route';
import { AppError } from '../../errors';
import { deskLanguage } from '../../platform/http/language';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { pathId } from '../../platform/http/query';
import type { RouteDeps } from '../../deps';
import type { Channels } from './channels';
import type { ChannelFeeds } from './feeds';

interface Deps extends Pick<RouteDeps, 'app' | 'address'> {
  channels: { channels: Channels; feeds: ChannelFeeds };
}

const tags = ['reception'];

/** Other channels' calendars, and the addresses of ours. */
export function deskChannelRoutes(desk: FastifyInstance, { address, channels: { channels, feeds } }: Deps): void {
  route(
    desk,
    listChannelsCall,
    { config: { may: 'channels', audit: 'channels.read' }, tags, summary: 'Calendars in and out' },
    (request) => channels.list(address.forBrowser(request), deskLanguage(request)),
  );
  route(
    desk,
    addChannelCall,
    { config: { may: 'channels', audit: 'channel.add' }, tags, summary: "Read another channel's calendar" },
    async (request) => {
      request.auditSubject = await channels.add(request.body, idempotencyKey(request));
      return await channels.list(address.forBrowser(request), deskLanguage(request));
    },
  );
  route(
    desk,
    syncChannelCall,
    { config: { may: 'channels', audit: 'channel.readNow' }, tags, summary: 'Read it now' },
    async (request) => {
      await channels.readNow(request.params.id);
      return channels.list(address.forBrowser(request), deskLanguage(request));
    },
  );
  route(
    desk,
    countBlocksCall,
    { config: { may: 'channels', audit: 'channel.blocks' }, tags, summary: 'Which of its nights count as sold' },
    async (request) => {
      await channels.countBlocks(request.params.id, request.body.within);
      return channels.list(address.forBrowser(request), deskLanguage(request));
    },
  );
  route(
    desk,
    removeChannelCall,
    { config: { may: 'channels', audit: 'channel.remove' }, tags, summary: 'Read it no more' },
    (request) => channels.remove(request.params.id),
  );
  route(
    desk,
    renewRoomFeedCall,
    { config: { may: 'channels', audit: 'feed.renew' }, tags, summary: 'A new address for a room’s calendar' },
    async (request) => {
      const roomId = pathId(request.params.roomId);
      return { link: await feeds.renewOfRoom(roomId, address.forBrowser(request)) };
    },
  );
  route(
    desk,
    renewChannelFeedCall,
    {
      config: { may: 'channels', audit: 'feed.renew' },
      tags,
      summary: 'A new address for the calendar that one channel reads',
    },
    async (request) => ({ link: await feeds.renewOfChannel(request.params.id, address.forBrowser(request)) }),
  );
}

/** The calendars themselves: readable with the address alone, without a login. */
export function calendarFeedRoutes({ app, address, channels: { feeds } }: Deps): void {
  route(
    app,
    readCalendarFeedCall,
    { tags, summary: "A room's taken nights as a calendar file" },
    async (request, reply) => {
      const token = request.params.token.replace(/\.ics$/, '');
      const host = new URL(address.public).hostname;
      const text = token.length > MAX_DESK_TEXT ? null : await feeds.text(token, host);
      if (text === null) throw new AppError(404, 'notFound');
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}
