import bn from '#web/words/bn/features/accounts/emails/confirmation-letter.json';
import hi from '#web/words/hi/features/accounts/emails/confirmation-letter.json';
import ta from '#web/words/ta/features/accounts/emails/confirmation-letter.json';
import en from './confirmation-letter.en.json';

export const confirmationLetterWords = { en, hi, bn, ta };
