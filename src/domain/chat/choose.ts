import { hasMarkIn, type Letters, lettersFit, lettersOf } from '../marks';
import { foldedWords, writtenWords } from '../search-words';
import type { Passage } from './passages';
import { PhraseIndex } from './phrase-index';
import { type Topic, topicOf } from './topics';

/** Words that a question has whatever it is about. Without marks they are these words too; "chó" is not "cho". */
const FILLERS = new PhraseIndex(
  (
    'hello hey hi thank thanks chào a an and are at be can could do does for from get have how i in is it me my of on or our please tell that the there ' +
    'this to us use was we what when where which who why will with would you your ' +
    'ai anh bạn bao bị cách cái các cần chỉ cho có của đã đang để đến đi đâu được em gì giờ giúp hay hỏi khi không là ' +
    'lắm lúc mình một muốn nào này nên nhé nhiều như nói ở ơi phải qua quá ra rằng rồi sao sẽ tại tất thế thể thì thứ thử tôi trong ' +
    'từ và vào về vì với xem xin'
  )
    .split(' ')
    .map((word) => ({ words: [word], means: true })),
);
/** A question is about no more things than this; what is pasted in behind them is not looked for. */
const MAX_KEYWORDS = 16;
/** A longer word stands in no text of ours, and near misses of it take long to look for. */
const LONGEST_GUESSED = 20;

/**
 * Gives what a question is about: its first words as they were typed, each once, without those that every question
 * has.
 */
export const keywordsOf = (question: string): string[] =>
  [...new Set(writtenWords(question))]
    .filter((word) => FILLERS.find([lettersOf(word)]).length === 0)
    .slice(0, MAX_KEYWORDS);

/** Settings by which passages are searched, on the phone and on the server alike. */
export const CHAT_SEARCH = {
  fields: ['title', 'also', 'text'],
  boost: { title: 4, also: 3 },
  /** Short words are whole ones: "may" is not the beginning of "mayor". */
  prefix: (term: string): boolean => term.length > 4,
  fuzzy: (term: string): number | false => (term.length > 5 && term.length <= LONGEST_GUESSED ? 0.2 : false),
};

/** A passage that the search has found, with the words of the question that stand in it. */
export interface Hit {
  id: string;
  score: number;
  queryTerms: readonly string[];
}

/** Share of a question that a passage has to be about before it is given as the answer. */
const ENOUGH = 0.6;

/**
 * The passage that answers, or `null`: honest silence beats a sentence about something else.
 *
 * @param hits best first
 */
export function choosePassage(
  keywords: readonly string[],
  hits: readonly Hit[],
  passages: ReadonlyMap<string, Passage>,
): Passage | null {
  if (keywords.length === 0) return null;
  const asked = keywords.map(lettersOf);
  const best = hits
    .map((hit) => ({
      hit,
      passage: passages.get(hit.id),
      has: asked.filter(({ plain }) => hit.queryTerms.includes(plain)),
    }))
    // Marks can only take away from it, and looking at them costs the most.
    .filter(({ has }) => has.length / asked.length >= ENOUGH)
    .map(({ hit, passage, has }) => ({ hit, share: fitting(has, passage).length / asked.length }))
    .filter(({ share }) => share >= ENOUGH)
    .sort((a, b) => b.share - a.share || b.hit.score - a.hit.score)[0];
  return best ? (passages.get(best.hit.id) ?? null) : null;
}

/** Everything that a house answers from, and how it is looked through. */
export interface Answers {
  passages: ReadonlyMap<string, Passage>;
  names: ReadonlyMap<string, Passage>;
  topics: readonly Topic[];
  /** Looks words up, best first. */
  search: (words: string) => readonly { id: unknown; score: number; queryTerms: readonly string[] }[];
}

/** So many words of a question are held against the names of topics: what is pasted in behind them costs nothing. */
const TOPIC_WORDS = 24;

/** Passages by each whole phrase that people type for them. */
export const namesOf = (passages: readonly Passage[]): Map<string, Passage> =>
  new Map(
    passages.flatMap((passage) =>
      passage.also
        .split(',')
        .map((phrase) => writtenWords(phrase).join(' '))
        .filter((phrase) => phrase !== '')
        .map((phrase) => [phrase, passage]),
    ),
  );

/**
 * Gives the passage that answers a question; `null` also where somebody asks for what only reception knows, and no
 * passage goes by that name: a garden bar has both words of an airport, and is none.
 */
export function answerTo(question: string, { passages, names, topics, search }: Answers): Passage | null {
  const words = writtenWords(question);
  const named = names.get(words.join(' '));
  if (named) return named;
  const keywords = keywordsOf(question);
  const hits = search(keywords.join(' ')).map((hit) => ({ ...hit, id: String(hit.id) }));
  const best = choosePassage(keywords, hits, passages);
  if (best === null || topicOf(words.slice(0, TOPIC_WORDS).join(' '), topics) === null) return best;
  const known = new Set(foldedWords(`${best.title} ${best.also}`));
  return foldedWords(keywords.join(' ')).every((word) => known.has(word)) ? best : null;
}

/** The keywords that a passage really has: "phở" is not in one that says "phố". */
function fitting(keywords: readonly Letters[], passage: Passage | undefined): Letters[] {
  if (!keywords.some(hasMarkIn)) return [...keywords];
  const words = passage ? writtenWords(`${passage.title} ${passage.also} ${passage.text}`) : [];
  const written = [...new Set(words)].map(lettersOf);
  return keywords.filter(
    (word) => !hasMarkIn(word) || written.some((there) => lettersFit(word, there, CHAT_SEARCH.prefix(word.plain))),
  );
}
