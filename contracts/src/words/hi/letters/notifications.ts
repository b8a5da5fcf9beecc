import type { notifications as english } from '../../en/letters/notifications.ts';
import type { Translation } from '../../letter-words.ts';

const text = '{lines}\n\nयहाँ देखें: {page}';

export const notifications: Translation<typeof english> = {
  'news.LIKE': {
    subject: { one: 'आपका डिज़ाइन लाइक किया गया', other: 'आपके {count} डिज़ाइन लाइक किए गए' },
    text,
  },
  'news.COMMENT': {
    subject: { one: 'आपके डिज़ाइन पर कमेंट', other: 'आपके डिज़ाइनों पर {count} कमेंट' },
    text,
  },
  'news.MENTION': {
    subject: { one: 'एक कमेंट में आपको मेंशन किया गया', other: '{count} कमेंट में आपको मेंशन किया गया' },
    text,
  },
  'news.FOLLOW': { subject: 'फ़ॉलोअर की ख़बर', text },
  'news.follower': {
    subject: { one: 'किसी ने आपको फ़ॉलो किया', other: '{count} लोगों ने आपको फ़ॉलो किया' },
    text,
  },
  'news.follow-request': {
    subject: {
      one: 'किसी ने आपको फ़ॉलो करने की रिक्वेस्ट भेजी है',
      other: '{count} लोगों ने आपको फ़ॉलो करने की रिक्वेस्ट भेजी है',
    },
    text,
  },
  'news.follow-agreed': {
    subject: { one: 'अब आप फ़ॉलो कर सकते हैं', other: '{count} लोगों ने आपकी फ़ॉलो रिक्वेस्ट मंज़ूर की' },
    text,
  },
  'news.REVIEW': {
    subject: { one: 'आपके डिज़ाइन का रिव्यू', other: 'आपके डिज़ाइनों के {count} रिव्यू' },
    text,
  },
  'news.MESSAGE': {
    subject: { one: 'आपके लिए एक मैसेज है', other: 'आपके लिए {count} लोगों के मैसेज हैं' },
    text,
  },
  'news.MEASUREMENT': {
    subject: { one: 'नाप लिखे गए', other: '{count} ऑर्डर के नाप लिखे गए' },
    text,
  },
  'news.naap': { subject: 'आपके ऑर्डर के नाप की ख़बर', text },
  'news.more': { one: 'और {count} ख़बर।', other: 'और {count} ख़बरें।' },
  'news.manyMore': 'और भी बहुत सी ख़बरें।',

  'digest.DAILY': {
    subject: 'Tanabana पर आपका दिन: पढ़ना बाक़ी {unread}',
    text: '{lines}\n\nसब कुछ यहाँ पढ़ें: {page}',
  },
  'digest.WEEKLY': {
    subject: 'Tanabana पर आपका हफ़्ता: पढ़ना बाक़ी {unread}',
    text: '{lines}\n\nसब कुछ यहाँ पढ़ें: {page}',
  },
  'digest.count': '{count}',
  'digest.over': '{count} से ज़्यादा',
};
