/** What a hand with an account is told of a hand-over. */
export type WorkNews = 'OFFER' | 'TAKE_BACK' | 'WITHDRAW' | 'CREDIT';
