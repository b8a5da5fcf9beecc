import en from './start-chat.en.json';

export const startChatWords = { en };
