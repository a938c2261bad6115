import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FaultProxy, startFaultProxy } from '../faults/fault-proxy';
import { type RunningServer, startBuiltServer } from '../support/app-server';
import { Page } from './page';
import { type Browser, type Engine, type Size, until, type WindowKind } from './wire';

const PHONE: Size = { width: 390, height: 844 };
export const DESK: Size = { width: 1440, height: 900 };

/** A flow of the table: the same steps on every engine. */
export interface Flow {
  name: string;
  size?: Size;
  /** The only engine it is about. */
  engine?: Engine['name'];
  /** The window it begins in. */
  kind?: WindowKind;
  /** Settings of the server over the defaults. */
  settings?: Record<string, string>;
  walk(walk: Walk): Promise<void>;
}

/** One flow on one engine: a hotel, the network before it, and a browser with a profile of its own. */
export class Walk {
  /** Limits of the engine itself; the flow has then seen what the guest gets instead. */
  readonly limits: string[] = [];
  page!: Page;
  private browser!: Browser;
  private readonly storages = mkdtempSync(path.join(tmpdir(), 'hien-engine-'));
  private profile = path.join(this.storages, 'browser');
  private kind: WindowKind;
  private readonly complaints: string[] = [];
  private readonly others: RunningServer[] = [];

  readonly server: RunningServer;
  readonly network: FaultProxy;
  private readonly engine: Engine;
  private readonly size: Size;

  private constructor(engine: Engine, server: RunningServer, network: FaultProxy, size: Size, kind: WindowKind) {
    this.engine = engine;
    this.server = server;
    this.network = network;
    this.size = size;
    this.kind = kind;
  }

  static async start(engine: Engine, { size = PHONE, settings = {}, kind = 'browser' }: Flow): Promise<Walk> {
    const server = await startBuiltServer(settings);
    const walk = new Walk(engine, server, await startFaultProxy(server.origin), size, kind);
    process.on('exit', walk.stopAll);
    await walk.open();
    return walk;
  }

  private async open(): Promise<void> {
    this.browser = await this.engine.open(this.profile, this.size, this.kind);
    this.page = new Page(this.browser, this.engine, this.network.origin);
  }

  /** Nothing outlives the run, however it ends. */
  private readonly stopAll = (): void => {
    this.browser.kill();
    for (const server of [this.server, ...this.others]) server.process.kill();
    rmSync(this.storages, { recursive: true, force: true });
  };

  /** Closes the browser and opens it again on the same profile, as a phone does overnight. */
  async reopen(): Promise<void> {
    await this.closeBrowser();
    await this.open();
  }

  /** Opens the window of an icon that was just added: its storage is empty, as iOS gives it. */
  async openIcon(): Promise<void> {
    await this.closeBrowser();
    this.profile = mkdtempSync(path.join(this.storages, 'icon-'));
    this.kind = 'icon';
    await this.open();
  }

  private async closeBrowser(): Promise<void> {
    this.complaints.push(...(await this.browser.complaints()));
    await this.browser.close();
  }

  /** The network ends and our server with it. */
  async stopServer(): Promise<void> {
    this.network.set('refuse');
    await this.server.stop();
  }

  /** Puts another server in the place of ours; it ends with the walk. */
  release(next: RunningServer): void {
    this.others.push(next);
    this.network.retarget(next.origin);
  }

  /** Opens the guide and waits until it would survive the network's end, secrets included. */
  async openAndKeep(where = '/hiden-page/B902'): Promise<void> {
    await this.page.goto(where);
    await until('the guide to be kept', async () =>
      (await this.page.evaluate(() => document.documentElement.dataset['offline'])) === 'ready' ? true : undefined,
    );
    await this.page.reads(/Đã lưu trên máy này|Saved on this phone/);
  }

  /** The guide comes first, the rest of the site some seconds later: whole when nothing more has come for a while. */
  async keepSite(): Promise<void> {
    await this.openAndKeep();
    let before = -1;
    let since = Date.now();
    await until(
      'the site to be kept',
      async () => {
        const now = await this.page.evaluate(async () => (await (await caches.open('hien-site')).keys()).length);
        if (now !== before) since = Date.now();
        before = now;
        return now > 0 && Date.now() - since > 3000 ? true : undefined;
      },
      90_000,
    );
  }

  /** Ends everything. @returns what pages have complained of */
  async end(): Promise<string[]> {
    await this.closeBrowser();
    await this.clear();
    return this.complaints;
  }

  /** Takes a picture of the screen now, for whoever looks into a failure; nothing when the browser does not answer. */
  async picture(file: string): Promise<void> {
    const late = new Promise<null>((done) => setTimeout(() => done(null), 10_000));
    const shown = await Promise.race([this.page.screenshot().catch(() => null), late]);
    if (shown) writeFileSync(file, shown);
  }

  /** Ends everything after a failure, whatever state it is in. */
  async abandon(): Promise<void> {
    this.browser.kill();
    await this.clear();
  }

  private async clear(): Promise<void> {
    await this.network.close();
    for (const server of [this.server, ...this.others]) if (server.process.exitCode === null) await server.stop();
    rmSync(this.storages, { recursive: true, force: true, maxRetries: 10 });
    process.off('exit', this.stopAll);
  }
}

/** Fails a walk with a sentence. @throws Error always, unless `holds` */
export function check(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}
