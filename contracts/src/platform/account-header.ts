import { sentence } from '#contracts/words/sentence.ts';
/**
 * Whose a thing is, by the number of the account. A reply says for whom it was made, so that what a device keeps is
 * kept apart for each account; a call that waited for the network says who wrote it, and is refused where a person
 * else is signed in meanwhile.
 */
export const accountHeader = 'tanabana-account';

/** What a page says where nobody is signed in; a page that could not find out says nothing. */
export const nobody = 'nobody';

/** What answers say of a session that ends with the browser: nothing of it is kept on the device. */
export const unkept = 'unkept';

export const accountSentences = {
  other: sentence('platform.otherAccount'),
} as const;
