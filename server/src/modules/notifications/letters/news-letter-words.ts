import type { DueNews, MailedKind } from './letter-news.queries.ts';

/** A letter names so many pieces of news; the rest is a number. */
const mostLines = 10;

/** Our own words alone, as every subject. `about` is null where the news is of several sorts. */
const subjects: Record<MailedKind, (count: number, about: string | null) => string> = {
  LIKE: (count) => (count === 1 ? 'Your design was liked' : `${count} of your designs were liked`),
  COMMENT: (count) => (count === 1 ? 'A comment on your design' : `${count} comments on your designs`),
  MENTION: (count) =>
    count === 1 ? 'You were mentioned in a comment' : `You were mentioned in ${count} comments`,
  FOLLOW: (count, about) => {
    if (about === 'follow-request')
      return count === 1 ? 'Somebody asks to follow you' : `${count} people ask to follow you`;
    if (about === 'follow-agreed')
      return count === 1 ? 'You may follow now' : `${count} people let you follow`;
    if (about === null) return 'News of followers';
    return count === 1 ? 'Somebody follows you' : `${count} people follow you`;
  },
  REVIEW: (count) => (count === 1 ? 'A review of your design' : `${count} reviews of your designs`),
  MESSAGE: (count) => (count === 1 ? 'A message waits for you' : `Messages of ${count} people wait for you`),
  MEASUREMENT: (count) =>
    count === 1 ? 'Measurements were recorded' : `Measurements of ${count} orders were recorded`,
};

const sentences: Record<MailedKind, (news: DueNews) => string> = {
  LIKE: ({ senderName, designTitle }) => `${senderName} liked ${designTitle ?? 'a design'}.`,
  COMMENT: ({ senderName, designTitle }) => `${senderName} commented on ${designTitle ?? 'a design'}.`,
  MENTION: ({ senderName, designTitle }) =>
    `${senderName} mentioned you in a comment on ${designTitle ?? 'a design'}.`,
  FOLLOW: ({ senderName, about }) => {
    if (about === 'follow-request') return `${senderName} asks to follow you.`;
    if (about === 'follow-agreed') return `${senderName} has agreed: you follow them now.`;
    return `${senderName} follows you.`;
  },
  REVIEW: ({ senderName, designTitle }) => `${senderName} reviewed ${designTitle ?? 'a design'}.`,
  MESSAGE: ({ senderName }) => `${senderName} has written to you.`,
  MEASUREMENT: ({ senderName }) => `${senderName} recorded measurements for your order.`,
};

/** One letter about news of one kind for one reader, with the page where it is read. */
export function newsLetterWords(
  news: readonly [DueNews, ...DueNews[]],
  publicUrl: string,
): { subject: string; text: string } {
  const [{ kind, about, recipientName, path }] = news;
  const lines = news.slice(0, mostLines).map((each) => sentences[kind](each));
  const more = news.length - lines.length;
  const told = [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n');
  const allOf = kind === 'MESSAGE' ? '/chat' : '/notifications';
  const page = `${publicUrl}${news.length === 1 ? path : allOf}`;
  return {
    subject: subjects[kind](news.length, news.every((each) => each.about === about) ? about : null),
    text: `Hello ${recipientName},\n\n${told}\n\nSee it here: ${page}`,
  };
}
