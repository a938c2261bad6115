import { readFileSync } from 'node:fs';
import type { Target } from './in-page';
import type { Page } from './page';
import { check, type Flow, type Walk } from './walk';
import { until } from './wire';

const demo = JSON.parse(readFileSync('src/server/demo/hotel.json', 'utf8')) as {
  guide: { code: string; doorCode: string | null; wifi?: { password: string } }[];
};
const b902 = demo.guide.find(({ code }) => code === 'B902');
const CODE = b902?.doorCode?.replace('#', '') ?? 'none';
const WIFI = b902?.wifi?.password ?? 'none';
const FILMS = 10;
const INSTALL = 'Thêm vào màn hình chính';

const section = (id: string): Target => ({ css: `[data-section][id="${id}"] [data-accordion-trigger]` });

const isOpen = (page: Page, id: string): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      document.querySelector(`[id="${wanted}"] [data-accordion-trigger]`)?.getAttribute('aria-expanded') === 'true',
    id,
  );

/** Opens every section by tapping it, and reads what each says when open. */
async function readEverySection(page: Page): Promise<void> {
  const ids = await page.evaluate(() => [...document.querySelectorAll('[data-section]')].map(({ id }) => id));
  check(ids.length > 20, `the guide has only ${ids.length} sections`);
  for (const id of ids) {
    if (!(await isOpen(page, id))) await page.tap(section(id));
    const words = await until(`section ${id} to be open and read`, async () => {
      const read = await page.evaluate((wanted) => {
        const one = document.querySelector<HTMLElement>(`[data-section][id="${wanted}"]`);
        const trigger = one?.querySelector<HTMLElement>('[data-accordion-trigger]');
        if (trigger?.getAttribute('aria-expanded') !== 'true') return 0;
        return (one?.innerText.length ?? 0) - trigger.innerText.length;
      }, id);
      return read > 0 ? read : undefined;
    });
    check(words > 5, `section ${id} says next to nothing`);
  }
}

/** The line that says what is kept; without a size where the browser tells none. */
async function savedLine(walk: Walk): Promise<void> {
  await walk.page.reads(/Đã lưu trên máy này/);
  const tells = await walk.page.evaluate(async () => {
    try {
      return ((await navigator.storage.estimate()).usage ?? 0) > 0;
    } catch {
      return false;
    }
  });
  const line = (await walk.page.text()).split('\n').find((one) => one.includes('Đã lưu trên máy này')) ?? '';
  if (tells) {
    check(/[1-9][\d,]*\sMB/.test(line), `a size is known and not shown: ${line}`);
    return;
  }
  check(!line.includes('MB'), `no size is known, and one is shown: ${line}`);
  walk.limits.push('tells no storage size: the line "Đã lưu trên máy này" has the time alone');
}

const firstVisit: Flow = {
  name: 'first visit',
  async walk(walk) {
    const { page } = walk;
    await page.goto('/hiden-page/B902');
    await page.reads('Hướng Dẫn Du Lịch');
    await page.reads(CODE);
    await page.reads(WIFI);
    await page.tap(section('2'));
    await page.tap(section('2-2'));
    await until('both sections to be open', async () =>
      (await isOpen(page, '2')) && (await isOpen(page, '2-2')) ? true : undefined,
    );
    await walk.openAndKeep();
    await savedLine(walk);
    if (!(await page.evaluate(() => 'onbeforeinstallprompt' in window))) {
      check(await page.lacks({ role: 'button', name: INSTALL }), 'a button to install that this browser cannot obey');
      walk.limits.push('offers no installing to pages: our button for it is not shown');
    }
  },
};

const keptOffline: Flow = {
  name: 'kept offline, server stopped',
  async walk(walk) {
    await walk.openAndKeep();
    await walk.stopServer();
    await walk.page.reload();
    await walk.page.reads(CODE);
    await walk.page.reads(WIFI);
    await walk.page.goto('/hiden-page/B902');
    await walk.page.reads(CODE);
    await walk.page.reads('Máy đang không có mạng.');
  },
};

