// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doorTemplates } from '../../../src/app/guide/door-templates';
import { type EarlyWords, guideEarly } from '../../../src/app/guide/guide-early';
import { guideTouch, type TouchWords } from '../../../src/app/guide/guide-touch';
import { responseOf } from '../../../src/api/ask-early';
import { ANSWER_ID } from '../../../src/contract/guide/guide-document';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { templateId } from '../../../src/domain/guide/door-cards';
import type { Language } from '../../../src/domain/languages';
import { DoorAndWifi } from '../../../src/features/guide/first-view/door-and-wifi';
import { type GuideData, GuideDataContext } from '../../../src/features/guide/state/guide-data';
import type { EarlyView } from '../../../src/features/guide/early/early-view';
import { guideStore, startFromPainted } from '../../../src/features/guide/early/guide-store';
import { type GuideState, NOTHING_KNOWN } from '../../../src/features/guide/early/guide-state';
import { saveGuideRecord } from '../../../src/offline/guide/guide-record';
import { WordsContext } from '../../../src/ui/words';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { answerOf, demoContent, freshGuide, guideWords, renderInGuide, spokenIn } from '../../support/guide';
import { sitePhone } from '../../support/site';

const WORDS: EarlyWords = {
  title: 'Căn {{apartment}}',
  line: 'Căn {{apartment}}',
  missing: 'Chưa có số căn hộ',
  placeKey: 'hien_guide_place',
  late: [],
};
const TOUCH: TouchWords = {
  copied: { door: ['chép mã rồi', 'không chép được mã'], wifi: ['chép Wi-Fi rồi', 'không chép được Wi-Fi'] },
  placeKey: 'hien_guide_place',
  entry: '/assets/guide.js',
  preloads: [],
};

let surround: (part: ReactNode) => ReactNode = (part) => part;

/** The page as it is served: templates, the cards of the wait, and something behind them. */
async function page(lang: Language): Promise<void> {
  const spoken = await guideWords(lang);
  const content = await demoContent(lang);
  const data: GuideData = { ...spokenIn(lang), content, events: {}, savedAt: null, eventsSavedAt: null };
  surround = (part) => (
    <WordsContext value={spoken}>
      <GuideDataContext value={data}>{part}</GuideDataContext>
    </WordsContext>
  );
  const waiting = await renderInGuide(<DoorAndWifi />, { lang });
  const cards = waiting.container.innerHTML;
  waiting.unmount();
  document.documentElement.lang = lang;
  document.body.innerHTML = `${doorTemplates(surround)}<div id="root">${cards}</div><main>Mục 1</main>`;
  // In the page the saved line stands behind the cards.
  cardsInPage().after(document.createElement('p'));
}
const cardsInPage = (): HTMLElement => document.getElementById('door')?.parentElement as HTMLElement;

function serve(answer: GuideAnswer): void {
  const script = Object.assign(document.createElement('script'), { type: 'application/json', id: ANSWER_ID });
  script.textContent = JSON.stringify(answer);
  document.head.append(script);
}

function early(): void {
  guideEarly(WORDS);
  guideTouch(TOUCH);
  document.dispatchEvent(new Event('readystatechange'));
}

/** Cards of a state as React itself renders them. */
async function byReact(state: GuideState, lang: Language): Promise<string> {
  freshGuide();
  const rendered = await renderInGuide(<DoorAndWifi />, { lang });
  act(() => guideStore.setState(state));
  const cards = rendered.container.firstElementChild as HTMLElement;
  const html = plain(cards);
  rendered.unmount();
  return html;
}

/** Without what only separates texts, without the drawn code, and with pictures that wait given back. */
function plain(cards: HTMLElement): string {
  const copy = cards.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('[data-join]').forEach((join) => join.replaceChildren());
  copy.querySelectorAll('link').forEach((link) => link.remove());
  for (const element of copy.querySelectorAll('*')) {
    // The order of attributes says nothing.
    const attributes = [...element.attributes].map(({ name, value }) => [
      name.replace(/^data-(src|href)$/, '$1'),
      value,
    ]);
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const [name = '', value = ''] of attributes.sort()) element.setAttribute(name, value);
  }
  return copy.innerHTML.replace(/<!--.*?-->/g, '');
}

