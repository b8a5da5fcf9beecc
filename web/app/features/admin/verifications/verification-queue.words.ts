import en from './verification-queue.en.json';

export const verificationQueueWords = { en };
