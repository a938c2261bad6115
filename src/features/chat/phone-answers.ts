import MiniSearch from 'minisearch';
import type { GuideContent } from '../../contract/guide/content';
import { CHAT_PAGES } from '../../contract/page-addresses';
import { type Answers, answerTo, CHAT_SEARCH, namesOf } from '../../domain/chat/choose';
import { type ChatTexts, type Passage, passagesOf } from '../../domain/chat/passages';
import { foldedWords } from '../../domain/search-words';

/** Answers questions from the guide and help texts that lie on this phone; `null` for what they do not say. */
export function phoneAnswers(texts: ChatTexts, content: GuideContent): (question: string) => Passage | null {
  const passages = passagesOf(texts, content, content.lang, CHAT_PAGES);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const { fields, ...searchOptions } = CHAT_SEARCH;
  const index = new MiniSearch<Passage>({ fields, tokenize: foldedWords, searchOptions });
  index.addAll(passages);
  const answers: Answers = {
    passages: byId,
    names: namesOf(passages),
    topics: texts.search.topics,
    told: content.answers,
    search: (words) => index.search(words),
  };
  return (question) => answerTo(question, answers);
}
