import MiniSearch from 'minisearch';
import enChat from '../../../locales/en/chat.json';
import enGuide from '../../../locales/en/guide.json';
import enHelp from '../../../locales/en/help.json';
import viChat from '../../../locales/vi/chat.json';
import viGuide from '../../../locales/vi/guide.json';
import viHelp from '../../../locales/vi/help.json';
import { CHAT_SEARCH, chatWords, choosePassage, keywordsOf } from '../../domain/chat/choose';
import { type ChatTexts, type HouseFacts, type Passage, passagesOf } from '../../domain/chat/passages';
import type { Language } from '../../domain/languages';

const TEXTS: Readonly<Record<Language, ChatTexts>> = {
  vi: { guide: viGuide, help: viHelp, chat: viChat },
  en: { guide: enGuide, help: enHelp, chat: enChat },
};

/** The guide and help texts of one hotel in one language, searchable. */
export class ChatTextIndex {
  readonly #passages: ReadonlyMap<string, Passage>;
  readonly #index: MiniSearch<Passage>;

  constructor(house: HouseFacts, lang: Language) {
    const passages = passagesOf(TEXTS[lang], house, lang);
    const { fields, ...searchOptions } = CHAT_SEARCH;
    this.#passages = new Map(passages.map((passage) => [passage.id, passage]));
    this.#index = new MiniSearch<Passage>({ fields, tokenize: chatWords, searchOptions });
    this.#index.addAll(passages);
  }

  /** The passage that answers a question; `null` when none does. */
  answer(question: string): Passage | null {
    const keywords = keywordsOf(question);
    const hits = this.#index
      .search(keywords.join(' '))
      .map(({ id, score, queryTerms }) => ({ id: String(id), score, queryTerms }));
    return choosePassage(keywords, hits, this.#passages);
  }

  /** The passages nearest to a question, for an AI service to answer from. */
  nearest(question: string, count: number): Passage[] {
    return this.#index
      .search(keywordsOf(question).join(' '))
      .slice(0, count)
      .flatMap(({ id }) => this.#passages.get(String(id)) ?? []);
  }
}
