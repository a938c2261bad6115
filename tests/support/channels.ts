import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import type { Desk } from './desk';

export interface FakeChannel {
  url: string;
  /** Body of its answers from now on. */
  body: string;
  status: number;
  /** Address to which it sends whoever asks, with status 302. */
  location: string | null;
  /** Number of times that it was asked. */
  asked: number;
}

const servers: Server[] = [];

/** Other channels' servers, closed after each test. */
export function fakeChannels(): (body: string) => Promise<FakeChannel> {
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  return async (body) => {
    const fake: FakeChannel = { url: '', body, status: 200, location: null, asked: 0 };
    const server = createServer((_request, response) => {
      fake.asked += 1;
      const moved = fake.location === null ? {} : { location: fake.location };
      response.writeHead(fake.status, { 'content-type': 'text/calendar', ...moved });
      response.end(fake.body);
    });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/room.ics`;
    return fake;
  };
}

/** An entry of whole days, `YYYYMMDD`, with more lines when they are given. */
export const event = (uid: string, from: string, to: string, more = ''): string =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\n${more}SUMMARY:Reserved\r\nEND:VEVENT\r\n`;

export const calendar = (...events: string[]): string =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${events.join('')}END:VCALENDAR\r\n`;

export interface Listed {
  id: string;
  name: string;
  problem: string | null;
  stale: boolean;
  stays: number;
  link: string | null;
  conflicts: { from: string; to: string }[];
}

/** The channels as the desk sees them. */
export const listed = async (desk: Desk): Promise<Listed[]> =>
  (await desk.get('channels')).json<{ channels: Listed[] }>().channels;

/** Adds a channel as the desk does. */
export const addChannel = (desk: Desk, url: string, roomId = 1, name = 'Airbnb') =>
  desk.send('POST', 'channels', { roomId, name, url });
