export const messageLimits = {
  /** Signs in one message. */
  content: 2000,
  pictures: 4,
  pictureBytes: 10 * 1024 * 1024,
  /** Chats that one account may begin in an hour. */
  newChatsAnHour: 20,
  /** Messages in one answer. */
  page: 50,
  longestPage: 200,
} as const;

export const messageSentences = {
  empty: 'Please write a message.',
  tooLong: `Please keep a message under ${messageLimits.content} characters.`,
  tooManyPictures: `A message carries up to ${messageLimits.pictures} pictures.`,
  toYourself: 'You cannot send a message to yourself.',
  youBlocked: 'You have blocked this person. Unblock them to write to them.',
  blockedYou: 'You cannot write to this person.',
  notFromAnyone:
    'This person takes messages only from people they follow, or with whom they have an order, an enquiry or a chat.',
  otherSender: 'You are signed in as somebody else now. Sign in again to send this message.',
  nonceTaken: 'This nonce belongs to another message. Please use a new one.',
  manyNewChats: 'You have begun many new conversations.',
  removed: 'This message was removed by our team.',
} as const;
