import type { notifications as english } from '../../en/letters/notifications.ts';
import type { Translation } from '../../letter-words.ts';

const text = '{lines}\n\nএখানে দেখুন: {page}';

export const notifications: Translation<typeof english> = {
  'news.LIKE': {
    subject: { one: 'আপনার ডিজাইনে লাইক পড়েছে', other: 'আপনার {count}টি ডিজাইনে লাইক পড়েছে' },
    text,
  },
  'news.COMMENT': {
    subject: { one: 'আপনার ডিজাইনে কমেন্ট', other: 'আপনার ডিজাইনে {count}টি কমেন্ট' },
    text,
  },
  'news.MENTION': {
    subject: { one: 'একটি কমেন্টে আপনার নাম', other: '{count}টি কমেন্টে আপনার নাম' },
    text,
  },
  'news.FOLLOW': { subject: 'ফলোয়ারদের খবর', text },
  'news.follower': {
    subject: { one: 'একজন আপনাকে ফলো করছেন', other: '{count} জন আপনাকে ফলো করছেন' },
    text,
  },
  'news.follow-request': {
    subject: { one: 'একজন আপনাকে ফলো করতে চান', other: '{count} জন আপনাকে ফলো করতে চান' },
    text,
  },
  'news.follow-agreed': {
    subject: { one: 'এখন আপনি ফলো করতে পারেন', other: '{count} জন ফলো করার অনুরোধে রাজি হয়েছেন' },
    text,
  },
  'news.REVIEW': {
    subject: { one: 'আপনার ডিজাইনের রিভিউ', other: 'আপনার ডিজাইনের {count}টি রিভিউ' },
    text,
  },
  'news.MESSAGE': {
    subject: { one: 'আপনার একটি মেসেজ এসেছে', other: '{count} জনের মেসেজ এসেছে' },
    text,
  },
  'news.MEASUREMENT': {
    subject: { one: 'মাপ লেখা হয়েছে', other: '{count}টি অর্ডারের মাপ লেখা হয়েছে' },
    text,
  },
  'news.naap': { subject: 'আপনার অর্ডারের মাপের খবর', text },
  'news.more': 'আরও {count}টি খবর।',
  'news.manyMore': 'আরও অনেক খবর।',

  'digest.DAILY': {
    subject: 'Tanabana-য় আপনার দিন: {unread} খবর পড়া বাকি',
    text: '{lines}\n\nসবটা এখানে পড়ুন: {page}',
  },
  'digest.WEEKLY': {
    subject: 'Tanabana-য় আপনার সপ্তাহ: {unread} খবর পড়া বাকি',
    text: '{lines}\n\nসবটা এখানে পড়ুন: {page}',
  },
  'digest.count': '{count}টি',
  'digest.over': '{count}টিরও বেশি',
};
