import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOnPage, placeOnPage, type Spot, tapOnPage, type Target, valueOnPage } from './in-page';
import { type Browser, type Engine, type InputSource, until } from './wire';

/** Testing Library's roles and names, run inside the page itself. */
const LIBRARY = readFileSync(
  path.join(
    path.dirname(fileURLToPath(import.meta.resolve('@testing-library/dom'))),
    '@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** esbuild names inner functions with a helper that the page does not have. */
const PRELUDE = `const __name = (fn) => fn; const find = ${findOnPage.toString()};`;

/** Keys without a letter, as WebDriver numbers them. */
export const KEYS = { enter: '\uE007', escape: '\uE00C', tab: '\uE004', down: '\uE015', backspace: '\uE003' } as const;

const asText = (target: Target): string =>
  `${target.css ?? `${target.role ?? 'any'} ${String(target.name ?? '')}`}${target.within ? ` in ${asText(target.within)}` : ''}`;

/** A regular expression does not travel as JSON. */
const packed = (target: Target): unknown => ({
  ...target,
  ...(target.name instanceof RegExp ? { name: { source: target.name.source, flags: target.name.flags } } : {}),
  ...(target.within ? { within: packed(target.within) } : {}),
});

/**
 * The page in front, with the same verbs on every engine. All of them wait for what they need, and do it with real
 * input.
 */
export class Page {
  readonly browser: Browser;
  private readonly engine: Engine;
  private readonly origin: string;

  /** @param origin of the hotel, as pages see it */
  constructor(browser: Browser, engine: Engine, origin: string) {
    this.browser = browser;
    this.engine = engine;
    this.origin = origin;
  }

  /** Opens a path of the hotel, or a whole address. */
  async goto(where: string): Promise<void> {
    await this.browser.wire.navigate(where.startsWith('/') ? this.origin + where : where);
  }

  /** As a person reloads: WebDriver's own command goes past the service worker in Firefox. */
  async reload(): Promise<void> {
    await this.evaluate(() => {
      Object.assign(window, { hienOld: true });
      // After the answer to this call has left.
      setTimeout(() => location.reload(), 50);
    });
    await until('the page to be loaded again', async () =>
      (await this.evaluate(() => !('hienOld' in window) && document.readyState === 'complete')) ? true : undefined,
    );
  }

  /** Runs a function of its own arguments in the page, and gives what it returns or resolves to. */
  async evaluate<A extends unknown[], T>(fn: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    return (await this.runSource(fn.toString(), args)) as T;
  }

  private async runSource(source: string, args: unknown[]): Promise<unknown> {
    const body = `${PRELUDE}
      const given = [...arguments]; const done = given.pop();
      (async () => (${source})(...given))().then(
        (value) => done({ value: value === undefined ? null : value }),
        (error) => done({ error: String(error) }));`;
    const result = (await this.browser.wire.run(body, args)) as { value?: unknown; error?: string };
    if (result.error !== undefined) throw new Error(result.error);
    return result.value;
  }

  /** The same, by roles and names: brings testing-library into the document first. */
  private async asked<T>(
    fn: (target: Target, ...rest: never[]) => T | Promise<T>,
    target: Target,
    ...rest: unknown[]
  ): Promise<T> {
    if (target.css === undefined || target.within) {
      const there = await this.evaluate(() => 'TestingLibraryDom' in window);
      if (!there) {
        // As the body of a script and not by eval, which the page's policy forbids.
        const bring = `(function () { var module, exports, define; ${LIBRARY} })();
          window.TestingLibraryDom = { ...globalThis.TestingLibraryDom, pattern: (source, flags) => new RegExp(source, flags) };
          arguments[arguments.length - 1](null)`;
        await this.browser.wire.run(bring, []);
      }
    }
    return (await this.runSource(fn.toString(), [packed(target), ...rest])) as T;
  }

  /** Text of the page, as a person would read it. */
  text(): Promise<string> {
    return this.evaluate(() => document.body.innerText);
  }

  url(): Promise<string> {
    return this.evaluate(() => location.href);
  }

  /** Waits until the page says this. */
  async reads(words: string | RegExp, ms?: number): Promise<void> {
    await until(
      `the page to say ${String(words)}`,
      async () => {
        const text = (await this.text()).replaceAll('\u00a0', ' ');
        if (typeof words === 'string' ? text.includes(words) : words.test(text)) return true;
        throw new Error(text.slice(0, 300));
      },
      ms,
    );
  }

  /** Waits until something is there to be seen, and gives what it says. */
  async sees(target: Target, ms?: number): Promise<string> {
    return until(
      asText(target),
      async () => (await this.asked((one) => find(one)?.textContent ?? null, target)) ?? undefined,
      ms,
    );
  }

  /** Tells that there is none now. */
  async lacks(target: Target): Promise<boolean> {
    return this.asked((one) => find(one) === null, target);
  }

  async arrives(pattern: RegExp, ms?: number): Promise<string> {
    return until(
      `the address ${String(pattern)}`,
      async () => {
        const url = await this.url();
        if (!pattern.test(url)) throw new Error(url);
        return url;
      },
      ms,
    );
  }

  /** Puts a finger on it, where a finger would, once it stands still and nothing lies over it. */
  async tap(target: Target, ms?: number): Promise<void> {
    await until(
      `${asText(target)} to be tapped`,
      async () => {
        const spot = await this.asked(placeOnPage, target);
        if (typeof spot === 'string') throw new Error(spot);
        await this.tapAt(spot);
        const became = await until(
          'the tap to arrive',
          async () => {
            const now = await this.evaluate(tapOnPage).catch(() => 'gone' as const); // the page is being left
            return now === 'waiting' ? undefined : now;
          },
          3000,
        );
        if (became === 'missed') throw new Error('the page moved under the finger');
        return true;
      },
      ms,
    );
  }

  async tapAt({ x, y }: Spot): Promise<void> {
    await this.browser.wire.act([
      {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: this.engine.pointer },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pause', duration: 60 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Presses a key, perhaps while another is held. */
  async press(key: string, held?: string): Promise<void> {
    const steps = [
      ...(held === undefined ? [] : [{ type: 'keyDown', value: held }]),
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
      ...(held === undefined ? [] : [{ type: 'keyUp', value: held }]),
    ];
    await this.browser.wire.act([{ type: 'key', id: 'keyboard', actions: steps }]);
  }

  /** Taps a field and types over what stands in it; the field holds the words afterwards. */
  async type(target: Target, words: string): Promise<void> {
    await this.tap(target);
    await this.asked((one) => {
      const field = find(one) as HTMLInputElement | null;
      field?.focus();
      field?.select();
    }, target);
    const keys: InputSource = { type: 'key', id: 'keyboard', actions: [] };
    for (const value of words) keys.actions.push({ type: 'keyDown', value }, { type: 'keyUp', value });
    await this.browser.wire.act([keys]);
    await this.holds(target, words);
  }

  /** Waits until a field holds this. */
  async holds(target: Target, words: string, ms = 15_000): Promise<void> {
    await until(
      `${asText(target)} to hold ${words}`,
      async () => {
        const value = await this.asked(valueOnPage, target);
        if (value !== words) throw new Error(String(value));
        return true;
      },
      ms,
    );
  }

  screenshot(): Promise<Buffer> {
    return this.browser.wire.screenshot();
  }
}

/** Stands in the page; here only its type. */
declare const find: typeof findOnPage;
