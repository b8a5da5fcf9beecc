import { type LetterContent, letterOf, type Part, partInWords, partOf } from '#contracts/letters/letter.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { DueNews, MailedKind } from './letter-news.queries.ts';

/** The most pieces of news listed in a letter; the others are only counted. */
const mostLines = 10;

/** The text of a letter with news of one kind for one reader, and the page where it is read. */
export function newsLetterWords(news: readonly [DueNews, ...DueNews[]], publicUrl: string): LetterContent {
  const [{ kind, about, path }] = news;
  const parts = news.slice(0, mostLines).map((each) => lines[each.kind](each));
  const more = news.length - parts.length;
  if (more > 0) parts.push(partOf('news.more', { count: more }));
  const allOf = kind === 'MESSAGE' ? '/chat' : '/notifications';
  const values = {
    lines: (locale: Locale) => parts.map((part) => partInWords(part, locale)).join('\n'),
    page: `${publicUrl}${news.length === 1 ? path : allOf}`,
  };
  if (kind !== 'FOLLOW') return letterOf(`news.${kind}`, { ...values, count: news.length });
  // Kind FOLLOW covers followers, requests and agreements.
  if (news.some((each) => each.about !== about)) return letterOf('news.FOLLOW', values);
  const sort = about === 'follow-request' || about === 'follow-agreed' ? about : 'follower';
  return letterOf(`news.${sort}`, { ...values, count: news.length });
}

const titleOf = ({ designTitle }: DueNews) => designTitle ?? partOf('news.someDesign');

const lines: Record<MailedKind, (news: DueNews) => Part> = {
  LIKE: (news) => partOf('news.liked', { name: news.senderName, title: titleOf(news) }),
  COMMENT: (news) => partOf('news.commented', { name: news.senderName, title: titleOf(news) }),
  MENTION: (news) => partOf('news.mentioned', { name: news.senderName, title: titleOf(news) }),
  FOLLOW: ({ senderName: name, about }) => {
    if (about === 'follow-request') return partOf('news.asksToFollow', { name });
    if (about === 'follow-agreed') return partOf('news.agreed', { name });
    return partOf('news.follows', { name });
  },
  REVIEW: (news) => partOf('news.reviewed', { name: news.senderName, title: titleOf(news) }),
  MESSAGE: ({ senderName: name }) => partOf('news.wrote', { name }),
  MEASUREMENT: ({ senderName: name }) => partOf('news.measured', { name }),
};
