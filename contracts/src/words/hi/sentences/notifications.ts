import type { notifications as english } from '../../en/sentences/notifications.ts';

export const notifications: Record<keyof typeof english, string> = {
  'notifications.notificationMissing': 'यह नोटिफ़िकेशन नहीं मिला।',
  'notifications.twoTimes': 'कृपया दो अलग समय चुनें, जैसे 22:00 और 07:00।',
  'notifications.noPushAddress': 'यह किसी पुश सेवा का पता नहीं है।',
  'notifications.noPushKeys': 'ये किसी ब्राउज़र की कुंजियाँ नहीं हैं।',
};
