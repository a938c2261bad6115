import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import englishLines from '../../locales/en/guide-lines.json';
import vietnameseLines from '../../locales/vi/guide-lines.json';
import { loadGuideWords, loadLaterWords } from '../../src/app/guide/guide-words';
import type { GuideContent } from '../../src/contract/guide/content';
import type { EventSheet } from '../../src/contract/guide/events';
import type { GuideAnswer } from '../../src/contract/guide/guide';
import type { Language } from '../../src/domain/languages';
import { type GuideData, GuideDataContext } from '../../src/features/guide/state/guide-data';
import { guideStore } from '../../src/features/guide/early/guide-store';
import { NEW_VIEW, viewStore } from '../../src/features/guide/state/view-store';
import { createWords, type Words, WordsContext } from '../../src/ui/words';
import { parseHotel } from '../../src/server/modules/hotel/hotel-file';
import { guideContentOf } from '../../src/server/modules/guide/content';
import demoHotel from '../../src/server/demo/hotel.json';

const LINES = { vi: vietnameseLines, en: englishLines };
const demo = parseHotel(demoHotel, 'hotel.json');

/** The demo hotel's guide as data, as the server gives it. */
export const demoContent = (lang: Language = 'vi'): Promise<GuideContent> =>
  Promise.resolve(guideContentOf({ profile: demo.profile, isDemo: true }, lang));

export function demoEvents(lang: Language = 'vi', rows = demoHotel.events.length): EventSheet {
  const header = ['title', 'date', 'location', 'description', 'imageUrl'];
  return { values: [header, ...demoHotel.events.slice(0, rows).map((event) => event[lang])] };
}

/** The server's answer for an open door, with whatever a test changes. */
export function answerOf(changes: Partial<GuideAnswer> = {}): GuideAnswer {
  return {
    apartment: 'B902',
    known: true,
    access: 'open',
    tower: 'B',
    doorCode: '4826#',
    card: false,
    wifi: { name: 'Welcome to Hiên - B902', password: 'hiennha902' },
    validFrom: null,
    validUntil: null,
    serverNow: '2026-11-20T07:05:00.000Z',
    ...changes,
  };
}

/** Data of a document in one of the product's languages. */
export const spokenIn = (lang: Language): Pick<GuideData, 'lang' | 'speech' | 'languages'> => ({
  lang,
  speech: lang,
  languages: '',
});

/** Puts an apartment and what is known of it before the screens, as the store does after an answer. */
export function showApartment(apartment: string | null, answer: GuideAnswer | null = null): void {
  const now = Date.parse(answer?.serverNow ?? '2026-11-20T07:05:00.000Z');
  act(() =>
    guideStore.setState({
      apartment,
      record: answer && { apartment: apartment ?? '', answer, savedAt: now },
      fresh: answer !== null,
      failure: null,
      forgotten: false,
      now,
    }),
  );
}

/** A page nobody has touched. */
export function freshGuide(): void {
  guideStore.setState(guideStore.getInitialState(), true);
  viewStore.setState(NEW_VIEW, true);
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.scrollTo = vi.fn();
}

export const guideWords = async (lang: Language): Promise<Words> =>
  createWords(
    {
      ...(await loadGuideWords(lang)),
      'guide-lines': LINES[lang],
      'guide-search': await loadLaterWords('guide-search', lang),
      'guest-requests': await loadLaterWords('guest-requests', lang),
      'guide-cards': await loadLaterWords('guide-cards', lang),
      'guide-postcard': await loadLaterWords('guide-postcard', lang),
      'guide-door-help': await loadLaterWords('guide-door-help', lang),
    },
    () => loadLaterWords('films', lang),
  );

/** A part of the guide with its real words and the demo hotel's data around it. */
export async function renderInGuide(
  part: ReactNode,
  { lang = 'vi', ...changes }: Partial<GuideData> = {},
): Promise<RenderResult> {
  const data: GuideData = {
    ...spokenIn(lang),
    content: await demoContent(lang),
    events: demoEvents(lang),
    savedAt: null,
    eventsSavedAt: null,
    ...changes,
  };
  return render(
    <WordsContext value={await guideWords(lang)}>
      <GuideDataContext value={data}>{part}</GuideDataContext>
    </WordsContext>,
  );
}
