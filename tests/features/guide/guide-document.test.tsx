// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GuideApp } from '../../../src/app/guide/first-view/guide-app';
import { renderGuideDocument } from '../../../src/app/guide/guide-document';
import type { EarlyWords } from '../../../src/app/guide/guide-early';
import earlyScript from '../../../src/app/guide/guide-early-script?inline-script';
import type { TouchWords } from '../../../src/app/guide/guide-touch';
import faultsScript from '../../../src/app/guide/guide-faults-script?inline-script';
import tapsScript from '../../../src/app/guide/guide-taps-script?inline-script';
import touchScript from '../../../src/app/guide/guide-touch-script?inline-script';
import { pruneCustomProperties } from '../../../src/app/guide/prune-custom-properties';
import { splitStyles } from '../../../src/app/guide/split-styles';
import { dataInPage } from '../../../src/app/guide/first-view/data-in-page';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { ANSWER_ID, IN_CARDS, MANIFEST_SLOT } from '../../../src/contract/guide/guide-document';
import { apartmentCodeFromPath } from '../../../src/domain/guest-access/apartment-code';
import type { Language } from '../../../src/domain/languages';
import { viewStore } from '../../../src/features/guide/state/view-store';
import demoHotel from '../../../src/server/demo/hotel.json';
import { FakeNetwork } from '../../support/fake-network';
import { answerOf, demoContent, demoEvents, freshGuide, guideWords, spokenIn } from '../../support/guide';
import { table } from '../../support/table';

const ASSETS = {
  entry: '/assets/guide-1.js',
  preloads: ['/assets/shared-1.js'],
  later: ['/assets/react-1.js'],
  css: 'p{color:red}',
  late: ['/assets/late-1.css'],
  lateNames: 'var(--kept-for-later)',
};
const EARLY: EarlyWords = {
  title: 'Căn {{apartment}}',
  line: 'Căn {{apartment}}',
  missing: 'Chưa có số căn hộ',
  placeKey: 'hien_guide_place',
  late: ['/assets/late.css'],
};
const TOUCH: TouchWords = {
  copied: { door: ['Đã sao chép mã cửa', 'Không chép được mã'], wifi: ['Đã sao chép Wi-Fi', 'Không chép được Wi-Fi'] },
  placeKey: 'hien_guide_place',
  entry: '/assets/guide.js',
  preloads: ['/assets/shared.js'],
};

async function html(lang: Language = 'vi'): Promise<string> {
  const content = await demoContent(lang);
  return renderGuideDocument({ lang, content, events: demoEvents(lang), assets: ASSETS }).html;
}

/** Rendered and parsed once for all tests that open it. */
const parsed = new Map<Language, Promise<{ styles: string[]; body: string }>>();
function parsedOnce(lang: Language): Promise<{ styles: string[]; body: string }> {
  const page = parsed.get(lang) ?? html(lang).then(partsOf);
  parsed.set(lang, page);
  return page;
}
function partsOf(text: string): { styles: string[]; body: string } {
  const { head, body } = new DOMParser().parseFromString(text, 'text/html');
  // It takes itself out where it runs.
  body.querySelector('#root script')?.remove();
  return { styles: [...head.querySelectorAll('style')].map((style) => style.outerHTML), body: body.innerHTML };
}

/** Puts the document's body and the styles of its first view into this page, as the parser would. */
async function openDocument(lang: Language = 'vi', path = '/hiden-page/B902'): Promise<void> {
  window.history.replaceState(null, '', path);
  const { styles, body } = await parsedOnce(lang);
  document.documentElement.lang = lang;
  document.head.querySelectorAll('style').forEach((before) => before.remove());
  document.head.insertAdjacentHTML('beforeend', styles.join(''));
  document.body.innerHTML = body;
}

