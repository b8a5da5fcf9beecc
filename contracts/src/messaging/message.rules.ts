import { sentence } from '#contracts/words/sentence.ts';
export const messageLimits = {
  /** Characters in one message. */
  content: 2000,
  pictures: 4,
  pictureBytes: 10 * 1024 * 1024,
  /** New chats that one account may start per hour. */
  newChatsAnHour: 20,
  /** Messages per page. */
  page: 50,
  longestPage: 200,
} as const;

export const messageSentences = {
  empty: sentence('messaging.writeMessage'),
  tooLong: sentence('messaging.messageLong', { most: messageLimits.content }),
  tooManyPictures: sentence('messaging.messagePictures', { most: messageLimits.pictures }),
  toYourself: sentence('messaging.messageSelf'),
  youBlocked: sentence('messaging.youBlocked'),
  blockedYou: sentence('enquiries.cannotWrite'),
  notFromAnyone: sentence('messaging.notFromAnyone'),
  otherSender: sentence('messaging.otherSender'),
  nonceTaken: sentence('messaging.nonceTaken'),
  manyNewChats: sentence('messaging.manyNewChats'),
  removed: sentence('messaging.removed'),
} as const;
