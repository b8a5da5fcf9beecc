import type { Locale } from '#contracts/platform/locales.ts';

const english = {
  HOME_VISIT: 'Home visit with {name}: measurements for {title}',
  PHONE_CALL: 'Phone call with {name}: measurements for {title}',
  order: 'Order {number}',
};

/** Texts of a meeting in a calendar file. */
export const meetingFileWords: Record<Locale, typeof english> = {
  en: english,
  hi: {
    HOME_VISIT: '{name} के साथ घर पर मुलाक़ात: {title} का नाप',
    PHONE_CALL: '{name} के साथ फ़ोन पर: {title} का नाप',
    order: 'ऑर्डर {number}',
  },
  bn: {
    HOME_VISIT: 'বাড়িতে মাপ, {name}-এর সঙ্গে: {title}',
    PHONE_CALL: 'ফোনে মাপ, {name}-এর সঙ্গে: {title}',
    order: 'অর্ডার {number}',
  },
  ta: {
    HOME_VISIT: '{name} அவர்களுடன் வீட்டில் சந்திப்பு: {title} அளவுகள்',
    PHONE_CALL: '{name} அவர்களுடன் போன் கால்: {title} அளவுகள்',
    order: 'ஆர்டர் {number}',
  },
};
