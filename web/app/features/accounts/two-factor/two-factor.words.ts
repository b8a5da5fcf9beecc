import bn from '#web/words/bn/features/accounts/two-factor/two-factor.json';
import hi from '#web/words/hi/features/accounts/two-factor/two-factor.json';
import ta from '#web/words/ta/features/accounts/two-factor/two-factor.json';
import en from './two-factor.en.json';

export const twoFactorWords = { en, hi, bn, ta };
