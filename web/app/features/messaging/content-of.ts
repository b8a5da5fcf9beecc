import type { Message } from '#contracts/messaging/messaging.contract.ts';
import type { NamedMessage } from '#contracts/platform/success-message.ts';

/** What a message says, as a screen shows it: its words, or a sentence of ours in the language of the page. */
export const contentOf = ({ content, reason }: Pick<Message, 'content' | 'reason'>): string | NamedMessage =>
  reason === undefined ? content : { message: content, reason };
