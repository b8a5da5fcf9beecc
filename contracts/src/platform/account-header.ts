import { sentence } from '#contracts/words/sentence.ts';
/**
 * The header with the id of the account that a request or response belongs to. A response names its account, so that
 * a device caches data separately per account. A queued request names its author, and is refused if another account
 * is signed in by then.
 */
export const accountHeader = 'tanabana-account';

/** The value sent by a page if nobody is signed in; a page that could not find out sends nothing. */
export const nobody = 'nobody';

/** The value in responses for a session that ends with the browser: the device must store none of its data. */
export const unkept = 'unkept';

export const accountSentences = {
  other: sentence('platform.otherAccount'),
} as const;
