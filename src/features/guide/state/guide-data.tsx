import { createContext, use } from 'react';
import type { GuideContent } from '../../../contract/guide/content';
import type { EventSheet } from '../../../contract/guide/events';
import type { Language } from '../../../domain/languages';

/** Marks of a document that speaks another language than the product's. */
export interface PackAbout {
  speech: string;
  /** The language of the house's texts: it stands on each of them. */
  textLang: 'en';
  /** Keys that the pack has no words for: the English ones stand there. */
  lacks: readonly string[];
  /** Says that no native has read the pack, as HTML. */
  note?: string;
}

/** The guide as data, without any secret. The served HTML and every later refresh have it in common. */
export interface GuideData extends Partial<PackAbout> {
  /** The language of the house's texts and of what they decide, such as the order of sections. */
  lang: Language;
  /** The language of the document: `lang`, or that of a pack of words. */
  speech: string;
  /** The choice of languages, as HTML. */
  languages: string;
  content: GuideContent;
  events: EventSheet;
  /** Instant at which the phone got `content`, in ms; `null` while it is what came with the page. */
  savedAt: number | null;
  /** The same of `events`. */
  eventsSavedAt: number | null;
}

export const GuideDataContext = createContext<GuideData | null>(null);

/** The guide's data. @throws outside of the guide */
export function useGuideData(): GuideData {
  const data = use(GuideDataContext);
  if (!data) throw new Error('The guide has no data around it.');
  return data;
}

/** Tells whether the house has a part of the guide: a section, one inside it, a film (`film 2-1`). */
export function useHas(): (part: string) => boolean {
  const { gone } = useGuideData().content;
  return (part) => !gone?.includes(part);
}

/** Tells that what is said under a key is English in another language's guide. */
export function useLangOf(key: string): 'en' | undefined {
  return useGuideData().lacks?.includes(key) ? 'en' : undefined;
}

/** Finds what the house says itself of a part, or in a section of its own. */
export function useOwn(part: string): NonNullable<GuideContent['own']>[number] | undefined {
  return useGuideData().content.own?.find((words) => words.part === part);
}
