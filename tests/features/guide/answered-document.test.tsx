// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderGuideDocument } from '../../../src/app/guide/guide-document';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { ANSWER_ID, MANIFEST_SLOT } from '../../../src/contract/guide/guide-document';
import type { Language } from '../../../src/domain/languages';
import { AnsweredDocument, firstViewEnd } from '../../../src/server/modules/guide/document/answered-document';
import { answerOf, demoContent, demoEvents, freshGuide } from '../../support/guide';
import { sitePhone } from '../../support/site';

const ASSETS = { entry: '/e.js', preloads: [], later: [], css: 'p{color:red}', late: [], lateNames: '' };

const rendered = new Map<Language, Promise<string>>();
async function render(lang: Language): Promise<string> {
  const { html } = renderGuideDocument({
    lang,
    content: await demoContent(lang),
    events: demoEvents(lang),
    assets: ASSETS,
  });
  return html.replace(MANIFEST_SLOT, '');
}
/** The document as phones keep it. */
function plainDocument(lang: Language): Promise<string> {
  const html = rendered.get(lang) ?? render(lang);
  rendered.set(lang, html);
  return html;
}

async function slotOf(lang: Language, changes: Partial<GuideAnswer> = {}) {
  const document = AnsweredDocument.of(await plainDocument(lang)) as AnsweredDocument;
  return { document, slot: document.slotFor('B902', JSON.stringify(answerOf(changes))) };
}

async function answeredDocument(lang: Language, changes: Partial<GuideAnswer> = {}): Promise<string> {
  const { document, slot } = await slotOf(lang, changes);
  const [before, ...behind] = document.parts;
  return before + (slot ?? '').padEnd(document.room) + behind.join('');
}

beforeEach(async () => {
  await sitePhone();
  freshGuide();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = (): void => undefined;
    },
  );
  document.documentElement.className = '';
  delete document.documentElement.dataset['live'];
  window.history.replaceState(null, '', '/hiden-page/B902');
});
afterEach(() => {
  delete window.hienEarly;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** Puts a document into this page and runs its scripts where they stand, as the parser would. */
function open(html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = parsed.documentElement.lang;
  document.head.replaceChildren(...parsed.head.children);
  document.body.innerHTML = parsed.body.innerHTML;
  for (const script of document.querySelectorAll('script:not([type])')) {
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script as HTMLScriptElement);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- this is what the document does with it
    (new Function(script.textContent) as () => void)();
  }
  document.dispatchEvent(new Event('readystatechange'));
}

const ANSWERS: [string, Partial<GuideAnswer>, string[]][] = [
  ['a code', {}, ['Căn B902', '4826', 'hiennha902']],
  ['a card door', { doorCode: null, card: true }, ['Căn B902', 'Thẻ', 'hiennha902']],
  [
    'a hostile network',
    { wifi: { name: '"><img src=x> {{digits}} $&', password: "a'<b>&c" } },
    ["a'<b>&c", '{{digits}}'],
  ],
];

describe('a document that carries an answer', () => {
  it.each(ANSWERS)('says %s before any script, and nothing of the waiting', async (_, changes, said) => {
    const parsed = new DOMParser().parseFromString(await answeredDocument('vi', changes), 'text/html');
    for (const words of said) expect(parsed.querySelector('main')?.textContent).toContain(words);
    expect(parsed.querySelectorAll('img[src="x"]')).toHaveLength(0);
    expect(parsed.querySelector('[data-layout=loading],[data-kind=loading]')).toBeNull();
    const html = await answeredDocument('vi', changes);
    const before = html.slice(0, html.indexOf(' id="t1"'));
    expect(before.match(/<script(?! type)/g), 'but the one that notes taps').toHaveLength(1);
    expect(before).not.toContain('<template');
    expect(parsed.getElementById('wifi')?.parentElement?.children, 'as the styles count them').toHaveLength(2);
  });

  it.each(['vi', 'en'] as const)('holds in %s all that the document without one holds', async (lang) => {
    const words = (html: string): string[] => {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      body.querySelectorAll('script, [data-apartment-line], #door, #wifi').forEach((one) => one.remove());
      return [body.textContent, ...[...body.querySelectorAll('template')].map((one) => one.innerHTML).sort()];
    };
    expect(words(await answeredDocument(lang))).toEqual(words(await plainDocument(lang)));
  });

  it.each(['vi', 'en'] as const)(
    'is what the early script would have painted in %s, which React takes over (early-cards.test.tsx)',
    async (lang) => {
      const cards = (): string | undefined => document.getElementById('door')?.parentElement?.innerHTML;
      const json = JSON.stringify(answerOf());
      const answer = `<script type="application/json" id="${ANSWER_ID}">${json}</script>`;
      open((await plainDocument(lang)).replace('<script>', `${answer}<script>`));
      const painted = cards();
      expect(painted).toContain('4826');
      window.hienEarly?.stop();

      open(await answeredDocument(lang));
      expect(cards()).toBe(painted);
      const early = window.hienEarly;
      expect(early?.painted).toMatchObject({ apartment: 'B902', fresh: true });
      const copied = [...document.querySelectorAll<HTMLButtonElement>('#door [data-copied], #wifi [data-copied]')].map(
        ({ value }) => value,
      );
      expect(copied).toEqual(['4826#', 'hiennha902']);
      expect(document.head.querySelector('link[rel=manifest]')).toHaveAttribute('href', '/manifest/B902.webmanifest');
      expect(document.querySelectorAll(`#root template, #root script, #${ANSWER_ID}`)).toHaveLength(0);
    },
  );

  it.each(['vi', 'en'] as const)('goes ahead in %s up to the first section, with no script behind it', async (lang) => {
    const plain = await plainDocument(lang);
    const { document } = await slotOf(lang);
    const firstViews = [plain.slice(0, firstViewEnd(plain)), document.parts[0] + document.parts[1]];
    const second = lang === 'vi' ? 'Thang máy' : 'Elevator';
    expect(plain).toContain(second);
    for (const html of firstViews) {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      expect(body.querySelectorAll('[data-section]')).toHaveLength(1);
      expect([body.querySelector('script'), body.textContent.includes(second)]).toEqual([null, false]);
    }
    expect(document.parts[2].startsWith('<script>')).toBe(true);
  });

  it.each([
    ['no door', { access: 'locked', known: false, doorCode: null, wifi: { name: null, password: null } }],
    ['the default code', { doorCode: null, wifi: { name: null, password: null } }],
    ['more than there is room for', { wifi: { name: '"'.repeat(64), password: '"'.repeat(63) } }],
  ] as const)('is none for an answer with %s', async (_, changes) => {
    expect((await slotOf('vi', changes)).slot).toBeNull();
  });

  it('is none for a document with other places', () => {
    expect(AnsweredDocument.of('<!doctype html><html><head></head><body></body></html>')).toBeNull();
  });
});
