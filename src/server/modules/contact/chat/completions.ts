import type { ChatMessage } from '../../../../domain/chat/limits';
import type { AiConfig } from '../../../config';
import { readLimited } from '../../../platform/outgoing/read-limited';
import { within } from '../../../platform/outgoing/within';

const LIMIT_MS = 10_000;
const LIMIT_BYTES = 1024 * 1024;
/** Longest answer that is asked for, in tokens, and that is shown, in characters. */
const MAX_TOKENS = 500;
const MAX_REPLY = 4000;

/**
 * Asks the AI service for the next message of a conversation.
 *
 * @returns its text; `''` when it answered without one
 * @throws when it does not answer in time, or not with JSON of at most 1 MB
 */
export type Complete = (instructions: string, messages: readonly ChatMessage[], signal: AbortSignal) => Promise<string>;

/** The chat-completions protocol, at whatever base address is configured. The reply is text and nothing else. */
export function completions({ baseUrl, apiKey, model }: AiConfig, limitMs = LIMIT_MS): Complete {
  return (instructions, messages, signal) =>
    within(limitMs, signal, async (until) => {
      const answer = await fetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({
          model,
          max_tokens: MAX_TOKENS,
          messages: [
            { role: 'system', content: instructions },
            ...messages.map(({ role, content }) => ({ role, content })),
          ],
        }),
        redirect: 'error',
        signal: until,
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new Error(`The AI service answered ${answer.status}.`);
      }
      return textOf(JSON.parse(await readLimited(answer, LIMIT_BYTES, until)));
    });
}

/** The first choice's text, whatever else an answer is. */
function textOf(body: unknown): string {
  const choices: unknown = (body as { choices?: unknown } | null)?.choices;
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const content = (first as { message?: { content?: unknown } | null } | null | undefined)?.message?.content;
  return typeof content === 'string' ? content.trim().slice(0, MAX_REPLY) : '';
}
