import type { Names } from '../catalogues/names-in.ts';

export const names: Names = {
  deletedPerson: 'Deleted user',
  partsOfDay: [],
};
