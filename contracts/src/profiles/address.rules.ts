import { sentence } from '#contracts/words/sentence.ts';
export const missingSentence = sentence('profiles.fillAll');

/** The most addresses in one address book. */
export const mostAddresses = 20;
