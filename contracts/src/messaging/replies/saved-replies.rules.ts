import { sentence } from '#contracts/words/sentence.ts';
export const savedReplyLimits = { title: 60, content: 1000, most: 50 };

export const savedReplySentences = {
  noTitle: sentence('complaints.titleNeeded'),
  noContent: sentence('messaging.writeReply'),
  unknownPlaceholder: sentence('messaging.replyBraces', { brace: '{name}' }),
  titleTaken: sentence('messaging.replyTitle'),
  full: sentence('messaging.repliesFull', { most: savedReplyLimits.most }),
};

const placeholder = '{name}';

/** Whether a reply contains no braces except those of the placeholder. */
export function hasOnlyName(content: string): boolean {
  return !/[{}]/.test(content.replaceAll(placeholder, ''));
}

/** A saved reply as sent; {name} becomes the recipient's first name. */
export function fillReply(content: string, name: string): string {
  return content.replaceAll(placeholder, name.trim().split(/\s+/)[0] ?? '');
}
