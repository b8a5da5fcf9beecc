import type { notifications as english } from '../../en/letters/notifications.ts';
import type { Translation } from '../../letter-words.ts';

const text = '{lines}\n\nஇங்கே பாருங்கள்: {page}';

export const notifications: Translation<typeof english> = {
  'news.LIKE': {
    subject: { one: 'உங்கள் டிசைனுக்கு லைக் கிடைத்தது', other: 'உங்கள் {count} டிசைன்களுக்கு லைக் கிடைத்தது' },
    text,
  },
  'news.COMMENT': {
    subject: { one: 'உங்கள் டிசைனுக்கு ஒரு கமெண்ட்', other: 'உங்கள் டிசைன்களுக்கு {count} கமெண்டுகள்' },
    text,
  },
  'news.MENTION': {
    subject: {
      one: 'ஒரு கமெண்டில் உங்களைக் குறிப்பிட்டார்கள்',
      other: '{count} கமெண்டுகளில் உங்களைக் குறிப்பிட்டார்கள்',
    },
    text,
  },
  'news.FOLLOW': { subject: 'பின்தொடர்பவர்கள் பற்றிய செய்தி', text },
  'news.follower': {
    subject: { one: 'ஒருவர் உங்களைப் பின்தொடர்கிறார்', other: '{count} பேர் உங்களைப் பின்தொடர்கிறார்கள்' },
    text,
  },
  'news.follow-request': {
    subject: {
      one: 'ஒருவர் உங்களைப் பின்தொடர அனுமதி கேட்கிறார்',
      other: '{count} பேர் உங்களைப் பின்தொடர அனுமதி கேட்கிறார்கள்',
    },
    text,
  },
  'news.follow-agreed': {
    subject: { one: 'இனி நீங்கள் பின்தொடரலாம்', other: '{count} பேர் உங்களைப் பின்தொடர அனுமதித்தார்கள்' },
    text,
  },
  'news.REVIEW': {
    subject: { one: 'உங்கள் டிசைனுக்கு ஒரு ரிவ்யூ', other: 'உங்கள் டிசைன்களுக்கு {count} ரிவ்யூக்கள்' },
    text,
  },
  'news.MESSAGE': {
    subject: { one: 'உங்களுக்கு ஒரு மெசேஜ் வந்துள்ளது', other: 'உங்களுக்கு {count} பேர் மெசேஜ் அனுப்பியுள்ளார்கள்' },
    text,
  },
  'news.MEASUREMENT': {
    subject: { one: 'அளவுகள் பதிவாயின', other: '{count} ஆர்டர்களின் அளவுகள் பதிவாயின' },
    text,
  },
  'news.naap': { subject: 'உங்கள் ஆர்டர்களின் அளவுகள் பற்றிய செய்தி', text },
  'news.more': { one: 'மேலும் {count} செய்தி.', other: 'மேலும் {count} செய்திகள்.' },
  'news.manyMore': 'மேலும் பல செய்திகள்.',

  'digest.DAILY': {
    subject: 'Tanabana-வில் உங்கள் நாள்: படிக்காதவை {unread}',
    text: '{lines}\n\nஎல்லாவற்றையும் இங்கே படியுங்கள்: {page}',
  },
  'digest.WEEKLY': {
    subject: 'Tanabana-வில் உங்கள் வாரம்: படிக்காதவை {unread}',
    text: '{lines}\n\nஎல்லாவற்றையும் இங்கே படியுங்கள்: {page}',
  },
  'digest.count': '{count}',
  'digest.over': '{count}-க்கு மேல்',
};
