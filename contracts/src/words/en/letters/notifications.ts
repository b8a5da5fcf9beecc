import type { Room } from '../../letter-words.ts';

const text = '{lines}\n\nSee it here: {page}';

export const notifications = {
  'news.LIKE': {
    subject: { one: 'Your design was liked', other: '{count} of your designs were liked' },
    text,
  },
  'news.COMMENT': {
    subject: { one: 'A comment on your design', other: '{count} comments on your designs' },
    text,
  },
  'news.MENTION': {
    subject: { one: 'You were mentioned in a comment', other: 'You were mentioned in {count} comments' },
    text,
  },
  'news.FOLLOW': { subject: 'News about your followers', text },
  'news.follower': {
    subject: { one: 'You have a new follower', other: 'You have {count} new followers' },
    text,
  },
  'news.follow-request': {
    subject: { one: 'You have a follow request', other: 'You have {count} follow requests' },
    text,
  },
  'news.follow-agreed': {
    subject: {
      one: 'Your follow request was accepted',
      other: '{count} people accepted your follow requests',
    },
    text,
  },
  'news.REVIEW': {
    subject: { one: 'A review of your design', other: '{count} reviews of your designs' },
    text,
  },
  'news.MESSAGE': {
    subject: { one: 'You have a new message', other: 'You have messages from {count} people' },
    text,
  },
  'news.MEASUREMENT': {
    subject: { one: 'Measurements were recorded', other: 'Measurements of {count} orders were recorded' },
    text,
  },
  'news.naap': { subject: 'News about the measurements of your orders', text },
  'news.more': 'And {count} more.',
  'news.manyMore': 'And many more.',

  'digest.DAILY': {
    subject: 'Your day on Tanabana: {unread} unread',
    text: '{lines}\n\nRead all of it here: {page}',
  },
  'digest.WEEKLY': {
    subject: 'Your week on Tanabana: {unread} unread',
    text: '{lines}\n\nRead all of it here: {page}',
  },
  'digest.count': '{count}',
  'digest.over': 'over {count}',
} as const satisfies Room;
