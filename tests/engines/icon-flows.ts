import { CODE, Desk, STAY_SETTINGS } from './desk';
import type { Target } from './in-page';
import type { Page } from './page';
import { check, type Flow, type Walk } from './walk';
import { until } from './wire';

const DIALOG: Target = { css: '[role="dialog"]' };
const OPEN_HERE: Target = { role: 'button', name: 'Mở bằng đường dẫn hoặc mã QR' };
const FIELD: Target = { role: 'textbox', name: 'Đường dẫn mà lễ tân đã gửi', within: DIALOG };
const OPEN: Target = { role: 'button', name: 'Mở', within: DIALOG };

/** A stay whose code is shown today. @returns the path of its guide, key included */
async function stayToday(walk: Walk): Promise<string> {
  const desk = await Desk.of(walk);
  await desk.checkInFrom('0:01');
  return (await desk.stay()).path;
}

/** The address at which iOS starts the icon: of the manifest that the page gives, once it is that of the stay. */
function startUrl(page: Page): Promise<string> {
  return until('the manifest of the stay', () =>
    page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]') ?? { href: '' };
      if (!href.startsWith('blob:')) throw new Error(`the manifest is ${href}`);
      const made = (window as unknown as { hienMade: Record<string, Blob> }).hienMade[href];
      return (JSON.parse((await made?.text()) ?? '{}') as { start_url?: string }).start_url;
    }),
  );
}

/** Opens an icon that was just added, at its address. */
async function openIcon(walk: Walk, where: string): Promise<void> {
  await walk.openIcon();
  await walk.page.goto('/icons/icon-192.png');
  const { standalone, kept } = await walk.page.evaluate(() => ({
    standalone: (navigator as { standalone?: boolean }).standalone,
    kept: localStorage.length,
  }));
  check(standalone === true && kept === 0, `standalone is ${String(standalone)}, ${kept} things are kept`);
  await walk.page.goto(where);
}

/** Fails when the key stood in anything that was asked of the server, or in where it was asked from. */
function keyStayedHere({ network }: Walk, path: string): void {
  const key = path.replace(/.*#s=/, '');
  check(key.length > 21, `the link has no key: ${path}`);
  const told = network.seen.filter((one) => `${one.path} ${one.headers.referer ?? ''}`.includes(key));
  check(told.length === 0, `the key was told to ${told.map((one) => one.path).join(', ')}`);
}

const withKey: Flow = {
  name: "an iPhone's icon opens the code in storage of its own",
  engine: 'webkit',
  kind: 'iphone',
  settings: STAY_SETTINGS,
  async walk(walk) {
    const path = await stayToday(walk);
    await walk.page.goto(path);
    await walk.page.reads(CODE);
    const start = await startUrl(walk.page);
    check(start === walk.network.origin + path, `the icon starts at ${start}`);
    await openIcon(walk, start);
    await walk.page.reads(CODE);
    await walk.openAndKeep(start);
    // Overnight; there is no network in the lift.
    await walk.stopServer();
    await walk.reopen();
    await walk.page.goto(start);
    await walk.page.reads(CODE);
    keyStayedHere(walk, path);
  },
};

const withoutKey: Flow = {
  name: "an iPhone's icon without a key reads the link itself",
  engine: 'webkit',
  kind: 'iphone',
  settings: STAY_SETTINGS,
  async walk(walk) {
    const path = await stayToday(walk);
    const { origin } = walk.network;
    await openIcon(walk, '/hiden-page/B902');
    await walk.page.tap(OPEN_HERE);
    check(!(await walk.page.text()).includes(CODE), 'the code stands there without a key');
    await walk.page.type(FIELD, `${origin}/hiden-page/B902`);
    await walk.page.tap(OPEN);
    await walk.page.reads('không có đường dẫn mở mã cửa');
    await walk.page.type(FIELD, `Mã cửa ở đây: ${origin}${path}. Hẹn gặp!`);
    await walk.page.tap(OPEN);
    await walk.page.reads(CODE);
    await walk.reopen();
    await walk.page.goto('/hiden-page/B902');
    await walk.page.reads(CODE);
    keyStayedHere(walk, path);
  },
};

export const ICON_FLOWS: Flow[] = [withKey, withoutKey];
