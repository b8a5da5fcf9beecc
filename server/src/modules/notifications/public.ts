export { makeFindLetterWish } from './letters/letter-wish.ts';
export { dataDownloadSettled } from './notifications.events.ts';
