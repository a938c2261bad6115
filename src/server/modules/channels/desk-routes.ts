import type { FastifyInstance } from 'fastify';
import { countedBlocks, deskChannels, madeFeed, newChannel, removedChannel } from '../../../contract/desk/channels';
import { MAX_DESK_TEXT } from '../../../contract/desk/stays';
import {
  listChannelsCall,
  addChannelCall,
  syncChannelCall,
  countBlocksCall,
  removeChannelCall,
  renewRoomFeedCall,
  renewChannelFeedCall,
  readCalendarFeedCall,
} from '../../../contract/desk/calls/channels';
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
    {
      config: { audit: 'channels.read' },
      schema: { tags, summary: 'Calendars in and out', response: { 200: deskChannels } },
    },
    (request) => channels.list(address.forBrowser(request), deskLanguage(request)),
  );
  route(
    desk,
    addChannelCall,
    {
      config: { audit: 'channel.add' },
      schema: { tags, summary: "Read another channel's calendar", body: newChannel, response: { 201: deskChannels } },
    },
    async (request, reply) => {
      request.auditSubject = await channels.add(request.body, idempotencyKey(request));
      return reply.code(201).send(await channels.list(address.forBrowser(request), deskLanguage(request)));
    },
  );
  route(
    desk,
    syncChannelCall,
    {
      config: { audit: 'channel.readNow' },
      schema: { tags, summary: 'Read it now', response: { 200: deskChannels } },
    },
    async (request) => {
      await channels.readNow(request.params.id);
      return channels.list(address.forBrowser(request), deskLanguage(request));
    },
  );
  route(
    desk,
    countBlocksCall,
    {
      config: { audit: 'channel.blocks' },
      schema: {
        tags,
        summary: 'Which of its nights count as sold',
        body: countedBlocks,
        response: { 200: deskChannels },
      },
    },
    async (request) => {
      await channels.countBlocks(request.params.id, request.body.within);
      return channels.list(address.forBrowser(request), deskLanguage(request));
    },
  );
  route(
    desk,
    removeChannelCall,
    {
      config: { audit: 'channel.remove' },
      schema: { tags, summary: 'Read it no more', response: { 200: removedChannel } },
    },
    (request) => channels.remove(request.params.id),
  );
  route(
    desk,
    renewRoomFeedCall,
    {
      config: { audit: 'feed.renew' },
      schema: { tags, summary: 'A new address for a room’s calendar', response: { 201: madeFeed } },
    },
    async (request, reply) => {
      const roomId = pathId(request.params.roomId);
      if (roomId === null) throw new AppError(404, 'notFound');
      return reply.code(201).send({ link: await feeds.renewOfRoom(roomId, address.forBrowser(request)) });
    },
  );
  route(
    desk,
    renewChannelFeedCall,
    {
      config: { audit: 'feed.renew' },
      schema: { tags, summary: 'A new address for the calendar that one channel reads', response: { 201: madeFeed } },
    },
    async (request, reply) =>
      reply.code(201).send({ link: await feeds.renewOfChannel(request.params.id, address.forBrowser(request)) }),
  );
}

/** The calendars themselves: readable with the address alone, without a login. */
export function calendarFeedRoutes({ app, address, channels: { feeds } }: Deps): void {
  route(
    app,
    readCalendarFeedCall,
    { schema: { tags, summary: "A room's taken nights as a calendar file" } },
    async (request, reply) => {
      const token = request.params.token.replace(/\.ics$/, '');
      const host = new URL(address.public).hostname;
      const text = token.length > MAX_DESK_TEXT ? null : await feeds.text(token, host);
      if (text === null) throw new AppError(404, 'notFound');
      return reply.header('cache-control', 'no-store').type('text/calendar; charset=utf-8').send(text);
    },
  );
}