let root: Root | null = null;
async function hydrate(lang: Language = 'vi'): Promise<void> {
  const { content, events } = JSON.parse(document.getElementById('guide-data')?.textContent ?? '') as {
    content: Awaited<ReturnType<typeof demoContent>>;
    events: ReturnType<typeof demoEvents>;
  };
  const served = {
    ...spokenIn(lang),
    languages: document.querySelector('[data-languages]')?.innerHTML ?? '',
    ...{ content: { ...content, ...dataInPage(document) }, events, savedAt: null, eventsSavedAt: null },
  };
  const words = await guideWords(lang);
  await act(async () => {
    root = hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <GuideApp words={() => words} served={served} />,
      {
        onRecoverableError: (error) => {
          throw error;
        },
      },
    );
    await Promise.resolve();
  });
}

/** A page's listeners go with it; a test's document stays, and two scripts would open a section and close it again. */
const listening: (() => void)[] = [];
function listenForThisTest(): () => void {
  const add = document.addEventListener.bind(document);
  const heard = vi
    .spyOn(document, 'addEventListener')
    .mockImplementation(
      (name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        add(name, listener, options);
        listening.push(() => document.removeEventListener(name, listener, options));
      },
    );
  return () => heard.mockRestore();
}

/** Puts an answer into the page, as the server does. */
function serve(answer: GuideAnswer, ...attributes: string[]): void {
  const element = Object.assign(document.createElement('script'), { type: 'application/json', id: ANSWER_ID });
  for (const name of attributes) element.setAttribute(name, '');
  element.textContent = JSON.stringify(answer);
  document.head.append(element);
}

/** The script that hears taps from the first picture on. */
function headScript(): void {
  const hearNoMore = listenForThisTest();
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- this is what the document does with it
  (new Function(tapsScript) as () => void)();
  hearNoMore();
}

/** The early scripts as they run in the page: from their text, with nothing around it. */
function early(): void {
  if (!window.hienTaps) headScript();
  const hearNoMore = listenForThisTest();
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the same
  (new Function('EARLY_WORDS', earlyScript) as (words: EarlyWords) => void)(EARLY);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the same
  (new Function('TOUCH_WORDS', touchScript) as (words: TouchWords) => void)(TOUCH);
  hearNoMore();
  document.dispatchEvent(new Event('readystatechange'));
}

/** The last script of the document, and what it hears. */
function followFaults() {
  const heard = vi.spyOn(window, 'addEventListener');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- this is what the document does with it
  (new Function(faultsScript) as () => void)();
  for (const [name, listener, options] of heard.mock.calls) {
    listening.push(() => window.removeEventListener(name, listener, options));
  }
  heard.mockRestore();
  return {
    sentence: document.querySelector('#fault'),
    touch: () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    fail: (error: unknown) => window.dispatchEvent(Object.assign(new Event('error'), { error })),
  };
}

const signs = (): (string | null)[] =>
  [...document.querySelectorAll('svg.sign use')].map((use) => use.getAttribute('href'));
const allSignsShown = (): Promise<void> => vi.waitFor(() => expect(signs()).not.toContain(null));

