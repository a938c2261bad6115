import { asFailure } from '../../api/as-failure';
import { request } from '../../api/request';
import { apiCall } from '../../api/call';
import { askChatCall } from '../../contract/contact/calls';
import { type ChatReply, chatReply } from '../../contract/contact/chat';
import type { GuideContent } from '../../contract/guide/content';
import { callForHelp, type HelpSentences } from '../../domain/chat/call-for-help';
import { recentTurns } from '../../domain/chat/limits';
import type { ChatTexts } from '../../domain/chat/passages';
import { dangerIn } from '../../domain/chat/emergency-words';
import { GUIDE_PATH } from '../../domain/guide/address';
import { addLine, type ChatLine, chatStore, currentConversation } from './chat-store';

/** Longer than the server waits for the AI service. */
const TIMEOUT_MS = 25_000;

/** Sources of the answers, and the sentences for when there is none. */
export interface ChatDesk {
  content: GuideContent;
  loadTexts: () => Promise<ChatTexts>;
  words: Readonly<Record<'failed' | 'empty' | 'tooMany' | 'unknown' | 'emergency', string>> & { help: HelpSentences };
}

type Answer = Omit<ChatLine, 'id' | 'role'>;

/**
 * Asks a question and adds what comes of it to the conversation. An empty one is not asked (specification §5). A call
 * for help is answered here and now, whatever network, limit or question is in the way.
 */
export async function ask(typed: string, desk: ChatDesk): Promise<void> {
  const question = typed.trim();
  const danger = dangerIn(question);
  if (question === '' || (danger === null && chatStore.getState().busy)) return;
  addLine({ role: 'user', content: question });
  if (danger !== null) {
    const { text, calls } = callForHelp(danger, desk.words.help, desk.content.phones.reception);
    const source = { title: desk.words.emergency, path: `${GUIDE_PATH}#emergency` };
    addLine({ role: 'assistant', content: text, calls, source });
    return;
  }
  await answerLast(desk);
}

/** Answers the newest question, or answers it again. */
export async function answerLast(desk: ChatDesk): Promise<void> {
  const asked = currentConversation();
  chatStore.setState(({ lines }) => ({ busy: true, lines: lines.filter(({ failed }) => !failed) }));
  const answer = await answerTo(desk);
  if (asked !== currentConversation()) return;
  addLine({ role: 'assistant', ...answer });
  chatStore.setState({ busy: false });
}

async function answerTo(desk: ChatDesk): Promise<Answer> {
  const { words, content } = desk;
  // What was asked when it was asked: a call for help may come in between.
  const { lines } = chatStore.getState();
  if (!navigator.onLine) return fromPhone(lines, desk);
  try {
    const reply = await request<ChatReply>(
      apiCall(askChatCall, {
        body: {
          messages: recentTurns(lines.map(({ role, content: text }) => ({ role, content: text }))),
        },
        schema: chatReply,
        lang: content.lang,
        timeoutMs: TIMEOUT_MS,
      }),
    );
    const text = reply.choices[0]?.message.content ?? '';
    return { content: text === '' ? words.empty : text, ...(reply.source ? { source: reply.source } : {}) };
  } catch (thrown) {
    const error = asFailure(thrown);
    if (error.status === 429) return { content: words.tooMany, failed: true };
    return error.outcome === 'answered' ? { content: words.failed, failed: true } : fromPhone(lines, desk);
  }
}

/** Without a network the texts on this phone answer (ruling 25). */
async function fromPhone(lines: readonly ChatLine[], { content, loadTexts, words }: ChatDesk): Promise<Answer> {
  try {
    const [{ phoneAnswers }, texts] = await Promise.all([import('./phone-answers'), loadTexts()]);
    const passage = phoneAnswers(texts, content)(lines.filter(({ role }) => role === 'user').at(-1)?.content ?? '');
    if (!passage) return { content: words.unknown, fromPhone: true };
    return { content: passage.text, source: { title: passage.title, path: passage.path }, fromPhone: true };
  } catch {
    // The site was not on this phone yet when the network went.
    return { content: words.failed, failed: true };
  }
}
