import * as z from 'zod/mini';

/**
 * `POST /api/chat`: the newest messages of a conversation, the last of them the guest's. Model, instructions and key are
 * the server's own; what else is sent is not read. 413 `tooLarge` over 2,000 characters a message or 20 messages;
 * 422 for another role or none; 429; 502 `chatFailed`.
 */
export const chatRequest = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

/** The reply, as text; `source` is the page of ours that it was taken from, when it was. */
export const chatReply = z.object({
  choices: z.array(z.object({ message: z.object({ role: z.literal('assistant'), content: z.string() }) })),
  source: z.optional(z.object({ title: z.string(), path: z.string() })),
});
export type ChatReply = z.infer<typeof chatReply>;
