import type { Message } from '#contracts/messaging/messaging.contract.ts';
import type { NamedMessage } from '#contracts/platform/success-message.ts';

/** The text of a message as shown: its words, or a system message in the language of the page. */
export const contentOf = ({ content, reason }: Pick<Message, 'content' | 'reason'>): string | NamedMessage =>
  reason === undefined ? content : { message: content, reason };
