import type { Locale } from '#contracts/platform/locales.ts';
import {
  type LetterContent,
  type LetterPart,
  letterOf,
  letterPart,
  partInWords,
} from '#contracts/words/letter.ts';
import type { DueNews, MailedKind } from './letter-news.queries.ts';

/** A letter names so many pieces of news; the rest is a number. */
const mostLines = 10;

/** One letter about news of one kind for one reader, with the page where it is read. */
export function newsLetterWords(news: readonly [DueNews, ...DueNews[]], publicUrl: string): LetterContent {
  const [{ kind, about, path }] = news;
  const parts = news.slice(0, mostLines).map((each) => lines[each.kind](each));
  const more = news.length - parts.length;
  if (more > 0) parts.push(letterPart('news.more', { count: more }));
  const allOf = kind === 'MESSAGE' ? '/chat' : '/notifications';
  const values = {
    lines: (locale: Locale) => parts.map((part) => partInWords(part, locale)).join('\n'),
    page: `${publicUrl}${news.length === 1 ? path : allOf}`,
  };
  if (kind !== 'FOLLOW') return letterOf(`news.${kind}`, { ...values, count: news.length });
  // The news of followers is of several sorts.
  if (news.some((each) => each.about !== about)) return letterOf('news.FOLLOW', values);
  const sort = about === 'follow-request' || about === 'follow-agreed' ? about : 'follower';
  return letterOf(`news.${sort}`, { ...values, count: news.length });
}

const titleOf = ({ designTitle }: DueNews) => designTitle ?? letterPart('news.someDesign');

const lines: Record<MailedKind, (news: DueNews) => LetterPart> = {
  LIKE: (news) => letterPart('news.liked', { name: news.senderName, title: titleOf(news) }),
  COMMENT: (news) => letterPart('news.commented', { name: news.senderName, title: titleOf(news) }),
  MENTION: (news) => letterPart('news.mentioned', { name: news.senderName, title: titleOf(news) }),
  FOLLOW: ({ senderName: name, about }) => {
    if (about === 'follow-request') return letterPart('news.asksToFollow', { name });
    if (about === 'follow-agreed') return letterPart('news.agreed', { name });
    return letterPart('news.follows', { name });
  },
  REVIEW: (news) => letterPart('news.reviewed', { name: news.senderName, title: titleOf(news) }),
  MESSAGE: ({ senderName: name }) => letterPart('news.wrote', { name }),
  MEASUREMENT: ({ senderName: name }) => letterPart('news.measured', { name }),
};
