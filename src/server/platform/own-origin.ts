import type { FastifyRequest } from 'fastify';

/** Address at which this server listens; known once it does. */
export class OwnAddress {
  readonly #publicOrigin: string | null;
  readonly #host: string;
  #port: number;

  constructor(config: { publicOrigin: string | null; host: string; port: number }) {
    this.#publicOrigin = config.publicOrigin;
    this.#host = config.host;
    this.#port = config.port;
  }

  listensOn(port: number): void {
    this.#port = port;
  }

  /** For calls of this machine to itself. */
  get local(): string {
    const everywhere = this.#host === '0.0.0.0' || this.#host === '::' || this.#host === 'localhost';
    const host = everywhere ? '127.0.0.1' : this.#host.includes(':') ? `[${this.#host}]` : this.#host;
    return `http://${host}:${this.#port}`;
  }

  /** For calls from elsewhere, and for links in mails. */
  get public(): string {
    return this.#publicOrigin ?? `http://localhost:${this.#port}`;
  }

  /**
   * The origin that a browser should come back to. Without a public origin it may be this machine's under any name and
   * port; what else a Host header says is not believed (catalogue I-27).
   */
  forBrowser(request: FastifyRequest): string {
    const { host } = request.headers;
    if (this.#publicOrigin === null && host && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(host)) {
      return `http://${host}`;
    }
    return this.public;
  }
}
