import type { ValueWords } from '../catalogues/values-in.ts';

export const values: ValueWords = {
  deletedPerson: 'ডিলিট হওয়া ইউজার',
  partsOfDay: [
    [0, 'রাত'],
    [4, 'ভোর'],
    [6, 'সকাল'],
    [12, 'দুপুর'],
    [16, 'বিকেল'],
    [18, 'সন্ধ্যা'],
    [20, 'রাত'],
  ],
};
