import type { Services } from '#server/platform/services.ts';
import { listMessages, type MessagePage, type MessagesAsked } from './list-messages.ts';
import { readChat } from './mark-read.ts';

interface Opening extends MessagesAsked {
  /** Whether the reader was led here by another site, which may not mark anything as read for them. */
  isFromElsewhere: boolean;
}

/**
 * Messages of a chat. A call that names no page marks the chat as read: front ends that do not report what was seen
 * open a chat with it. Throws NOT_FOUND as `listMessages` does.
 */
export async function openChat(
  services: Services,
  { isFromElsewhere, ...asked }: Opening,
): Promise<MessagePage> {
  const { viewerId, chatId, before, after, limit } = asked;
  const page = await listMessages(services, asked);
  const newest = page.messages.at(-1)?.id ?? 0;
  const namesPage = [before, after, limit].some((part) => part !== undefined);
  if (!namesPage && !isFromElsewhere && newest > page.ownReadUpTo)
    await readChat(services, { chatId, readerId: viewerId, upTo: newest });
  return page;
}
