import MiniSearch from 'minisearch';
import enChat from '../../../../../locales/en/chat.json';
import enGuide from '../../../../../locales/en/guide.json';
import enSearch from '../../../../../locales/en/guide-search.json';
import enHelp from '../../../../../locales/en/help.json';
import enOwn from '../../../../../locales/en/own-house.json';
import viOwn from '../../../../../locales/vi/own-house.json';
import viChat from '../../../../../locales/vi/chat.json';
import viGuide from '../../../../../locales/vi/guide.json';
import viSearch from '../../../../../locales/vi/guide-search.json';
import viHelp from '../../../../../locales/vi/help.json';
import { CHAT_PAGES } from '../../../../contract/page-addresses';
import { type Answers, answerTo, CHAT_SEARCH, keywordsOf, namesOf } from '../../../../domain/chat/choose';
import { callForHelp, type HelpSentences } from '../../../../domain/chat/call-for-help';
import { type ChatTexts, type HouseFacts, type Passage, passagesOf } from '../../../../domain/chat/passages';
import { foldedWords } from '../../../../domain/search-words';
import { inOwnWords } from '../../../../domain/hotel/own-words';
import { dangerIn } from '../../../../domain/chat/emergency-words';
import type { Language } from '../../../../domain/languages';

const TEXTS: Readonly<Record<Language, ChatTexts>> = {
  vi: { guide: viGuide, search: viSearch, help: viHelp, chat: viChat },
  en: { guide: enGuide, search: enSearch, help: enHelp, chat: enChat },
};

const OWN = { vi: viOwn, en: enOwn };
const UNTOLD = { cities: '', reception: '' };

/** The texts of a house: the help for the demo's appliances is no other's. */
function textsOf(lang: Language, isDemo: boolean): ChatTexts {
  const texts = TEXTS[lang];
  return isDemo ? texts : { ...texts, help: inOwnWords(texts.help, 'help', OWN[lang], UNTOLD) };
}

const HELP: Readonly<Record<Language, HelpSentences>> = { vi: viChat.danger.say, en: enChat.danger.say };

/** The guide and help texts of one hotel in one language, searchable. */
export class ChatTextIndex {
  readonly #passages: ReadonlyMap<string, Passage>;
  readonly #index: MiniSearch<Passage>;
  readonly #answers: Answers;
  readonly #help: HelpSentences;
  readonly #reception: string;

  constructor(house: HouseFacts, lang: Language, isDemo: boolean) {
    const passages = passagesOf(textsOf(lang, isDemo), house, lang, CHAT_PAGES);
    const { fields, ...searchOptions } = CHAT_SEARCH;
    this.#passages = new Map(passages.map((passage) => [passage.id, passage]));
    this.#index = new MiniSearch<Passage>({ fields, tokenize: foldedWords, searchOptions });
    this.#index.addAll(passages);
    this.#answers = {
      passages: this.#passages,
      names: namesOf(passages),
      topics: TEXTS[lang].search.topics,
      told: house.answers,
      search: (words) => this.#index.search(words),
    };
    this.#help = HELP[lang];
    this.#reception = house.phones.reception;
  }

  /** Says what to do and which numbers to call, before everything else; `null` when nobody calls for help. */
  help(question: string): string | null {
    const danger = dangerIn(question);
    return danger && callForHelp(danger, this.#help, this.#reception).text;
  }

  /** The passage that answers a question; `null` when none does. */
  answer(question: string): Passage | null {
    return answerTo(question, this.#answers);
  }

  /** The passages nearest to a question, for an AI service to answer from. */
  nearest(question: string, count: number): Passage[] {
    return this.#index
      .search(keywordsOf(question).join(' '))
      .slice(0, count)
      .flatMap(({ id }) => this.#passages.get(String(id)) ?? []);
  }
}
