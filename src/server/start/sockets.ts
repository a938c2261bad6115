import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MARKER_HEADER, MARKER_VALUE } from '../../contract/errors';

/** Says how long a connection may take for what, in ms (catalogue S-39, S-41). */
interface SocketLimits {
  /** All of a request's headers. */
  headers: number;
  /** All of a request. */
  request: number;
  /** Without a request, once one was answered. */
  keepAlive: number;
  /** Without a byte in either direction: who asks for a film and does not take it. Longer than any answer is made. */
  silent: number;
  /** From one check of all connections to the next. */
  check: number;
  /** The rest of a body that was refused before it was read, and the last answer on its way out. */
  rest: number;
  /** The rest of a request's headers, once the server has been told to stop. */
  halfSent: number;
  /** Holds what is being answered, once the server has been told to stop. */
  drain: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  headers: 12_000,
  request: 45_000,
  keepAlive: 20_000,
  silent: 120_000,
  check: 3000,
  rest: 5000,
  halfSent: 2000,
  drain: 9000,
};

/** Node itself waits so much longer for the next request than it was told, in ms. */
const NODE_KEEPS_MS = 1000;
/** From one check of connections to the next while the server stops, in ms. */
const STOPPING_CHECK_MS = 100;

interface Connection {
  /** The newest answer, given or under way. */
  answer: ServerResponse | null;
  /** By `performance.now()`: since when there has been nothing to answer; `null` when there is, or nobody has checked. */
  freeSince: number | null;
  /** Nothing that still comes is read as a request. */
  isOver: boolean;
}

/**
 * The connections of a server, none of which stays because its client wants it to. Node ends our half of one alone, and
 * waits for the client to end his; it lets a line end now and then keep an idle one; and a request that was refused
 * before its body came is waited for as long as any.
 */
export class Sockets {
  readonly #limits: SocketLimits;
  readonly #open = new Map<Socket, Connection>();

  constructor(limits: SocketLimits) {
    this.#limits = limits;
  }

  /** A server of Node's whose connections are looked after; a name that has two addresses needs two of them. */
  server(handle: RequestListener): Server {
    const { headers, request: whole, keepAlive, check, silent } = this.#limits;
    const server = createServer(
      {
        headersTimeout: headers,
        requestTimeout: whole,
        keepAliveTimeout: keepAlive,
        connectionsCheckingInterval: check,
      },
      (request, response) => {
        const connection = this.#open.get(request.socket);
        if (connection?.isOver) return;
        if (connection) connection.answer = response;
        const coding = request.headers['transfer-encoding'];
        if (coding === undefined || (coding.toLowerCase() === 'chunked' && request.httpVersion === '1.1')) {
          handle(request, response);
          return;
        }
        // Where such a body ends nobody knows for certain: what follows must not be taken for a request (RFC 9112, 6.1).
        if (connection) connection.isOver = true;
        response.writeHead(501, { ...REFUSAL_HEADERS, 'content-length': 0, connection: 'close' }).end();
      },
    );
    server.timeout = silent;
    server.on('connection', (socket) => {
      this.#open.set(socket, { answer: null, freeSince: null, isOver: false });
      socket.once('close', () => this.#open.delete(socket));
    });
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => this.#refuse(error, socket as Socket));
    const checking = setInterval(() => this.#check(), check).unref();
    server.on('close', () => clearInterval(checking));
    return server;
  }

  /** Ends every connection that is owed no answer, and in the end every other one. */
  drain(): void {
    const { halfSent, drain } = this.#limits;
    const began = performance.now();
    const checking = setInterval(() => {
      const over = performance.now() - began;
      for (const [socket, { answer }] of this.#open) {
        if (over >= drain || (over >= halfSent && !isUnderWay(answer))) socket.destroy();
      }
      if (this.#open.size === 0) clearInterval(checking);
    }, STOPPING_CHECK_MS);
    checking.unref();
  }

  /** Ends what has had nothing to answer for longer than a client may wait, or whose body is no longer wanted. */
  #check(): void {
    const { keepAlive, rest } = this.#limits;
    const now = performance.now();
    for (const [socket, connection] of this.#open) {
      const { answer } = connection;
      // Until the first answer Node counts the time of the headers.
      if (answer === null || isUnderWay(answer)) {
        connection.freeSince = null;
        continue;
      }
      connection.freeSince ??= now;
      const limit = answer.req.complete ? keepAlive + NODE_KEEPS_MS : rest;
      if (now - connection.freeSince > limit) socket.destroy();
    }
  }

  /** Answers what is no HTTP, comes too slowly or is too much, as far as anything can be answered, and ends it. */
  #refuse(error: NodeJS.ErrnoException, socket: Socket): void {
    const connection = this.#open.get(socket);
    const answer = connection?.answer ?? null;
    if (error.code === 'ECONNRESET' || !socket.writable || connection === undefined) {
      socket.destroy();
      return;
    }
    connection.isOver = true;
    // A second answer to one request would be taken for the answer to the next.
    const isAnswered = answer?.headersSent === true && (!answer.req.complete || isUnderWay(answer));
    if (!isAnswered) socket.write(refusalOf(error.code));
    socket.destroySoon();
    // Who reads nothing does not take this answer either.
    setTimeout(() => socket.destroy(), this.#limits.rest).unref();
  }
}

const isUnderWay = (answer: ServerResponse | null): boolean =>
  answer !== null && !answer.writableFinished && !answer.destroyed;

const REFUSAL_HEADERS = { [MARKER_HEADER]: MARKER_VALUE, 'x-content-type-options': 'nosniff' };

const STATUS_OF_CODE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function refusalOf(code = ''): string {
  const headers = Object.entries(REFUSAL_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = STATUS_OF_CODE[code] ?? '400 Bad Request';
  return `HTTP/1.1 ${status}\r\n${headers.join('')}content-length: 0\r\nconnection: close\r\n\r\n`;
}
