import { type ChildProcess, fork } from 'node:child_process';
import { placeFor } from './app-server';

/** A hotel in a process that has others too. */
export interface HostedHotel {
  origin: string;
  dataDir: string;
  stop(): Promise<unknown>;
}

/** Much young garbage of many hotels: collected seldom, it costs the processor less. */
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=32'];

interface Answer {
  id: number;
  error?: string;
}

/**
 * A process that opens hotels of the built server when it is asked. A start of the whole server takes a second of the
 * processor, and its first answers are slow; a hotel more in a process that is warm takes a tenth of that. What a
 * process does when it starts, is stopped or is killed is tried with one of its own (`app-server.ts`).
 */
export class HotelHost {
  private process: ChildProcess | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();

  async open(settings: Record<string, string> = {}): Promise<HostedHotel> {
    const place = await placeFor(settings, (env) => this.open(env));
    const id = await this.ask({ env: place.env });
    let stopped: Promise<void> | null = null;
    const stop = async (): Promise<void> => {
      await this.ask({ close: id });
      place.remove();
    };
    return { origin: place.origin, dataDir: place.dataDir, stop: () => (stopped ??= stop()) };
  }

  stop(): void {
    this.process?.disconnect();
  }

  private async ask(what: { env: Record<string, string> } | { close: number }): Promise<number> {
    const id = (this.asked += 1);
    const { error } = await new Promise<Answer>((done) => {
      this.waiting.set(id, done);
      this.running().send({ id, ...what });
    });
    if (error !== undefined) throw new Error(`The hotel said: ${error}`);
    return id;
  }

  private running(): ChildProcess {
    if (this.process) return this.process;
    const child = fork('tests/support/hotel-host-process.mjs', { execArgv: FLAGS });
    child.on('message', (answer: Answer) => {
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
    child.on('exit', (code) => {
      for (const [id, done] of this.waiting) done({ id, error: `its process ended with ${code}` });
      this.waiting.clear();
      this.process = null;
    });
    this.process = child;
    return child;
  }
}
