import type { Services } from '#server/platform/services.ts';
import { listMessages, type MessagePage, type MessagesAsked } from './list-messages.ts';
import { readChat } from './mark-read.ts';

interface Opening extends MessagesAsked {
  /** Whether the request came from another site, which must not mark messages as read. */
  isFromElsewhere: boolean;
}

/**
 * Messages of a chat. A call without a page marks the chat as read, for front ends that do not report what was seen.
 * Throws NOT_FOUND as `listMessages` does.
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
