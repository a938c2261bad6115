/** One step of an input device, as the WebDriver specification writes it. */
type InputStep = Record<string, unknown> & { type: string };

/** Devices with what they do at the same time, as the Actions API takes them. */
export type InputSource = Record<string, unknown> & { type: string; id: string; actions: InputStep[] };

/** Commands to a browser over its own line, in the words of the W3C WebDriver specification. */
export interface Wire {
  navigate(url: string): Promise<void>;
  /** Runs a function body in the page; its last argument is a function that takes the result. */
  run(body: string, args: unknown[]): Promise<unknown>;
  act(sources: InputSource[]): Promise<void>;
  screenshot(): Promise<Buffer>;
}

/** A browser that runs on a profile folder. */
export interface Browser {
  wire: Wire;
  /** Errors that pages have caused since the start, a failed request apart. */
  complaints(): Promise<string[]>;
  /** Closes it as a person would: what it keeps is on the disk afterwards. */
  close(): Promise<void>;
  /** Ends it whatever it is doing. */
  kill(): void;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * `iphone` calls itself Safari on an iPhone; `icon` is the window of its home screen, with `navigator.standalone`
 * besides.
 */
export type WindowKind = 'browser' | 'iphone' | 'icon';

export interface Engine {
  name: 'webkit' | 'firefox';
  /** Its name and version as the table shows them. */
  label: string;
  /** The pointer its driver can move on a page: `touch` where it knows fingers. */
  pointer: 'touch' | 'mouse';
  open(profile: string, size: Size, kind: WindowKind): Promise<Browser>;
  /** Ends what all its browsers share. */
  stop(): void;
}

/** Waits in short steps until `probe` gives something, for at most `ms`. @throws Error with what was seen last */
export async function until<T>(
  what: string,
  probe: () => Promise<T | undefined> | T | undefined,
  ms = 45_000,
): Promise<T> {
  const end = Date.now() + ms;
  let last = 'nothing';
  for (;;) {
    try {
      const found = await probe();
      if (found !== undefined) return found;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > end) throw new Error(`waited ${Math.round(ms / 1000)} s for ${what}; last: ${last}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
