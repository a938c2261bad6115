import type { FastifyInstance, FastifyReply } from 'fastify';
import { watchDeskCall } from '../../../contract/desk/desk-calls';
import { route } from '../../platform/route';
import { sessionToken, userOf } from '../staff/session-cookie';
import { hashOf } from '../accounts/module';
import type { RouteDeps } from '../../deps';
import type { SessionWatch } from '../accounts/session-watch';
import type { ChangeFeed } from '../desk/change-feed';

interface Deps extends Pick<RouteDeps, 'app' | 'readSession' | 'secureCookies'> {
  accounts: { watch: SessionWatch };
  desk: { changeFeed: ChangeFeed };
}

/** Quiet connections are cut by what lies between; a comment now and then keeps them, in ms. */
const HEARTBEAT_MS = 15_000;
/** Pause before a browser comes again, in ms. */
const COME_AGAIN_MS = 3000;
/** A stream ends after so long, in ms; the browser comes again, and its session is looked at anew. */
const LONGEST_MS = 10 * 60_000;

/** `GET /api/reception/events`: says that something has changed, never what; the pages then ask. */
export function deskEventRoutes(
  desk: FastifyInstance,
  { app, desk: { changeFeed }, accounts: { watch }, readSession, secureCookies }: Deps,
): void {
  const open = new Set<() => void>();
  // A stream would keep the server from stopping.
  app.addHook('preClose', (done) => {
    for (const end of open) end();
    done();
  });
  route(
    desk,
    watchDeskCall,
    {
      config: { may: 'own', byItself: true },
      tags: ['reception'],
      summary: 'Server-sent events: `change` after each change',
    },
    async (request, reply) => {
      await userOf({ readSession }, request);
      const send = startStream(reply);
      const stopListening = changeFeed.listen(() => send('event: change\ndata: {}\n\n'));
      const beat = setInterval(() => send(': \n\n'), HEARTBEAT_MS);
      const longest = setTimeout(() => end(), LONGEST_MS);
      const end = (): void => {
        open.delete(end);
        clearInterval(beat);
        clearTimeout(longest);
        stopListening();
        stopWatching();
        reply.raw.end();
      };
      // Signed out, ended by a colleague or left alone: the stream goes with the session.
      const stopWatching = watch.watch(hashOf(sessionToken(request, secureCookies) ?? ''), end);
      open.add(end);
      request.raw.on('close', end);
    },
  );
}

function startStream(reply: FastifyReply): (text: string) => void {
  const headers = reply.getHeaders();
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Proxies that gather an answer before they pass it on leave this one alone.
    'x-accel-buffering': 'no',
  });
  reply.raw.write(`retry: ${COME_AGAIN_MS}\n\n`);
  return (text) => void reply.raw.write(text);
}
