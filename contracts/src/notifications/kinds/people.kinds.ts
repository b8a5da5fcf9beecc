import { type News, newsOf } from '#contracts/words/render-news.ts';
import { type About, always, kind, nameAndTitle, nameOf } from './kind.ts';

/** Likes are counted up to this number, to avoid counting all likes of a popular design again for each new one. */
export const mostLikesCounted = 1000;

/** Only the newest hundred messages of a chat are counted. */
export const mostMessagesCounted = 100;

/** What happened to a quote. */
export type QuoteEvent =
  | 'changeAsked'
  | 'countered'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'ends'
  // A bid on the reader's brief.
  | 'bid'
  | 'passedOver'
  | 'briefOver'
  | 'briefEnds';

/** What the news about a quote says. Its page is that of the brief, if it names one. */
interface QuoteNews {
  event: QuoteEvent;
  title: string;
  quoteId?: number;
  briefId?: number;
}

const commentPage = ({ designId, commentId }: About<unknown>) => `/product/${designId}?comment=${commentId}`;
const senderPage = ({ senderId }: About<unknown>) => `/publicProfile/${senderId}`;

/** Public acts of people, and their messages to each other. */
export const peopleKinds = {
  LIKE: kind({
    icon: 'heart',
    switchOf: always('LIKE'),
    push: always({ title: 'titles.LIKE', urgency: 'low' }),
    says: saysLikes,
    leadsTo: ({ designId }) => `/product/${designId}`,
  }),
  COMMENT: kind({
    icon: 'message-square-text',
    switchOf: always('COMMENT'),
    push: always({ title: 'titles.COMMENT', urgency: 'low' }),
    isPublic: true,
    says: (about) => newsOf('comments.commented', nameAndTitle(about)),
    leadsTo: commentPage,
  }),
  REPLY: kind({
    icon: 'reply',
    switchOf: always('COMMENT'),
    push: always({ title: 'titles.REPLY', urgency: 'low' }),
    isPublic: true,
    says: (about) => newsOf('comments.answered', nameAndTitle(about)),
    leadsTo: commentPage,
  }),
  MENTION: kind({
    icon: 'at-sign',
    switchOf: always('MENTION'),
    push: always({ title: 'titles.MENTION', urgency: 'low' }),
    isPublic: true,
    says: (about) => newsOf('comments.mentioned', nameAndTitle(about)),
    leadsTo: commentPage,
  }),
  FOLLOW: kind({
    icon: 'user-plus',
    switchOf: always('FOLLOW'),
    push: always({ title: 'titles.FOLLOW', urgency: 'low' }),
    isPublic: true,
    says: (about) => newsOf('follows.follows', { name: nameOf(about) }),
    leadsTo: senderPage,
  }),
  FOLLOW_REQUEST: kind({
    icon: 'user-plus',
    switchOf: always('FOLLOW'),
    push: always({ title: 'titles.FOLLOW_REQUEST', urgency: 'low' }),
    isPublic: true,
    says: (about) => newsOf('follows.asked', { name: nameOf(about) }),
    leadsTo: always('/notifications#requests'),
  }),
  FOLLOW_AGREED: kind({
    icon: 'user-check',
    switchOf: always('FOLLOW'),
    push: always({ title: 'titles.FOLLOW_REQUEST', urgency: 'low' }),
    isPublic: true,
    says: (about) => newsOf('follows.agreed', { name: nameOf(about) }),
    leadsTo: senderPage,
  }),
  REVIEW: kind({
    icon: 'star',
    switchOf: always('REVIEW'),
    push: always({ title: 'titles.REVIEW', urgency: 'low' }),
    isPublic: true,
    says: (about) => newsOf('reviews.reviewed', nameAndTitle(about)),
    leadsTo: ({ designId }) => `/product/${designId}/reviews`,
  }),
  /** `askerName` is set only if the asker has no account. */
  ENQUIRY: kind<{ askerName: string | null }>({
    icon: 'mail',
    switchOf: always('ENQUIRY'),
    push: always({ title: 'titles.ENQUIRY', urgency: 'normal' }),
    says: (about) => {
      const { name, title } = nameAndTitle(about);
      return newsOf('enquiries.asked', { name: about.data.askerName ?? name, title });
    },
    leadsTo: ({ enquiryId }) => `/enquiry/${enquiryId}`,
  }),
  MESSAGE: kind({
    icon: 'message-circle',
    switchOf: always('MESSAGE'),
    push: always({ title: 'titles.MESSAGE', urgency: 'high' }),
    says: saysMessages,
    leadsTo: ({ chatId, senderId }) => `/chat/${chatId}/${senderId}`,
  }),
  /** A new offer is told as a message; this is what follows. */
  QUOTE: kind<QuoteNews>({
    icon: 'receipt-text',
    switchOf: always('MESSAGE'),
    push: always({ title: 'titles.QUOTE', urgency: 'high' }),
    says: (about) => {
      const { event, title } = about.data;
      if (event === 'expired' || event === 'briefEnds') return newsOf(`quotes.${event}`, { title });
      return newsOf(`quotes.${event}`, { name: nameOf(about), title });
    },
    leadsTo: ({ data }) =>
      data.briefId === undefined ? `/quotes/${data.quoteId}` : `/briefs/${data.briefId}`,
  }),
} as const;

function saysLikes(about: About<unknown>): News {
  if (about.count < 2) return newsOf('likes.liked', nameAndTitle(about));
  const isMany = about.count >= mostLikesCounted;
  const count = isMany ? mostLikesCounted - 2 : about.count - 1;
  return newsOf(isMany ? 'likes.many' : 'likes.together', { ...nameAndTitle(about), count });
}

function saysMessages(about: About<unknown>): News {
  const name = nameOf(about);
  if (about.count === 1) return newsOf('messages.sent', { name });
  if (about.count < mostMessagesCounted) return newsOf('messages.several', { name, count: about.count });
  return newsOf('messages.many', { name, count: mostMessagesCounted - 1 });
}