const relaunch: Flow = {
  name: 'relaunch in both languages, every section read',
  async walk(walk) {
    await walk.openAndKeep();
    await walk.stopServer();
    for (const [lang, title] of [
      ['vi', 'Hướng Dẫn Du Lịch'],
      ['en', 'Travel Guide'],
    ] as const) {
      await walk.reopen();
      await walk.page.goto(`/hiden-page/B902?lang=${lang}`);
      await walk.page.sees({ role: 'heading', name: title });
      await walk.page.reads(CODE);
      await readEverySection(walk.page);
      await until('a floor plan to be drawn', async () => {
        const drawn = await walk.page.evaluate(() => {
          const plan = document.querySelector<HTMLImageElement>('img[src^="/plans/"]');
          plan?.scrollIntoView({ block: 'center' });
          return (plan?.naturalWidth ?? 0) > 0;
        });
        return drawn ? true : undefined;
      });
    }
  },
};

const film: Flow = {
  name: 'film played and sought without a network',
  async walk(walk) {
    const { page } = walk;
    await walk.openAndKeep();
    await until(
      'all films to be kept',
      async () => {
        const kept = await page.evaluate(
          async () => (await (await caches.open('hien-films')).keys()).filter(({ url }) => url.endsWith('.mp4')).length,
        );
        if (kept < FILMS) throw new Error(`${kept} of ${FILMS}`);
        return true;
      },
      120_000,
    );
    await walk.stopServer();
    await walk.reopen();
    const again = walk.page;
    await again.goto('/hiden-page/B902#2-2');
    await again.tap({ css: '[id="2-2"] button[data-film]' });
    const state = () =>
      again.evaluate(() => {
        const video = document.querySelector('video');
        if (!video) return null;
        const { currentTime, duration, paused, readyState, videoWidth, error } = video;
        return { currentTime, duration, paused, readyState, videoWidth, error: error?.message ?? null };
      });
    const runs = (from: number) =>
      until(`the film to run past ${from} s`, async () => {
        const now = await state();
        if (now && now.videoWidth > 0 && now.currentTime > from) return now;
        throw new Error(JSON.stringify(now));
      });
    const { duration } = await runs(0.3);
    check(duration > 4, `the film says it lasts ${duration} s`);
    await again.evaluate(() => {
      const video = document.querySelector('video');
      if (video) video.currentTime = video.duration / 2;
    });
    await until('the film to stand in its middle', async () => {
      const now = await state();
      const there = now !== null && now.readyState >= 2 && now.currentTime >= duration / 2;
      if (there) return true;
      throw new Error(JSON.stringify(now));
    });
    await again.evaluate(() => document.querySelector('video')?.play());
    await runs(duration / 2 + 0.3);
    await again.tap({ role: 'button', name: 'Đóng' });
    await until('the film to be gone', async () => ((await state()) === null ? true : undefined));
  },
};

const search: Flow = {
  name: 'search in the guide',
  async walk(walk) {
    const { page } = walk;
    await walk.openAndKeep();
    await walk.stopServer();
    await page.type({ role: 'searchbox' }, 'may giat');
    await page.tap({ role: 'link', name: /Máy giặt/, within: { css: '[role="search"]' } });
    await until('the washing machine to be open', async () => ((await isOpen(page, '2-3')) ? true : undefined));
    await until('the washing machine to be in view', async () => {
      const top = await page.evaluate(() => document.getElementById('2-3')?.getBoundingClientRect().top ?? -1);
      if (top >= 0 && top < 844) return true;
      throw new Error(`its top is at ${top} px`);
    });
  },
};

const language: Flow = {
  name: 'language switch',
  async walk(walk) {
    const { page } = walk;
    await walk.openAndKeep();
    await page.tap(section('3'));
    await page.tap({ css: '[data-languages] summary' });
    await page.tap({ role: 'link', name: 'English' });
    await page.sees({ role: 'heading', name: 'Travel Guide' });
    check(await isOpen(page, '3'), 'section 3 was open and is not after the switch');
    await page.reads(CODE);
    await walk.stopServer();
    await page.tap({ css: '[data-languages] summary' });
    await page.tap({ role: 'link', name: 'Tiếng Việt' });
    await page.sees({ role: 'heading', name: 'Hướng Dẫn Du Lịch' });
    check(await isOpen(page, '3'), 'section 3 was open and is not after the second switch');
    await walk.reopen();
    await walk.page.goto('/hiden-page/B902');
    await walk.page.sees({ role: 'heading', name: 'Hướng Dẫn Du Lịch' });
  },
};

export const GUIDE_FLOWS: Flow[] = [firstVisit, keptOffline, relaunch, film, search, language];
