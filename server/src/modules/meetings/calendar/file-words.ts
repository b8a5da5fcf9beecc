import type { Locale } from '#contracts/platform/locales.ts';

const english = {
  HOME_VISIT: 'Home visit with {name}: measurements for {title}',
  PHONE_CALL: 'Phone call with {name}: measurements for {title}',
  order: 'Order {number}',
};

/** What a calendar shows of a meeting. */
export const meetingFileWords: Record<Locale, typeof english> = {
  en: english,
  hi: {
    HOME_VISIT: '{name} के साथ घर पर मुलाक़ात: {title} का नाप',
    PHONE_CALL: '{name} के साथ फ़ोन पर: {title} का नाप',
    order: 'ऑर्डर {number}',
  },
  bn: {
    HOME_VISIT: '{name}-এর সঙ্গে বাড়িতে দেখা: {title}-এর মাপ',
    PHONE_CALL: '{name}-এর সঙ্গে ফোনে কথা: {title}-এর মাপ',
    order: 'অর্ডার {number}',
  },
  ta: {
    HOME_VISIT: '{name} அவர்களுடன் வீட்டில் சந்திப்பு: {title} அளவுகள்',
    PHONE_CALL: '{name} அவர்களுடன் போன் கால்: {title} அளவுகள்',
    order: 'ஆர்டர் {number}',
  },
};
