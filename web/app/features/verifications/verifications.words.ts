import bn from '#web/words/bn/features/verifications/verifications.json';
import hi from '#web/words/hi/features/verifications/verifications.json';
import ta from '#web/words/ta/features/verifications/verifications.json';
import en from './verifications.en.json';

export const verificationsWords = { en, hi, bn, ta };
