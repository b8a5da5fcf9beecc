export const savedReplyLimits = { title: 60, content: 1000, most: 50 };

export const savedReplySentences = {
  noTitle: 'Please give it a title',
  noContent: 'Please write the reply',
  unknownPlaceholder: 'Only {name} is filled in. Please remove the other braces.',
  titleTaken: 'You have a reply with this title already.',
  full: `You have ${savedReplyLimits.most} saved replies. Please delete one that you do not use.`,
};

const placeholder = '{name}';

/** Whether every brace of a reply is the placeholder that is filled in. */
export function hasOnlyName(content: string): boolean {
  return !/[{}]/.test(content.replaceAll(placeholder, ''));
}

/** A saved reply as it is sent to somebody: {name} is the first word of theirs. */
export function fillReply(content: string, name: string): string {
  return content.replaceAll(placeholder, name.trim().split(/\s+/)[0] ?? '');
}
