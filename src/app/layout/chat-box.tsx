import { lazy, Suspense } from 'react';
import type { GuideContent } from '../../contract/guide/content';
import type { ChatTexts } from '../../domain/chat/passages';
import type { Language } from '../../domain/languages';
import { GUIDE_PATH } from '../../domain/guide/address';
import { needWords } from '../site/site-language';
import { loadPageWords } from '../site/site-words';
import { useGuideOfThisPhone } from './use-guide-of-this-phone';

/** Its words come with it. */
const ChatPanel = lazy(async () => {
  const [{ ChatPanel: panel }] = await Promise.all([import('../../features/chat/chat-panel'), needWords(['chat'])]);
  return { default: panel };
});

/** The chunks that the guide has, asked for here by themselves: what loads them there is to stay in the guide's own file. */
const GUIDE_WORDS = { vi: () => import('../guide/guide-words-vi'), en: () => import('../guide/guide-words-en') };
const SEARCH_WORDS = {
  vi: () => import('../../../locales/vi/guide-search.json'),
  en: () => import('../../../locales/en/guide-search.json'),
};

async function loadTexts(lang: Language): Promise<ChatTexts> {
  const [{ words }, { default: search }, help, chat] = await Promise.all([
    GUIDE_WORDS[lang](),
    SEARCH_WORDS[lang](),
    loadPageWords(lang, 'help'),
    loadPageWords(lang, 'chat'),
  ]);
  return { guide: words.guide, search, help, chat };
}

/** The chat, opened from the contact widget. */
export function ChatBox({ content, onClose }: { content: GuideContent; onClose: () => void }) {
  const guide = useGuideOfThisPhone();
  return (
    <Suspense fallback={null}>
      <ChatPanel
        content={content}
        loadTexts={() => loadTexts(content.lang)}
        guide={guide ?? GUIDE_PATH}
        onClose={onClose}
      />
    </Suspense>
  );
}
