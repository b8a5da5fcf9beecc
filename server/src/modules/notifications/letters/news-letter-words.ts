import type { Locale } from '#contracts/platform/locales.ts';
import {
  type LetterContent,
  type LetterPart,
  letterOf,
  letterPart,
  partInWords,
} from '#contracts/words/letter.ts';
import { type News, newsOf, newsPart } from '#contracts/words/render-news.ts';
import type { DueNews, MailedKind } from './letter-news.queries.ts';

/** A notification as a sentence of a letter. */
export const lineOf = (line: News): LetterPart => letterPart('mail.sentence', { line });

/** The most pieces of news listed in a letter; the others are only counted. */
const mostLines = 10;

/** The text of a letter with news of one kind for one reader, and the page where it is read. */
export function newsLetterWords(news: readonly [DueNews, ...DueNews[]], publicUrl: string): LetterContent {
  const [{ kind, about, path }] = news;
  const parts = news.slice(0, mostLines).map((each) => lineOf(sentences[each.kind](each)));
  const more = news.length - parts.length;
  if (more > 0) parts.push(letterPart('news.more', { count: more }));
  const allOf = kind === 'MESSAGE' ? '/chat' : '/notifications';
  const values = {
    lines: (locale: Locale) => parts.map((part) => partInWords(part, locale)).join('\n'),
    page: `${publicUrl}${news.length === 1 ? path : allOf}`,
  };
  if (kind === 'MEASUREMENT' && news.some((each) => isNaapNews(each.about)))
    return letterOf('news.naap', values);
  if (kind !== 'FOLLOW') return letterOf(`news.${kind}`, { ...values, count: news.length });
  // Kind FOLLOW covers followers, requests and agreements.
  if (news.some((each) => each.about !== about)) return letterOf('news.FOLLOW', values);
  const sort = about === 'follow-request' || about === 'follow-agreed' ? about : 'follower';
  return letterOf(`news.${sort}`, { ...values, count: news.length });
}

const naapSentences = {
  'naap-shared': 'orders.NAAP_SHARED',
  'naap-replaced': 'orders.NAAP_REPLACED',
  'naap-revoked': 'orders.NAAP_REVOKED',
} as const;

/** What happened to a share of the naap book. */
export type NaapNews = keyof typeof naapSentences;

const isNaapNews = (about: string): about is NaapNews => about in naapSentences;

const nameAndTitle = ({ senderName: name, designTitle }: DueNews) => ({
  name,
  title: designTitle ?? newsPart('designs.some'),
});

const sentences: Record<MailedKind, (news: DueNews) => News> = {
  LIKE: (news) => newsOf('likes.liked', nameAndTitle(news)),
  COMMENT: (news) => newsOf('comments.commented', nameAndTitle(news)),
  MENTION: (news) => newsOf('comments.mentioned', nameAndTitle(news)),
  FOLLOW: ({ senderName: name, about }) => {
    if (about === 'follow-request') return newsOf('follows.asked', { name });
    if (about === 'follow-agreed') return newsOf('follows.agreed', { name });
    return newsOf('follows.follows', { name });
  },
  REVIEW: (news) => newsOf('reviews.reviewed', nameAndTitle(news)),
  MESSAGE: ({ senderName: name }) => newsOf('messages.sent', { name }),
  MEASUREMENT: ({ senderName: name, about }) => {
    const values = { name, order: newsPart('order.yours') };
    return isNaapNews(about) ? newsOf(naapSentences[about], values) : newsOf('orders.measured', values);
  },
};
