import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface AskedAi {
  url: string;
  headers: IncomingMessage['headers'];
  body: { model: string; messages: { role: string; content: string }[] };
  /** The whole request body, as it came. */
  text: string;
}

/** A stand-in for the AI service: it records every call and answers as it is told. */
export interface AiStandIn {
  baseUrl: string;
  asked: AskedAi[];
  onAsk: (asked: AskedAi, reply: ServerResponse) => void;
  /** Calls whose connection the caller closed before the answer. */
  dropped: () => number;
  close(): Promise<void>;
}

export const sayJson = (reply: ServerResponse, body: unknown, status = 200): void => {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
export const choice = (content: unknown): object => ({ choices: [{ message: { role: 'assistant', content } }] });

export async function startAi(): Promise<AiStandIn> {
  let dropped = 0;
  const receive = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString('utf8');
    const asked = { url: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) as AskedAi['body'] };
    standIn.asked.push(asked);
    reply.on('close', () => (dropped += reply.writableEnded ? 0 : 1));
    standIn.onAsk(asked, reply);
  };
  const server = createServer((request, reply) => void receive(request, reply));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const standIn: AiStandIn = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    onAsk: (_asked, reply) => sayJson(reply, choice('Chào bạn.')),
    dropped: () => dropped,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return standIn;
}
