import type { notifications as english } from '../../en/sentences/notifications.ts';

export const notifications: Record<keyof typeof english, string> = {
  'notifications.notificationMissing': 'এই নোটিফিকেশনটি পাওয়া গেল না।',
  'notifications.twoTimes': 'দুটি আলাদা সময় বেছে নিন, যেমন 22:00 ও 07:00।',
  'notifications.noPushAddress': 'এটি কোনও পুশ সার্ভিসের ঠিকানা নয়।',
  'notifications.noPushKeys': 'এগুলো কোনও ব্রাউজারের কী নয়।',
};
