/** Longest message, and how many messages of a conversation are sent with the newest (reliability T13). */
export const MAX_CHAT_TEXT = 2000;
export const MAX_CHAT_TURNS = 20;

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/**
 * The newest messages of a conversation, no more than may be sent and no longer than each may be; the first of them is
 * the guest's.
 */
export function recentTurns(messages: readonly ChatMessage[]): ChatMessage[] {
  const recent = messages.slice(-MAX_CHAT_TURNS).map(({ role, content }) => ({
    role,
    content: content.slice(0, MAX_CHAT_TEXT),
  }));
  return recent.slice(
    Math.max(
      0,
      recent.findIndex(({ role }) => role === 'user'),
    ),
  );
}
