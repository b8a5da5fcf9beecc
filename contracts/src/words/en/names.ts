import type { Names } from '../catalogues/names.ts';

export const names: Names = {
  deletedPerson: 'Deleted user',
  partsOfDay: [],
};
