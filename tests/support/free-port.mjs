import { createServer } from 'node:net';

/** Below the ports that a kernel gives to outgoing connections: from those one may be taken before it is listened on. */
const [FIRST, LAST] = [12_000, 31_999];

/** @returns {Promise<number>} a port of this machine that is free and stays so, unless a program asks for this very one */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1));
    const server = createServer();
    const free = await new Promise((done) => {
      server.once('error', () => done(false));
      server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
    });
    if (free) return port;
  }
}
