export const notifications = {
  'notifications.notificationMissing': 'This notification could not be found.',
  'notifications.twoTimes': 'Please choose two different times, such as 22:00 and 07:00.',
  'notifications.noPushAddress': 'This is no address of a push service.',
  'notifications.noPushKeys': 'These are no keys of a browser.',
} as const;
