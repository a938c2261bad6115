import type { GuideContent } from '../../contract/guide/content';
import { guideContentShape } from '../../contract/guide/guide-shapes';
import { GUIDE_CONTENT_API } from '../../contract/api-addresses';
import { readCache, fetchAndCache } from './guest-documents';
import type { Source } from '../storage/cache';

/** The guide's public content in one language, with the time the phone got it, in ms. */
interface KeptContent {
  content: GuideContent;
  savedAt: number;
}

const source = (lang: string): Source<GuideContent> => ({
  key: `guide-content:${lang}`,
  path: `${GUIDE_CONTENT_API}?lang=${lang}`,
  schema: guideContentShape,
  timeoutMs: 8000,
});

/** Reads the phone's copy; `null` when there is none. Never rejects. */
export async function readContent(lang: string): Promise<KeptContent | null> {
  const kept = await readCache(source(lang));
  return kept && { content: kept.data, savedAt: kept.savedAt };
}

/** Asks the server and keeps the answer. @throws ApiFailure */
export async function refreshContent(lang: string, signal?: AbortSignal): Promise<KeptContent> {
  const { data, savedAt } = await fetchAndCache(source(lang), signal);
  return { content: data, savedAt };
}