type TellPainted = (seen: { getEntriesByName: () => unknown[] }) => void;
/** A browser whose first picture is there before anybody asks: nothing is left to happen when a test is over. */
class PaintedAtOnce {
  readonly #tell: TellPainted;
  constructor(tell: TellPainted) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell({ getEntriesByName: () => [{}] });
  }
}

let network: FakeNetwork;
let root: Root | null = null;
beforeEach(async () => {
  network = await sitePhone();
  vi.stubGlobal('PerformanceObserver', PaintedAtOnce);
  freshGuide();
  startFromPainted(NOTHING_KNOWN);
  document.head.innerHTML = '';
  document.documentElement.className = '';
  delete document.documentElement.dataset['live'];
  delete window.hienEarly;
  window.history.replaceState(null, '', '/hiden-page/B902');
});
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const ANSWERS: [string, Partial<GuideAnswer>][] = [
  ['a code with #', {}],
  ['a code without #', { doorCode: '4826' }],
  ['a long code', { doorCode: '482613579#' }],
  ['a card door', { doorCode: null, card: true }],
  ['a hostile network name', { wifi: { name: '"><img src=x> {{password}} $&', password: "a'<b>&c" } }],
  ['an open network', { wifi: { name: 'Hiên', password: '' } }],
];

describe.each(['vi', 'en'] as const)('in %s, what the early script paints is what React renders:', (lang) => {
  it.each(ANSWERS)('%s, served with the page', async (_, changes) => {
    await page(lang);
    serve(answerOf(changes));
    early();
    const painted = window.hienEarly?.painted as GuideState;
    expect(painted).toMatchObject({ apartment: 'B902', fresh: true });
    expect(plain(cardsInPage())).toBe(await byReact(painted, lang));
  });

  it.each(ANSWERS)('%s, kept on the phone', async (_, changes) => {
    const savedAt = Date.now() - 3 * 86_400_000;
    await saveGuideRecord({ apartment: 'B902', answer: answerOf(changes), savedAt });
    await page(lang);
    early();
    await vi.waitFor(() => expect(window.hienEarly?.painted).not.toBeNull());
    const painted = window.hienEarly?.painted as GuideState;
    expect(painted).toMatchObject({ fresh: false, record: { savedAt } });
    expect(plain(cardsInPage())).toBe(await byReact(painted, lang));
  });

  it('and React takes it over as it stands, without a word of complaint', async () => {
    await page(lang);
    serve(answerOf());
    early();
    const first = window.hienEarly;
    const code = screen.getByText('4826');
    const complaints: unknown[] = [];
    const spoken = vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
    first?.stop();
    startFromPainted(first?.painted ?? NOTHING_KNOWN);
    document.querySelector('#root > p')?.remove();
    window.hienEarly = undefined as never;
    await act(async () => {
      guideStore.setState(first?.painted ?? NOTHING_KNOWN);
      root = hydrateRoot(document.getElementById('root') as HTMLElement, surround(<DoorAndWifi />), {
        onRecoverableError: (error) => complaints.push(error),
      });
      await Promise.resolve();
    });
    expect(complaints.filter((words) => !String(words).includes('data-src'))).toEqual([]);
    expect(screen.getByText('4826')).toBe(code);
    spoken.mockRestore();
  });
});

