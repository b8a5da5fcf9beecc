import { sentence } from '#contracts/words/sentence.ts';
export const missingSentence = sentence('profiles.fillAll');

/** How many places one address book holds. */
export const mostAddresses = 20;
