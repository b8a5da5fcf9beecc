import type { ValueWords } from '../catalogues/values-in.ts';

export const values: ValueWords = {
  deletedPerson: 'Deleted user',
  partsOfDay: [],
};
