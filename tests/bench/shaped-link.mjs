import net from 'node:net';

/** Bytes of a first flight, and of one packet: what TCP sends before it has heard anything (RFC 6928). */
const FIRST_WINDOW = 14_600;
const PACKET = 1460;

/** One direction of a shared line: packets leave one after the other, however many connections there are. */
class Line {
  #freeAt = 0;
  constructor(bytesPerSecond) {
    this.bytesPerSecond = bytesPerSecond;
  }
  /** Tells when a packet handed over now will have left, in `performance.now()` milliseconds. */
  leave(bytes) {
    const now = performance.now();
    if (!this.bytesPerSecond) return now;
    this.#freeAt = Math.max(now, this.#freeAt) + (bytes / this.bytesPerSecond) * 1000;
    return this.#freeAt;
  }
}

const at = (time, action) => setTimeout(action, Math.max(0, time - performance.now()));

/**
 * Does one thing after the other, each at its time. Timers of their own change places when a busy machine is late with
 * them, and a phone then gets a body that cannot be unpacked.
 */
function inOrder() {
  const waiting = [];
  const next = () => {
    while (waiting.length > 0 && waiting[0].time <= performance.now() + 0.5) waiting.shift().action();
    if (waiting.length > 0) at(waiting[0].time, next);
  };
  return (time, action) => {
    waiting.push({ time, action });
    if (waiting.length === 1) at(time, next);
  };
}

/** Carries one direction of one connection over a line, with half a round trip of delay and TCP's slow start. */
function carry(from, to, line, roundTrip, slowStart) {
  let window = slowStart ? FIRST_WINDOW : Infinity;
  let inFlight = 0;
  let over = false;
  let lastArrival = 0;
  const waiting = [];
  const arrive = inOrder();
  const pump = () => {
    while (waiting.length > 0 && inFlight < window) {
      const packet = waiting.shift();
      inFlight += packet.length;
      const left = line.leave(packet.length);
      lastArrival = left + roundTrip / 2;
      arrive(lastArrival, () => to.destroyed || to.write(packet));
      at(left + roundTrip, () => {
        inFlight -= packet.length;
        window += packet.length;
        pump();
      });
    }
    if (over && waiting.length === 0) arrive(lastArrival + 1, () => to.end());
    else if (waiting.length < 64) from.resume();
  };
  return {
    push(data) {
      for (let start = 0; start < data.length; start += PACKET) waiting.push(data.subarray(start, start + PACKET));
      if (waiting.length > 256) from.pause();
      pump();
    },
    end() {
      over = true;
      pump();
    },
  };
}

/**
 * A line of a given round trip and bandwidth in front of a server on loopback; page and service worker alike use it.
 *
 * @param {{ port: number, roundTripMs: number, downBytesPerSecond: number, upBytesPerSecond: number }} options
 *   0 bytes per second means unlimited
 * @returns {Promise<{ origin: string, bytesDown: () => number, cut: () => void, close: () => void }>} `cut` resets
 *   every connection from now on: there is no network any more
 */
export async function startShapedLink({ port, roundTripMs, downBytesPerSecond, upBytesPerSecond }) {
  const down = new Line(downBytesPerSecond);
  const up = new Line(upBytesPerSecond);
  const sockets = new Set();
  let bytesDown = 0;
  let cut = false;
  const server = net.createServer((client) => {
    if (cut) return client.resetAndDestroy();
    const upstream = net.connect(port, '127.0.0.1');
    const outward = carry(client, upstream, up, roundTripMs, false);
    const inward = carry(upstream, client, down, roundTripMs, roundTripMs > 0);
    // Opening the connection costs a round trip of its own before the first byte can leave.
    const opened = performance.now() + roundTripMs;
    client.on('data', (data) => at(opened, () => outward.push(data)));
    client.on('end', () => at(opened, () => outward.end()));
    upstream.on('data', (data) => {
      bytesDown += data.length;
      inward.push(data);
    });
    upstream.on('end', () => inward.end());
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    return undefined;
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    bytesDown: () => bytesDown,
    cut() {
      cut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
