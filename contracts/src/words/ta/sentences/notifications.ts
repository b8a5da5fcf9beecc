import type { notifications as english } from '../../en/sentences/notifications.ts';

export const notifications: Record<keyof typeof english, string> = {
  'notifications.notificationMissing': 'இந்த அறிவிப்பு கிடைக்கவில்லை.',
  'notifications.twoTimes': 'இரண்டு வெவ்வேறு நேரங்களைத் தேர்வு செய்யுங்கள், எ.கா. 22:00, 07:00.',
  'notifications.noPushAddress': 'இது புஷ் சேவையின் முகவரி அல்ல.',
  'notifications.noPushKeys': 'இவை பிரவுசரின் சாவிகள் அல்ல.',
};
