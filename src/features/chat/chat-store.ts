import { createStore } from 'zustand/vanilla';
import type { EmergencyCall } from '../../domain/chat/call-for-help';
import type { ChatMessage } from '../../domain/chat/limits';

/** A line of the conversation as it is shown. */
export interface ChatLine extends ChatMessage {
  id: number;
  /** Text that the answer was taken from. */
  source?: { title: string; path: string };
  /** Number to call for somebody who is in danger. */
  calls?: readonly EmergencyCall[];
  /** Set when the line says what went wrong, in place of an answer: asked again it may work. */
  failed?: boolean;
  /** The phone itself answered, for want of a network. */
  fromPhone?: boolean;
}

const NO_VALUES = { lines: [], busy: false };

/** The conversation of this page; it is kept nowhere and ends with it, or when whoever held it signs out. */
export const chatStore = createStore<{ lines: ChatLine[]; busy: boolean }>(() => NO_VALUES);

/** Counts conversations: an answer that comes when its own is over belongs to nobody. */
let conversation = 0;
export const currentConversation = (): number => conversation;

window.addEventListener('userLogout', () => {
  conversation += 1;
  chatStore.setState(NO_VALUES);
});

let last = 0;
/** Adds a line and gives it its place in the list. */
export function addLine(line: Omit<ChatLine, 'id'>): void {
  last += 1;
  const added = { ...line, id: last };
  chatStore.setState(({ lines }) => ({ lines: [...lines, added] }));
}