type TellPainted = (seen: { getEntriesByName: (name: string) => unknown[] }) => void;
/** A browser whose first picture is there before anybody asks. */
class PaintedAtOnce {
  readonly #tell: TellPainted;
  constructor(tell: TellPainted) {
    this.#tell = tell;
  }
  observe(): void {
    setTimeout(() => this.#tell({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) }));
  }
}

beforeEach(() => {
  freshGuide();
  const network = new FakeNetwork();
  network.weather = 'refuse';
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('XMLHttpRequest', network.XMLHttpRequest);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 0));
  vi.stubGlobal('PerformanceObserver', PaintedAtOnce);
  document.documentElement.className = '';
  delete document.documentElement.dataset['live'];
  document.head.innerHTML = '';
  sessionStorage.clear();
});
afterEach(async () => {
  act(() => root?.unmount());
  root = null;
  // What waits for them would go on in the next test's page.
  document.querySelectorAll('body > [rel=stylesheet]').forEach((link) => link.dispatchEvent(new Event('load')));
  await new Promise((done) => setTimeout(done));
  listening.splice(0).forEach((end) => end());
  delete window.hienTaps;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe.each(['vi', 'en'] as const)('the %s document', (lang) => {
  it('carries no style attribute, no handler attribute and no secret', async () => {
    const text = await html(lang);
    expect(text).not.toMatch(/<[^>]+\sstyle=/);
    expect(text).not.toMatch(/<[^>]+\son\w+=/);
    for (const { doorCode, wifi } of demoHotel.guide) {
      if (doorCode !== null) expect(text).not.toContain(doorCode);
      expect(text).not.toContain(wifi.password);
    }
    expect(text).not.toContain(demoHotel.doorCodeDefault);
    expect(text).not.toContain(demoHotel.wifiPasswordDefault);
  });

  it('has the whole guide in words, and scripts after them', async () => {
    const text = await html(lang);
    const body = text.slice(text.indexOf('<div id="root">'), text.indexOf('<script type="application/json"'));
    expect(body.match(/<script/g), "one script, behind the first section's name").toHaveLength(1);
    expect(body.slice(body.indexOf('<script'))).toMatch(/^<script>.*?<\/script><style>[^<]*<\/style><div id="s1"/s);
    expect(body.slice(0, body.indexOf('<script')), 'and the picture waits for that').toMatch(/ id="t1"(?!.* id=)/s);
    expect(text).toContain('<link rel="expect" href="#t1" blocking="render">');
    expect(body.match(/<tr>/g)).toHaveLength(27 + 40 + 24 + 40 + demoHotel.bedding.length + 5);
    expect(text).not.toContain('<script type="module"');
    // Files asked for by the early script, after the first paint: their answers would hold the layout of the text up.
    expect(text).not.toMatch(/<link[^>]*(?:modulepreload|\/assets\/guide)/);
    expect(text).not.toMatch(/<use href="\//);
    expect(text.match(new RegExp(MANIFEST_SLOT, 'g'))).toHaveLength(1);
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain('name="robots" content="noindex"');
  });

  it('is the same bytes for the same hotel', async () => {
    expect(await html(lang)).toBe(await html(lang));
  });

  it('hydrates without a word of complaint', async () => {
    await openDocument(lang);
    early();
    await allSignsShown();
    await hydrate(lang);
    expect(document.documentElement).toHaveAttribute('data-live');
    expect(document.querySelectorAll('[data-section]')).toHaveLength(13 + 18);
  });
});

describe('data in the page', () => {
  it("names the scripts of React's part behind the text, for when they are wanted", async () => {
    const text = await html();
    expect(text).toContain('id="guide-data" data-later="/assets/react-1.js"');
    expect(text.split('/assets/react-1.js')).toHaveLength(2);
  });

  it('cannot end its script element', async () => {
    const content = { ...(await demoContent()), brand: '</script><script>alert(1)</script>' };
    const { html: text } = renderGuideDocument({ lang: 'vi', content, events: {}, assets: ASSETS });
    expect(text).not.toContain('<script>alert(1)');
  });

  it('is written with the inline script and style that it names, whole', async () => {
    const content = await demoContent();
    const { html: text, inline } = renderGuideDocument({ lang: 'vi', content, events: {}, assets: ASSETS });
    const found = (tag: string): string[] =>
      [...text.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, body = '']) => body);
    expect(found('script')).toEqual(inline.scripts);
    expect(found('style')).toEqual(inline.styles);
  });

  it('gives tables and places back as they were', async () => {
    await openDocument();
    const { compensation, bedding, dining } = await demoContent();
    expect(dataInPage(document)).toEqual({ compensation, bedding, dining });
  });
});

describe('before React', () => {
  const section = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
  table([
    '/hiden-page/B902',
    '/hiden-page/b902/',
    '/hiden-page/%20b902%20',
    '/hiden-page/',
    '/hiden-page',
    '/hiden-page/%E0%A4%A',
    '/hiden-page/%C3%9F902',
    `/hiden-page/${'x'.repeat(5000)}`,
  ])('reads the same apartment as everybody else from %s', async (path) => {
    await openDocument('vi', '/hiden-page/B902');
    vi.stubGlobal('location', { pathname: path, hash: '' });
    early();
    const code = apartmentCodeFromPath(path);
    const line = document.querySelector('[data-apartment-line]');
    expect(line).toHaveTextContent(code === '' ? 'Chưa có số căn hộ' : `Căn ${code.slice(0, 16)}`);
    const manifest = document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? null;
    expect(manifest).toBe(/^[A-Z][A-Z0-9]{0,15}$/.test(code) ? `/manifest/${code}.webmanifest` : null);
  });

  it('puts the styles of what comes later behind the first ones, and before those of a deep link', async () => {
    await openDocument();
    const [first, later] = [document.querySelector('head style'), document.querySelector('#root style')];
    const bodies = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    document.head.append(bodies);
    early();
    const order = [...document.querySelectorAll('style, [rel=stylesheet]')];
    expect(order.slice(0, 2)).toEqual([first, later]);
    expect(order).toContain(bodies);
    expect(document.querySelector('#root style')).toBeNull();
    bodies.remove();
  });

  it('opens and closes sections, and React takes over what stands open', async () => {
    await openDocument();
    early();
    await allSignsShown();
    section('3').querySelector<HTMLElement>('[data-accordion-trigger]')?.click();
    section('2').querySelector<HTMLElement>('[data-accordion-trigger]')?.click();
    section('2-2').querySelector<HTMLElement>('[data-accordion-trigger]')?.click();
    section('3').querySelector<HTMLElement>('[data-accordion-trigger]')?.click();
    expect(section('2').dataset['state']).toBe('open');
    expect(section('3').dataset['state']).toBe('closed');
    await hydrate();
    expect(viewStore.getState().open).toEqual(['2', '2-2']);
    expect(section('2-2').querySelector('button')).toHaveAttribute('aria-expanded', 'true');
    // From now on a click is React's alone.
    act(() => section('2').querySelector<HTMLElement>('[data-accordion-trigger]')?.click());
    expect(section('2').dataset['state']).toBe('closed');
    expect(viewStore.getState().open).toEqual(['2-2']);
  });

  it('opens sections before its scripts are there, and then does once what else was tapped', async () => {
    await openDocument();
    headScript();
    const tap = (element: Element | null | undefined): void => (element as HTMLElement).click();
    tap(section('3').querySelector('[data-accordion-trigger]'));
    expect(section('3').dataset['state']).toBe('open');
    const ask = screen.getByRole('button', { name: /^Nhờ lễ tân/ });
    const film = document.querySelector('[data-film="2-2"]');
    tap(film);
    tap(ask);
    tap(ask);
    expect(document.documentElement.dataset['film']).toBeUndefined();
    early();
    expect(document.documentElement.dataset['film']).toBe('2-2');
    expect(window.hienEarly?.tapped).toBe(ask);
    expect(section('3').dataset['state']).toBe('open');
    expect(window.hienTaps).toMatchObject({ opened: ['3'], missed: null });
    delete document.documentElement.dataset['film'];
  });

  it('copies what was tapped before its scripts are there, while the tap lasts, and says so when they are', async () => {
    await openDocument();
    serve(answerOf());
    headScript();
    const hearNoMore = listenForThisTest();
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- this is what the document does with it
    (new Function('EARLY_WORDS', earlyScript) as (words: EarlyWords) => void)(EARLY);
    document.dispatchEvent(new Event('readystatechange'));
    const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(new Error('not allowed'));
    // Defined, not assigned: a file before this one may have given the navigator a clipboard that is only read.
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    const code = screen.getByRole('button', { name: 'Sao chép mã cửa' });
    const password = screen.getByRole('button', { name: 'Sao chép mật khẩu Wi-Fi' });
    code.click();
    password.click();
    expect(writeText.mock.calls).toEqual([['4826#'], ['hiennha902']]);
    await vi.waitFor(() => expect(code.dataset['copied']).toBe('copied'));
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the same
    (new Function('TOUCH_WORDS', touchScript) as (words: TouchWords) => void)(TOUCH);
    hearNoMore();
    expect(await screen.findByText('Đã sao chép mã cửa')).toBeInTheDocument();
    expect(password.dataset['copied'], 'not called failed so late').toBe('idle');
    document.dispatchEvent(new Event('readystatechange'));
  });

  it('opens what the address names, with what it lies in', async () => {
    await openDocument('vi', '/hiden-page/B902#2-3');
    early();
    expect(section('2').dataset['state']).toBe('open');
    expect(section('2-3').dataset['state']).toBe('open');
  });

  it('waits with that for the styles of what opens, where the server wrote the cards', async () => {
    await openDocument('vi', '/hiden-page/B902#2-3');
    serve(answerOf(), IN_CARDS);
    early();
    expect(document.head.querySelector('[rel=stylesheet]'), 'nothing holds up a picture that is there').toBeNull();
    await new Promise((done) => setTimeout(done, 20));
    expect(section('2').dataset['state']).toBe('closed');
    document.querySelector('body > [rel=stylesheet]')?.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(section('2-3').dataset['state']).toBe('open'));
    expect(section('2').dataset['state']).toBe('open');
  });

  it('opens what stood open in the other language', async () => {
    sessionStorage.setItem('hien_guide_place', JSON.stringify({ open: ['8', '8-1'], at: null, top: 0 }));
    await openDocument('en', '/hiden-page/B902?lang=en');
    early();
    expect(section('8-1').dataset['state']).toBe('open');
    expect(section('0').dataset['state']).toBe('closed');
    expect(sessionStorage.getItem('hien_guide_place')).toBeNull();
  });

  describe('chooses the other language', () => {
    const kept = (): unknown => JSON.parse(sessionStorage.getItem('hien_guide_place') ?? 'null');
    function chooseEnglish(): string {
      const english = document.querySelector<HTMLAnchorElement>('a[hreflang=en]') as HTMLAnchorElement;
      english.addEventListener('click', (event) => event.preventDefault());
      act(() => english.click());
      return english.href;
    }

    it('with what stands open, the place and the stay', async () => {
      const key = '#s=AAAAAAAAAAAAAAAAAAAAAAAA';
      await openDocument('vi', `/hiden-page/B902${key}`);
      early();
      section('3').querySelector<HTMLElement>('[data-accordion-trigger]')?.click();
      expect(chooseEnglish()).toBe(`${location.origin}/hiden-page/B902?lang=en${key}`);
      expect(kept()).toMatchObject({ open: ['3'] });
    });

    it('so too when React has taken over', async () => {
      await openDocument();
      early();
      await hydrate();
      act(() => section('3').querySelector<HTMLElement>('[data-accordion-trigger]')?.click());
      chooseEnglish();
      expect(kept()).toMatchObject({ open: ['3'] });
    });
  });

  it('asks for the signs once the text is painted', async () => {
    await openDocument();
    early();
    expect(signs().length).toBeGreaterThanOrEqual(13);
    expect(new Set(signs())).toEqual(new Set([null]));
    await allSignsShown();
    expect(signs()).toContain('/pictures/guide/signs.svg#sign-door');
    expect(document.querySelector('use[data-href]')).toBeNull();
  });

  it('remembers a film that was asked for too early', async () => {
    await openDocument();
    early();
    section('2-2').querySelector<HTMLElement>('[data-film]')?.click();
    expect(document.documentElement.dataset['film']).toBe('2-2');
  });

  it('says that a tap came to nothing, by an error of the program and until the next tap', async () => {
    await openDocument();
    early();
    const { sentence, fail, touch } = followFaults();
    await hydrate();
    fail(new TypeError('x.at is not a function'));
    expect(sentence, 'nobody has touched anything').not.toBeVisible();
    touch();
    fail(new DOMException('gone', 'AbortError'));
    expect(sentence).not.toBeVisible();
    fail(new TypeError('x.at is not a function'));
    expect(sentence).toBeVisible();
    expect(sentence).toHaveTextContent(/^Thao tác vừa rồi gặp lỗi.*gọi lễ tân \d/);
    touch();
    expect(sentence).not.toBeVisible();
  });

  it('puts the page back that React has taken out at a touch: its text stands, sections open', async () => {
    await openDocument();
    early();
    const { touch } = followFaults();
    await hydrate();
    const text = document.querySelector('#root')?.textContent;
    touch();
    act(() => root?.unmount());
    expect(document.querySelector('#root')).toBeEmptyDOMElement();
    await vi.waitFor(() => expect(document.querySelector('#root')?.textContent).toBe(text));
    section('3').querySelector<HTMLElement>('[data-accordion-trigger]')?.click();
    expect(section('3').dataset['state']).toBe('open');
  });

  it('stays small: it stands in front of the first view', () => {
    expect(tapsScript.length).toBeLessThan(900);
    expect(earlyScript.length).toBeLessThan(6500);
    expect(touchScript.length).toBeLessThan(4500);
  });
});

