import type { ChatReply } from '../../../../contract/contact/chat';
import { type ChatMessage, MAX_CHAT_TEXT, MAX_CHAT_TURNS } from '../../../../domain/chat/limits';
import { withoutSecrets } from '../../../../domain/chat/hide-secrets';
import { EMERGENCY_NUMBERS } from '../../../../domain/guide/emergency';
import { dayInVietNam } from '../../../../domain/days';
import type { Language } from '../../../../domain/languages';
import type { Complete } from './completions';
import { countOnDay } from '../../../platform/db/daily-counts';
import type { Database } from '../../../platform/db/schema';
import { AppError } from '../../../errors';
import { fill, WORDS } from '../../../words';
import { ChatTextIndex } from './texts';
import type { HotelSnapshot, HotelState } from '../../hotel/hotel';
import { guideContentOf } from '../../guide/module';

/** Questions that may cost money on a day of Viet Nam, whatever process asks (reliability T13); then the texts answer. */
const AI_CALLS_A_DAY = 2000;
/** Passages that the AI service is given to answer from, and how long each may be. */
const GIVEN = 4;
const GIVEN_TEXT = 900;

interface Deps {
  db: Database;
  hotel: HotelState;
  clock: () => number;
  log: { warn(details: object, message: string): void };
  /** `null` without an AI service: the guide and help texts answer. */
  complete: Complete | null;
}

/**
 * Answers a guest's questions. With an AI service it is asked, under our instructions and with our public texts; it has
 * no tool and sees no data of any guest. Without one, the texts answer by themselves.
 */
export class ChatService {
  readonly #deps: Deps;
  #for: HotelSnapshot | null = null;
  readonly #indexes = new Map<Language, ChatTextIndex>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @param signal ends the question to the AI service when the guest has gone
   * @throws AppError 413, 422; 502 `chatFailed` when the AI service fails
   */
  async answer(
    sent: readonly { role: string; content: string }[],
    lang: Language,
    signal: AbortSignal,
  ): Promise<ChatReply> {
    const messages = checked(sent);
    const question = messages.at(-1)?.content ?? '';
    const snapshot = this.#deps.hotel.current;
    const index = this.#indexOf(snapshot, lang);
    const help = index.help(question);
    if (help !== null) return reply(help);
    const { complete, log } = this.#deps;
    if (complete === null || !(await this.#mayAsk())) return fromTexts(index, question, snapshot, lang);
    try {
      const text = await complete(instructions(index, question, snapshot, lang), messages, signal);
      return reply(text === '' ? WORDS[lang].chat.empty : withoutSecrets(text, secretsOf(snapshot)));
    } catch (error) {
      if (!signal.aborted) log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'AI service failed');
      throw new AppError(502, 'chatFailed');
    }
  }

  #indexOf(snapshot: HotelSnapshot, lang: Language): ChatTextIndex {
    if (snapshot !== this.#for) {
      this.#indexes.clear();
      this.#for = snapshot;
    }
    const known = this.#indexes.get(lang);
    if (known) return known;
    const index = new ChatTextIndex(guideContentOf(snapshot, lang), lang, snapshot.isDemo);
    this.#indexes.set(lang, index);
    return index;
  }

  async #mayAsk(): Promise<boolean> {
    const { db, clock } = this.#deps;
    return (await countOnDay(db, 'ai-questions', dayInVietNam(clock()))) <= AI_CALLS_A_DAY;
  }
}

function checked(sent: readonly { role: string; content: string }[]): ChatMessage[] {
  const field = 'messages';
  if (sent.length > MAX_CHAT_TURNS) throw new AppError(413, 'tooLarge', { field });
  const messages = sent.map(({ role, content }): ChatMessage => {
    if (role !== 'user' && role !== 'assistant') throw new AppError(422, 'invalid', { field });
    if (content.length > MAX_CHAT_TEXT) throw new AppError(413, 'tooLarge', { field });
    return { role, content: content.normalize('NFC') };
  });
  const last = messages.at(-1);
  if (last?.content.trim() === '' || last === undefined) throw new AppError(422, 'required', { field });
  if (last.role !== 'user') throw new AppError(422, 'invalid', { field });
  return messages;
}

const reply = (content: string): ChatReply => ({ choices: [{ message: { role: 'assistant', content } }] });

function fromTexts(index: ChatTextIndex, question: string, { profile }: HotelSnapshot, lang: Language): ChatReply {
  const passage = index.answer(question);
  if (!passage) return reply(fill(WORDS[lang].chat.unknown, { phone: profile.phones.reception }));
  return { ...reply(passage.text), source: { title: passage.title, path: passage.path } };
}

/**
 * Writes the instructions of the AI service: who it is, what it may say, and the public texts nearest to the question.
 */
function instructions(index: ChatTextIndex, question: string, { profile }: HotelSnapshot, lang: Language): string {
  const notes = index
    .nearest(question, GIVEN)
    .map(({ title, text }) => `## ${title}\n${text.slice(0, GIVEN_TEXT)}`)
    .join('\n\n');
  const emergency = Object.fromEntries(EMERGENCY_NUMBERS.map(({ who, number }) => [who, number]));
  const { brand, phones } = profile;
  return fill(WORDS[lang].chat.instructions, { ...emergency, brand, phone: phones.reception, notes });
}

function secretsOf({ secrets, apartments }: HotelSnapshot): Set<string> {
  const own = [...apartments.values()].flatMap(({ doorCode, wifi }) => [doorCode, wifi.password]);
  const all = [secrets.doorCodeDefault, secrets.wifiPasswordDefault, ...own];
  return new Set(all.filter((secret): secret is string => secret !== null && secret !== ''));
}
