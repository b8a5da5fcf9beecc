import { sentence } from '#contracts/sentences/sentence.ts';
export const missingSentence = sentence('profiles.fillAll');

/** How many places one address book holds. */
export const mostAddresses = 20;