describe('the early script', () => {
  it('takes the answer out of the page that has it, and asks nobody', async () => {
    await page('vi');
    serve(answerOf());
    early();
    expect(document.getElementById(ANSWER_ID)).toBeNull();
    expect(window.hienEarly).toMatchObject({ served: { apartment: 'B902' }, asked: null });
    expect(network.askedOf('/api/guide/B902')).toEqual([]);
  });

  it.each([
    ['another apartment', { apartment: 'B516' }],
    ['something else', { wifi: null as never }],
  ])('paints nothing for an answer of %s', async (_, changes) => {
    await page('vi');
    serve(answerOf(changes));
    early();
    expect(window.hienEarly).toMatchObject({ served: null, painted: null });
    expect(cardsInPage().textContent).not.toContain('4826');
  });

  it.each([
    ['a masked one', { access: 'locked', known: false, doorCode: null, wifi: { name: null, password: null } }],
    ['an apartment with the default code', { doorCode: null, wifi: { name: null, password: null } }],
  ] as const)('leaves %s to React, and hands the answer over', async (_, changes) => {
    await page('vi');
    serve(answerOf(changes));
    early();
    expect(window.hienEarly?.painted).toBeNull();
    expect(window.hienEarly?.served?.answer).toMatchObject({ doorCode: null });
    expect(document.getElementById('door')?.dataset['layout']).toBe('loading');
  });

  const key = 'k'.repeat(22);

  it.each([
    ...[`#s=${key}`, `#s=${key}.`, `#s=${key}%E2%80%8B`, `#s=${key}?fbclid=abc`, `#s%3D${key}`, `#s%3D${key})`],
  ])('asks at once with the key of the address B902%s and paints what it hears', async (tail) => {
    window.history.replaceState(null, '', `/hiden-page/B902${tail}`);
    const validUntil = new Date(Date.now() + 3_600_000).toISOString();
    network.on('GET', '/api/guide/B902', () => ours(answerOf({ validUntil, serverNow: new Date().toISOString() })));
    await page('vi');
    early();
    expect(location.hash).toBe(`#s=${key}`);
    expect(network.askedOf('/api/guide/B902')).toHaveLength(1);
    await vi.waitFor(() => expect(cardsInPage().textContent).toContain('4826'));
    expect(new Headers(network.askedOf('/api/guide/B902')[0]?.headers).get('authorization')).toBe(`Stay ${key}`);
    const { asked } = window.hienEarly as EarlyView;
    const again = await responseOf(asked as NonNullable<typeof asked>);
    expect(await again.json(), 'whoever takes over reads the answer too').toMatchObject({ doorCode: '4826#' });
    expect(again.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each(['portal', 'portal-redirect', 'refuse', 'gateway-down'] as const)(
    'believes nothing of %s',
    async (weather) => {
      network.weather = weather;
      window.history.replaceState(null, '', `/hiden-page/B902#s=${'k'.repeat(22)}`);
      await page('vi');
      early();
      await new Promise((done) => setTimeout(done, 50));
      expect(window.hienEarly?.painted).toBeNull();
    },
  );

  it('shows no kept code of a stay that is over, of another apartment, or of a phone that keeps none', async () => {
    const over = answerOf({ validUntil: '2026-11-20T08:00:00.000Z', serverNow: '2026-11-20T07:00:00.000Z' });
    await saveGuideRecord({ apartment: 'B516', answer: answerOf({ apartment: 'B516' }), savedAt: Date.now() });
    await page('vi');
    early();
    await new Promise((done) => setTimeout(done, 50));
    expect(window.hienEarly?.painted).toBeNull();
    await saveGuideRecord({ apartment: 'B902', answer: over, savedAt: Date.now() - 7_200_000 });
    early();
    await new Promise((done) => setTimeout(done, 50));
    expect(window.hienEarly?.painted).toBeNull();
  });

  it('holds the room of a postcard for a stay that the phone knows to be over', async () => {
    const answer = answerOf({ validUntil: '2026-11-20T08:00:00.000Z', serverNow: '2026-11-20T07:00:00.000Z' });
    await saveGuideRecord({ apartment: 'B902', answer, savedAt: Date.now() - 7_200_000 });
    await page('vi');
    early();
    expect(document.documentElement).toHaveClass('js', 'over');
  });

  it('copies code and password, and says so', async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await page('vi');
    serve(answerOf());
    early();
    // What a browser's translator does to texts, save those that are marked.
    for (const shown of ['#door p > span:first-child', '#wifi dd'])
      for (const part of document.querySelectorAll<HTMLElement>(shown)) {
        expect(part).toHaveAttribute('translate', 'no');
        part.textContent = `⟦${part.textContent}⟧`;
      }
    await user.click(screen.getByRole('button', { name: 'Sao chép mã cửa' }));
    expect(write).toHaveBeenLastCalledWith('4826#');
    expect(await screen.findByText('chép mã rồi')).toBeInTheDocument();
    write.mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Sao chép mật khẩu Wi-Fi' }));
    expect(write).toHaveBeenLastCalledWith('hiennha902');
    expect(await screen.findByText('không chép được Wi-Fi')).toBeInTheDocument();
    window.hienEarly?.stop();
    expect(screen.queryByText('không chép được Wi-Fi')).not.toBeInTheDocument();
  });

  it('has a template for each card it paints, without any value of the sample', async () => {
    await page('vi');
    for (const kind of ['open', 'open-kept', 'card', 'card-kept'] as const) {
      const html = document.getElementById(templateId(kind))?.innerHTML ?? '';
      expect(html).toContain('id="wifi"');
      expect(html).not.toMatch(/XQZ|style=|<link/);
    }
  });
});
