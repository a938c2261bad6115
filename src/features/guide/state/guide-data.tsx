import { createContext, use } from 'react';
import type { GuideContent } from '../../../contract/guide/content';
import type { EventSheet } from '../../../contract/guide/events';
import type { Language } from '../../../domain/languages';

/** What the served HTML and every later refresh have in common: the guide as data, without any secret. */
export interface GuideData {
  lang: Language;
  content: GuideContent;
  events: EventSheet;
  /** When the phone got `content`, in ms; `null` while it is what came with the page. */
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

/** Finds what the house says itself of a part, or in a section of its own. */
export function useOwn(part: string): NonNullable<GuideContent['own']>[number] | undefined {
  return useGuideData().content.own?.find((words) => words.part === part);
}
