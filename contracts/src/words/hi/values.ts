import type { ValueWords } from '../catalogues/values-in.ts';

export const values: ValueWords = {
  deletedPerson: 'डिलीट किया गया यूज़र',
  partsOfDay: [
    [0, 'रात'],
    [4, 'सुबह'],
    [12, 'दोपहर'],
    [16, 'शाम'],
    [20, 'रात'],
  ],
};