describe('unused custom properties', () => {
  it('are taken out; used ones, and those a later sheet needs, stay', () => {
    const css = ':root{--a:red;--b:light-dark(#000,#fff);--c:1px}p{color:var(--a)}';
    expect(pruneCustomProperties(css, 'var(--c)')).toBe(':root{--a:red;--c:1px}p{color:var(--a)}');
  });
});

describe('styles of the first view', () => {
  const VIEW = '<main class="a1_page js"><p class="a1_line">';

  it('are all but those that need a class of a module which no element there has', () => {
    expect(
      splitStyles('.a1_page{x:1}.a1_late{x:2}.a1_page .b2_row{x:3}p{x:4}.btn{x:5}.a1_late,.a1_line{x:6}', VIEW),
    ).toEqual({
      first: '.a1_page{x:1}p{x:4}.btn{x:5}.a1_late,.a1_line{x:6}',
      later: '.a1_late{x:2}.a1_page .b2_row{x:3}',
    });
  });

  it('keep what a class that is missing only excludes', () => {
    const css = '.a1_line:not(.a1_late,.b2_row:is(.c3_x)){x:1}p:has(.a1_late){x:2}';
    expect(splitStyles(css, VIEW)).toEqual({ first: css, later: '' });
  });

  it('are split within groups, and other rules with @ stay whole', () => {
    const face = '@font-face{font-family:X;src:local(Y)}@keyframes a1_turn{to{rotate:1turn}}';
    expect(splitStyles(`${face}@media print{.a1_page{x:1}.a1_late{x:2}}@media screen{.a1_late{x:3}}`, VIEW)).toEqual({
      first: `${face}@media print{.a1_page{x:1}}`,
      later: '@media print{.a1_late{x:2}}@media screen{.a1_late{x:3}}',
    });
  });

  it('leave custom properties for later that neither they nor the page name', () => {
    const css =
      ':root{--lightningcss-light:initial;color-scheme:light;--a:1;--b:2;--c:3;--d:4}.a1_page{x:var(--a)}.a1_late{x:var(--b)}';
    expect(splitStyles(css, `${VIEW}<path stroke="var(--d)">`)).toEqual({
      first: ':root{--lightningcss-light:initial;color-scheme:light;--a:1;--d:4}.a1_page{x:var(--a)}',
      later: ':root{--b:2;--c:3}.a1_late{x:var(--b)}',
    });
  });
});
