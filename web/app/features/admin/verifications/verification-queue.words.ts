import bn from '#web/words/bn/features/admin/verifications/verification-queue.json';
import hi from '#web/words/hi/features/admin/verifications/verification-queue.json';
import ta from '#web/words/ta/features/admin/verifications/verification-queue.json';
import en from './verification-queue.en.json';

export const verificationQueueWords = { en, hi, bn, ta };
