import type { Names } from '../catalogues/names-in.ts';

export const names: Names = {
  deletedPerson: 'डिलीट किया गया यूज़र',
  partsOfDay: [
    [0, 'रात'],
    [4, 'सुबह'],
    [12, 'दोपहर'],
    [16, 'शाम'],
    [20, 'रात'],
  ],
};
