export { makeFindLetterPreference } from './letters/letter-preference.ts';
export { dataDownloadSettled } from './notifications.events.ts';
