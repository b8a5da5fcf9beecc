import en from './two-factor.en.json';

export const twoFactorWords = { en };
