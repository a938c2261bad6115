import { fold } from '../fold';
import type { Passage } from './passages';

/** Words that a question has whatever it is about, folded. */
const FILLERS = new Set(
  (
    'hello hey hi thank thanks chao a an and are at be can could do does for from get have how i in is it me my of on or our please tell that the there ' +
    'this to us use was we what when where which who why will with would you your ' +
    'ai anh ban bao bi cach cai cac can chi cho co cua da dang de den di do dau duoc em gi gio giup hay hoi khi khong la ' +
    'lam luc minh mot muon nao nay nen nhe nhieu nhu noi o oi phai qua ra rang roi sao se tai tat the thi thu toi trong ' +
    'tu va vao ve vi voi xem xin'
  ).split(' '),
);

/** Words of a question or a passage, folded; one with a hyphen also counts as written without it: "wifi" is "Wi-Fi". */
export function chatWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .flatMap((word) => (word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : [word]))
    .filter((word) => word !== '');
}

/** What a question is about: its words without those that every question has. */
export const keywordsOf = (question: string): string[] => [
  ...new Set(chatWords(question).filter((word) => !FILLERS.has(word))),
];

/** How the passages are searched, on the phone and on the server alike. */
export const CHAT_SEARCH = {
  fields: ['title', 'also', 'text'],
  boost: { title: 4, also: 3 },
  /** Short words are whole ones: "may" is not the beginning of "mayor". */
  prefix: (term: string): boolean => term.length > 4,
  fuzzy: (term: string): number | false => (term.length > 5 ? 0.2 : false),
};

/** A passage that the search has found, with the words of the question that stand in it. */
export interface Hit {
  id: string;
  score: number;
  queryTerms: readonly string[];
}

/** How much of a question a passage has to be about before it is given as the answer. */
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
  const best = hits
    .map((hit) => ({ hit, share: new Set(hit.queryTerms).size / keywords.length }))
    .filter(({ share }) => share >= ENOUGH)
    .sort((a, b) => b.share - a.share || b.hit.score - a.hit.score)[0];
  return best ? (passages.get(best.hit.id) ?? null) : null;
}
