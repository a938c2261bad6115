import { ApiFailure, request } from '../../api/request';
import { type ChatReply, chatReply } from '../../contract/chat';
import type { GuideContent } from '../../contract/content';
import { recentTurns } from '../../domain/chat/limits';
import type { ChatTexts } from '../../domain/chat/passages';
import { addLine, type ChatLine, chatStore, currentConversation } from './chat-store';

/** Longer than the server waits for the AI service. */
const TIMEOUT_MS = 25_000;

/** What the answers are made of, and the sentences for when there is none. */
export interface ChatDesk {
  content: GuideContent;
  loadTexts: () => Promise<ChatTexts>;
  words: Readonly<Record<'failed' | 'empty' | 'tooMany' | 'unknown', string>>;
}

type Answer = Omit<ChatLine, 'id' | 'role'>;

/** Asks a question and adds what comes of it to the conversation. An empty one is not asked (specification §5). */
export async function ask(typed: string, desk: ChatDesk): Promise<void> {
  const question = typed.trim();
  if (question === '' || chatStore.getState().busy) return;
  addLine({ role: 'user', content: question });
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
  if (!navigator.onLine) return fromPhone(desk);
  try {
    const said = await request<ChatReply>({
      method: 'POST',
      path: '/api/chat',
      body: {
        messages: recentTurns(chatStore.getState().lines.map(({ role, content: text }) => ({ role, content: text }))),
      },
      schema: chatReply,
      lang: content.lang,
      timeoutMs: TIMEOUT_MS,
    });
    const text = said.choices[0]?.message.content ?? '';
    return { content: text === '' ? words.empty : text, ...(said.source ? { source: said.source } : {}) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 429) return { content: words.tooMany, failed: true };
    return error.outcome === 'answered' ? { content: words.failed, failed: true } : fromPhone(desk);
  }
}

/** Without a network the texts on this phone answer (ruling 25). */
async function fromPhone({ content, loadTexts, words }: ChatDesk): Promise<Answer> {
  try {
    const [{ phoneAnswers }, texts] = await Promise.all([import('./phone-answers'), loadTexts()]);
    const { lines } = chatStore.getState();
    const passage = phoneAnswers(texts, content)(lines.findLast(({ role }) => role === 'user')?.content ?? '');
    if (!passage) return { content: words.unknown, fromPhone: true };
    return { content: passage.text, source: { title: passage.title, path: passage.path }, fromPhone: true };
  } catch {
    // The site was not on this phone yet when the network went.
    return { content: words.failed, failed: true };
  }
}
